import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, polygonPath, roundedBox } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, STEEL, chrome, gloss, knurl, lit, rolled, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** A bolt lying with its head to the left, `long` from under the head to the tip. */
const bolt = (pen: Pen, long: number): string => {
  const head = pen.pick('head', ['cap', 'flange', 'dome'])
  const shape = {
    cap: svg`<path d="${roundedBox(-60, -34, 60, 68, 6)}" fill="${rolled(pen, pen.colour)}"/>
      <path d="${roundedBox(-60, -34, 60, 68, 6)}" fill="${knurl(pen, 7)}"/>`,
    flange: svg`<path d="M-54 -26H-14V26H-54z" fill="${rolled(pen, pen.colour)}"/>
      <path d="M-54 -9h40M-54 10h40" stroke="#000" stroke-opacity=".3" stroke-width="3"/>
      <path d="${roundedBox(-16, -40, 16, 80, 4)}" fill="${rolled(pen, pen.colour)}"/>`,
    dome: svg`<path d="M0 -42Q-50 -36 -50 0T0 42z" fill="${rolled(pen, pen.colour)}"/>`,
  }[head]
  return svg`<path d="M0 -17H${long}L${long + 6} -10V10L${long} 17H0z" fill="${rolled(pen, pen.pick('shank', [STEEL, pen.colour]))}"/>
    <g stroke="#24262a" stroke-opacity=".55" stroke-width="3.4">${times(Math.floor((long - 30) / 9), (index) => svg`<path d="M${30 + index * 9} -17l5 34"/>`)}</g>${shape}`
}

const boltHead = (pen: Pen, radius: number): string => {
  const socket = pen.pick('socket', [
    polygonPath(6, radius * 0.5),
    circlePath(0, 0, radius * 0.4),
    polygonPath(6, radius * 0.42, 0),
  ])
  return svg`<circle r="${radius}" fill="${lit(pen, pen.colour)}"/>
    <circle r="${radius * 0.84}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
    <path d="${socket}" fill="#121214"/>
    <path d="M${-radius * 0.3} ${radius * 0.28}h${radius * 0.6}" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>`
}

const boltSet: Drawing = {
  angle: 'laid',
  detail: { x: -150, y: -60, zoom: 2.3 },
  use: { setting: 'bench', x: 400, y: 600, scale: 0.62 },
  draw: (pen) => {
    const rows = pen.count('rows', 3, 5)
    const washers = pen.pick('extras', ['washers', 'nuts', 'heads'])
    const extra = {
      washers: svg`<path d="${circlePath(0, 0, 36)}${circlePath(0, 0, 18)}" fill="${lit(pen, pen.colour)}" fill-rule="evenodd"/>`,
      nuts: svg`<path d="${polygonPath(6, 40)}${circlePath(0, 0, 19)}" fill="${lit(pen, pen.colour)}" fill-rule="evenodd"/>`,
      heads: boltHead(pen, 36),
    }[washers]
    const kept = pen.keep(`<g transform="translate(4 6)" opacity=".3">${extra}</g>${extra}`)
    const lines = times(rows, (row) => {
      const y = -190 + ((row + 0.5) * 380) / rows
      const scale = 4.4 / (rows + 1)
      return (
        place(bolt(pen, 200 - row * 22), -205, y, scale) +
        times(
          3,
          (index) =>
            svg`<use href="#${kept}" transform="translate(${80 + index * 84} ${y}) scale(${0.95 - (rows - 3) * 0.08})"/>`,
        )
      )
    })
    return svg`<path d="${roundedBox(-290, -224, 580, 448, 22)}" fill="${lit(pen, toTone('#e9e6e0'))}"/>
      <path d="${roundedBox(-272, -206, 544, 412, 12)}" fill="#cfcac1"/>
      <path d="${roundedBox(-272, -206, 544, 412, 12)}" fill="none" stroke="#000" stroke-opacity=".15" stroke-width="6"/>
      <path d="${times(rows - 1, (row) => svg`M-272 ${-206 + ((row + 1) * 412) / rows}h544`)}M36 -206v412" stroke="#f5f3ef" stroke-width="10"/>
      ${lines}<path d="${roundedBox(-290, -224, 580, 448, 22)}" fill="${gloss(pen, 0.22)}"/>`
  },
}

const wrench = (pen: Pen, long: number): string => {
  const end = pen.pick('jaw', [12, 0])
  const body = svg`M${-long / 2 + 30} -15L${long / 2 - 24} -11V11L${-long / 2 + 30} 15z`
  const jaw = 'M-50 -16L-22 -44Q6 -52 34 -34L6 -14V14L34 34Q6 52 -22 44L-50 16z'
  return svg`<path d="${body}" fill="${rolled(pen, STEEL)}"/>
    <path d="${roundedBox(-long * 0.22, -6, long * 0.44, 12, 5)}" fill="${pen.colour.base}"/>
    <g transform="translate(${long / 2} 0) rotate(${end})"><path d="${jaw}" fill="${lit(pen, STEEL)}"/>
    <path d="${jaw}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/></g>
    <g transform="translate(${-long / 2} 0)">
    <path d="${circlePath(0, 0, 40)}${polygonPath(12, 25)}" fill="${lit(pen, STEEL)}" fill-rule="evenodd"/>
    <path d="${polygonPath(12, 25)}" fill="none" stroke="#50555b" stroke-width="3"/></g>`
}

/** What else comes in a roll of tools, drawn as long as a wrench would be. */
const otherTools = {
  hex: (pen: Pen, long: number) =>
    svg`<path d="M${-long / 2} 26V-8Q${-long / 2} -18 ${-long / 2 + 12} -18H${long / 2}" fill="none" stroke="${STEEL.shade}" stroke-width="22"/>
      <path d="M${-long / 2} 24V-8Q${-long / 2} -18 ${-long / 2 + 12} -18H${long / 2 - 2}" fill="none" stroke="${pen.colour.highlight}" stroke-width="10"/>`,
  socket: (pen: Pen, long: number) =>
    [-0.46, -0.3, 0.3, 0.46].map(
      (share) =>
        svg`<g transform="translate(${long * share} 0)"><circle r="36" fill="${lit(pen, STEEL)}"/><path d="${polygonPath(6, 22)}" fill="#17181b"/></g>`,
    ),
  tee: (pen: Pen, long: number) =>
    svg`<path d="${roundedBox(-long / 2 - 8, -46, 30, 92, 12)}" fill="${lit(pen, STEEL)}"/>
      <path d="M${-long / 2 + 16} -11H${long / 2 - 30}V11H${-long / 2 + 16}z" fill="${rolled(pen, STEEL)}"/>
      <path d="${roundedBox(long / 2 - 40, -20, 56, 40, 6)}" fill="${rolled(pen, DARK_STEEL)}"/>`,
  ring: (pen: Pen, long: number) =>
    svg`<path d="M${-long / 2 + 24} -13H${long / 2 - 24}V13H${-long / 2 + 24}z" fill="${rolled(pen, STEEL)}"/>
      ${[-1, 1].map((side) => svg`<g transform="translate(${(side * long) / 2} 0)"><path d="${circlePath(0, 0, 40)}${polygonPath(12, 24)}" fill="${lit(pen, STEEL)}" fill-rule="evenodd"/></g>`)}`,
  adjust: (pen: Pen, long: number) =>
    svg`<path d="M${-long / 2} -16L${long / 2 - 70} -20V20L${-long / 2} 16z" fill="${rolled(pen, STEEL)}"/>
      <path d="M${long / 2 - 80} -40L${long / 2 - 10} -52L${long / 2 + 20} -34L${long / 2 - 20} -20V10L${long / 2 + 16} 16L${long / 2 - 4} 40L${long / 2 - 80} 40z" fill="${lit(pen, STEEL)}"/>
      <circle cx="${long / 2 - 46}" cy="12" r="13" fill="${lit(pen, DARK_STEEL)}"/>`,
}

const drawTool = (pen: Pen, long: number) => {
  const other = otherTools[pen.trait('tool') as keyof typeof otherTools]
  return other ? svg`${other(pen, long)}` : wrench(pen, long)
}

const wrenchSet: Drawing = {
  angle: 'laid',
  detail: { x: -130, y: 20, zoom: 2.2 },
  use: { setting: 'bench', x: 400, y: 600, scale: 0.62 },
  draw: (pen) => {
    const count = Number(pen.trait('pieces') ?? pen.count('wrenches', 4, 7))
    const roll = pen.colour
    return svg`<path d="${roundedBox(-288, -250, 576, 500, 16)}" fill="${lit(pen, roll)}"/>
      <path d="${roundedBox(-288, -250, 576, 500, 16)}" fill="${weave(pen, 7)}"/>
      <path d="${roundedBox(-276, -238, 552, 476, 10)}" fill="none" stroke="${roll.accent}" stroke-opacity=".8" stroke-width="3" stroke-dasharray="9 6"/>
      ${times(count, (index) => {
        const y = -206 + ((index + 0.5) * 400) / count
        return place(
          `<g transform="translate(4 8)" opacity=".35">${svg`<path d="M-200 -15H180V15H-200z"/>`}</g>${drawTool({ ...pen, colour: toTone('#4c5056') }, 440 - index * 30)}`,
          0,
          y,
          Math.min(0.66 + 1.6 / count, 1.1) - 0.02 * index,
        )
      })}<path d="M-120 -250H70V250H-120z" fill="${lit(pen, roll)}" opacity=".96"/>
      <path d="M-120 -250H70V250H-120z" fill="${weave(pen, 7)}"/>
      <path d="M-108 -250V250M58 -250V250" stroke="${roll.accent}" stroke-opacity=".8" stroke-width="3" stroke-dasharray="9 6"/>
      <path d="M70 -250h12V250H70z" opacity=".25"/><path d="M-70 -30h90v60h-90z" fill="${roll.accent}"/>
      <path d="M-54 -12h58v8h-58zM-54 6h38v7h-38z" fill="${roll.base}"/>`
  },
}

const torqueWrench: Drawing = {
  angle: 'laid',
  detail: { x: 40, y: 0, zoom: 2.5 },
  use: { setting: 'bench', x: 400, y: 600, scale: 0.74, degrees: 28 },
  draw: (pen) => {
    const head = pen.pick('ratchet', ['round', 'drop'])
    const box = pen.pick('case', [true, false])
    const scale = times(13, (index) => svg`<path d="M${-14 + index * 10} ${-16}v${index % 3 ? 12 : 20}"/>`)
    const tool = svg`<path d="${head === 'round' ? circlePath(-262, 0, 52) : 'M-322 0Q-316 -50 -262 -48L-190 -20V20L-262 48Q-316 50 -322 0z'}" fill="${lit(pen, STEEL)}"/>
      <path d="M-220 -18H-40V18H-220z" fill="${chrome(pen, true)}"/>
      <circle cx="-264" r="30" fill="${lit(pen, DARK_STEEL)}"/>
      <path d="M-278 -14h28v28h-28z" fill="${lit(pen, STEEL)}"/>
      <path d="${roundedBox(-60, -24, 180, 48, 8)}" fill="${rolled(pen, STEEL)}"/>
      <g stroke="#222" stroke-width="2.6">${scale}</g><path d="M-46 14h120v5h-120z" fill="#b9342a"/>
      <path d="${roundedBox(116, -32, 178, 64, 18)}" fill="${rolled(pen, pen.colour)}"/>
      <path d="${roundedBox(130, -32, 130, 64, 4)}" fill="${knurl(pen, 11)}"/>
      <path d="${roundedBox(112, -34, 22, 68, 5)}" fill="${rolled(pen, toTone(pen.colour.accent))}"/>
      <path d="${roundedBox(284, -24, 22, 48, 8)}" fill="${chrome(pen, true)}"/>`
    const tray =
      box &&
      svg`<g transform="rotate(-28)">
        <path d="${roundedBox(-330, -120, 660, 240, 26)}" fill="${lit(pen, pen.colour)}"/>
        <path d="${roundedBox(-312, -102, 624, 204, 16)}" fill="#26272a"/>
        <path d="${roundedBox(-312, -102, 624, 204, 16)}" fill="${gloss(pen, 0.15)}"/>
        <path d="${roundedBox(150, 40, 60, 50, 8)}" fill="${lit(pen, STEEL)}"/>
        <path d="${roundedBox(60, 40, 70, 50, 8)}" fill="${lit(pen, DARK_STEEL)}"/></g>`
    return svg`<g transform="scale(.92)">${tray}${place(`<path d="M-300 -20H290V30H-300z" opacity=".25" transform="translate(6 12)"/>${tool}`, box ? -14 : 0, box ? -26 : 0, box ? 0.92 : 1.08, -28)}</g>`
  },
}

export const TOOLS = {
  'bolt-set': boltSet,
  'wrench-set': wrenchSet,
  'torque-wrench': torqueWrench,
} satisfies Record<string, Drawing>
