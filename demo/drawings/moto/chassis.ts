import { toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, RUBBER, STEEL, chrome, gloss, lit, swollen, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const seatShapes = {
  long: smoothPath([
    [-286, 20],
    [-250, -60],
    [-150, -50],
    [-20, -56],
    [120, -96],
    [260, -110],
    [290, -60],
    [270, -10],
    [120, 30],
    [-60, 60],
    [-230, 66],
  ]),
  cafe: smoothPath([
    [-286, 30],
    [-240, -30],
    [-90, -16],
    [40, -30],
    [130, -120],
    [230, -150],
    [290, -90],
    [276, 0],
    [120, 40],
    [-80, 70],
    [-240, 70],
  ]),
  step: smoothPath([
    [-290, 24],
    [-256, -50],
    [-120, -30],
    [0, -20],
    [60, -90],
    [180, -118],
    [280, -120],
    [294, -70],
    [200, -14],
    [40, 50],
    [-120, 76],
    [-240, 66],
  ]),
}

const seat: Drawing = {
  stands: false,
  angle: 'laid',
  detail: { x: 60, y: -40, zoom: 2.2 },
  use: { setting: 'motorcycle', x: 520, y: 376, scale: 0.4 },
  draw: (pen) => {
    const shape = seatShapes[pen.pick('seat', ['long', 'cafe', 'step'])]
    const stitch = pen.pick('stitch', ['tuck', 'diamond', 'plain'])
    const quilt = {
      tuck: times(
        15,
        (index) =>
          svg`<path d="M${-230 + index * 32} -160q14 110 -6 240" stroke="#000" stroke-opacity=".4" stroke-width="5"/>
            <path d="M${-224 + index * 32} -160q14 110 -6 240" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>`,
      ),
      diamond: svg`<path d="M-300 -160H300V100H-300z" fill="${pen.pattern(44, 44, svg`<path d="M22 0L44 22L22 44L0 22z" fill="none" stroke="${pen.colour.accent}" stroke-width="2.4" stroke-dasharray="6 3"/>`)}"/>`,
      plain: svg`<path d="M-280 6Q0 30 290 -70" stroke="${pen.colour.accent}" stroke-width="4" stroke-dasharray="11 6"/>
        <path d="M-20 -90Q10 0 -30 80" stroke="#000" stroke-opacity=".3" stroke-width="4"/>`,
    }[stitch]
    return svg`<g transform="translate(0 20) scale(1 1.3)">
      <path d="${shape}" transform="translate(3 22)" fill="#141415"/>
      <path d="${shape}" fill="${swollen(pen, pen.colour)}"/>
      <g clip-path="${pen.clip(shape)}" fill="none">${quilt}
      <path d="M-300 40Q-40 76 300 -30V100H-300z" fill="#000" opacity=".34"/>
      <path d="M-300 36Q-40 72 300 -34" stroke="${pen.colour.accent}" stroke-width="7"/>
      <path d="M-270 -40Q-120 -40 0 -30T280 -100" stroke="#fff" stroke-opacity=".28" stroke-width="16"/></g></g>`
  },
}

/** A standing helix of `turns` coils between two heights; `squeeze` packs them to the top. */
const helix = (
  pen: Pen,
  radius: number,
  top: number,
  bottom: number,
  turns: number,
  wire: number,
  tone: Tone,
  squeeze = 1,
): string => {
  const at = (share: number): number => top + (bottom - top) * share ** squeeze
  const back = times(turns, (index) => {
    const [y1, y2] = [at((index + 0.5) / turns), at((index + 1) / turns)]
    return svg`M${radius} ${y1}Q${0} ${(y1 + y2) / 2 - radius * 0.1} ${-radius} ${y2}`
  })
  const front = times(turns, (index) => {
    const [y1, y2] = [at(index / turns), at((index + 0.5) / turns)]
    return svg`M${-radius} ${y1}Q0 ${(y1 + y2) / 2 + radius * 0.34} ${radius} ${y2}`
  })
  const light = pen.linearAcross(
    [
      [0, tone.base],
      [0.25, tone.highlight],
      [0.5, tone.base],
      [1, tone.shade],
    ],
    [-radius, 0],
    [radius, 0],
  )
  return svg`<g fill="none" stroke-linecap="round">
    <path d="${back}" stroke="${tone.shade}" stroke-width="${wire}"/><!--core-->
    <path d="${front}" stroke="#000" stroke-opacity=".3" stroke-width="${wire}" transform="translate(0 5)"/>
    <path d="${front}" stroke="${light}" stroke-width="${wire}"/>
    <path d="${front}" stroke="#fff" stroke-opacity=".35" stroke-width="${wire * 0.16}" transform="translate(0 ${-wire * 0.24})"/></g>`
}

const shock = (pen: Pen): string => {
  const reservoir = pen.pick('reservoir', ['piggyback', 'none', 'hose'])
  const turns = pen.count('coils', 6, 9)
  const spring = helix(pen, 78, -128, 150, turns, 26 - turns, pen.colour, pen.pick('progressive', [1, 1.25]))
  const core = svg`<path d="M-22 60H22V236H-22z" fill="${chrome(pen)}"/>
    <path d="M-48 -150H48V70H-48z" fill="${turned(pen, DARK_STEEL)}"/>
    <path d="M-48 -130h96M-48 -118h96M-48 -106h96M-48 -94h96" stroke="#000" stroke-opacity=".4" stroke-width="4"/>`
  const eye = (y: number): string =>
    svg`<circle cy="${y}" r="36" fill="${lit(pen, STEEL)}"/>
      <circle cy="${y}" r="21" fill="${lit(pen, RUBBER)}"/>
      <circle cy="${y}" r="10" fill="${lit(pen, STEEL)}"/>`
  const gas = toTone(pen.colour.accent)
  const bottle = svg`<path d="${roundedBox(84, -236, 62, 190, 18)}" fill="${turned(pen, reservoir === 'hose' ? STEEL : gas)}"/>
    <path d="M84 -200h62v10h-62zM84 -90h62v10h-62z" fill="#000" opacity=".35"/>`
  const hose =
    reservoir === 'hose' &&
    '<path d="M40 -206C70 -280 150 -280 118 -230" fill="none" stroke="#26282b" stroke-width="14"/>'
  return svg`${hose}${reservoir !== 'none' && bottle}${reservoir === 'piggyback' && svg`<path d="M0 -222H100V-180H0z" fill="${lit(pen, DARK_STEEL)}"/>`}${spring.replace('<!--core-->', `</g>${core}<g fill="none" stroke-linecap="round">`)}
    <path d="${roundedBox(-96, -160, 192, 26, 10)}" fill="${turned(pen, gas)}"/>
    <path d="${roundedBox(-90, 150, 180, 26, 10)}" fill="${turned(pen, STEEL)}"/>
    <path d="${roundedBox(-44, -240, 88, 84, 16)}" fill="${turned(pen, STEEL)}"/>
    <path d="M-30 170H30V250H-30z" fill="${turned(pen, STEEL)}"/>${eye(-244)}${eye(250)}`
}

const shockAbsorber: Drawing = {
  angle: 'laid',
  detail: { x: -20, y: -110, zoom: 2.1 },
  use: { setting: 'motorcycle', x: 560, y: 478, scale: 0.27, degrees: 20 },
  draw: (pen) => place(shock(pen), -110, 0, 0.98, 8) + place(shock(pen), 110, 0, 0.98, 8),
}

const forkSpring: Drawing = {
  angle: 'laid',
  detail: { x: -60, y: -60, zoom: 2.3 },
  use: { setting: 'bench', x: 400, y: 600, scale: 0.66, degrees: 70 },
  draw: (pen) => {
    const turns = pen.count('spring turns', 13, 19)
    const squeeze = pen.pick('rate', [1, 1.4, 0.75])
    const spring = helix(pen, 58, -250, 250, turns, 17, pen.colour, squeeze).replace('<!--core-->', '')
    const spacer = svg`<path d="${roundedBox(-46, 0, 92, pen.pick('spacer', [60, 110]), 8)}" fill="${turned(pen, toTone(pen.colour.accent))}"/>`
    return place(spring, -120, 10, 1.04, 14) + place(spring, 62, 0, 1.04, 14) + place(spacer, 214, 110, 1, 14)
  },
}

/** A line of tubes welded together, with light on top. */
const frame = (path: string, tone: Tone, width = 30): string =>
  svg`<g fill="none" stroke-linejoin="round" stroke-linecap="round">
    <path d="${path}" stroke="${tone.shade}" stroke-width="${width}"/>
    <path d="${path}" stroke="${tone.base}" stroke-width="${width * 0.7}" transform="translate(-2 -2)"/>
    <path d="${path}" stroke="${tone.highlight}" stroke-width="${width * 0.2}" transform="translate(-5 -6)"/></g>`

const stand: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -160, y: 130, zoom: 2.2 },
  use: { setting: 'motorcycle', x: 620, y: 566, scale: 0.62 },
  draw: (pen) => {
    const hook = pen.pick('hook', ['fork', 'pad'])
    const handle = pen.pick('handle', ['loop', 'single'])
    const wheelOf = (x: number): string =>
      place(
        svg`<circle r="42" fill="${lit(pen, RUBBER)}"/>
          <circle r="24" fill="${lit(pen, toTone(pen.colour.accent))}"/><circle r="10" fill="#2a2b2d"/>`,
        x,
        196,
      )
    const cup = (x: number): string =>
      hook === 'fork'
        ? svg`<path d="M${x - 26} -196h16v44h20v-44h16v64h-52z" fill="${lit(pen, DARK_STEEL)}"/>`
        : svg`<path d="${roundedBox(x - 40, -176, 80, 26, 10)}" fill="${lit(pen, RUBBER)}"/>`
    return svg`${frame('M-176 176L-156 -130M176 176L156 -130', pen.colour, 34)}${frame('M-170 60H170', pen.colour)}${frame('M-172 60L-104 176M172 60L104 176', pen.colour, 20)}${frame(handle === 'loop' ? 'M-176 176L-116 240H116L176 176' : 'M-176 176H176M0 176V244M-70 244H70', pen.colour, 30)}${wheelOf(-214)}${wheelOf(214)}${cup(-156)}${cup(156)}
      <path d="${roundedBox(-86, 42, 172, 38, 6)}" fill="${pen.colour.accent}"/>
      <path d="M-60 54h86v13h-86z" fill="${pen.colour.base}"/>
      <path d="M-86 42h172v16h-172z" fill="${gloss(pen, 0.4)}"/>`
  },
}

export const CHASSIS = {
  seat,
  'shock-absorber': shockAbsorber,
  'fork-spring': forkSpring,
  stand,
} satisfies Record<string, Drawing>
