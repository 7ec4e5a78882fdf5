import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, holesOnCircle, place, roundedBox, toPoint, wavePath } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, STEEL, chrome, lit, machinedSheen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const frictionRing = (pen: Pen): string => {
  const edge = pen.pick('edge', ['round', 'wavy', 'petal'])
  const groups = pen.count('hole groups', 8, 10)
  const holes = pen.pick('holes', ['swirl', 'pairs', 'rows'])
  const drilled = {
    swirl: () => times(4, (row) => holesOnCircle(groups, 186 + row * 21, 8.5, row * 7)),
    pairs: () => holesOnCircle(groups * 2, 196, 9) + holesOnCircle(groups, 235, 13, 6),
    rows: () => times(3, (row) => holesOnCircle(groups + 5, 190 + row * 27, 8.5, (row % 2) * 10)),
  }[holes]()
  const outlines = {
    round: () => circlePath(0, 0, 272),
    wavy: () => wavePath(12, 282, 258),
    petal: () => wavePath(8, 284, 254),
  }
  return outlines[edge]() + circlePath(0, 0, 164) + drilled
}

const countBobbins = (pen: Pen): number => pen.count('bobbins', 5, 9)

const carrier = (pen: Pen): string => {
  const arms = countBobbins(pen)
  const outline = {
    scalloped: () => wavePath(arms, 168, 112),
    star: () => wavePath(arms, 176, 66),
    windowed: () => circlePath(0, 0, 158) + holesOnCircle(arms, 122, 20, 180 / arms),
  }[pen.pick('carrier', ['scalloped', 'star', 'windowed'])]()
  return `${outline}${circlePath(0, 0, pen.pick('hub', [48, 62]))}${holesOnCircle(5, 80, 8, 12)}`
}

const brakeDisc: Drawing = {
  angle: 'disc',
  rim: (pen) => frictionRing(pen) + carrier(pen),
  thickness: 14,
  detail: { x: 130, y: -130, zoom: 2.3 },
  use: { setting: 'motorcycle', x: 200, y: 560, scale: 0.4 },
  draw: (pen) => {
    const ring = frictionRing(pen)
    const arms = countBobbins(pen)
    const bobbin = pen.keep(
      svg`<circle r="20" fill="#2f3236"/><circle r="17" fill="${lit(pen, STEEL)}"/>
        <circle r="8" fill="#3b3e43"/><path d="M-8 0a8 8 0 0 0 16 0z" fill="#8b9097"/>`,
    )
    const placed = times(arms, (index) => {
      const [x, y] = toPoint(161, (index + 0.25) * (360 / arms))
      return svg`<use href="#${bobbin}" x="${x}" y="${y}"/>`
    })
    return svg`<path d="${ring}" fill="${lit(pen, STEEL)}" fill-rule="evenodd" stroke="#5a5f66" stroke-opacity=".7" stroke-width="3"/>
      <g clip-path="${pen.clip(ring)}">${machinedSheen(300)}<g fill="none" stroke="#fff" stroke-opacity=".22">
      <circle r="178"/><circle r="206"/><circle r="222"/><circle r="249"/></g>
      <circle r="170" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="12"/></g>
      <path d="${carrier(pen)}" fill="${lit(pen, pen.colour)}" fill-rule="evenodd" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>
      <circle r="64" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="7"/>${placed}`
  },
}

const padPlate = (pen: Pen): string =>
  pen.pick('plate', [
    'M-200 -40Q-196 -74 -160 -74H-116V-112Q-116 -136 -92 -136T-68 -112V-92H68V-112Q68 -136 92 -136T116 -112V-74H160Q196 -74 200 -40L182 70Q176 96 148 96H-148Q-176 96 -182 70z',
    'M-190 -64H-40L-34 -110Q0 -142 34 -110L40 -64H190Q214 -60 208 -34L190 66Q184 94 154 94H-154Q-184 94 -190 66L-208 -34Q-214 -60 -190 -64z',
    'M-220 -20Q-226 -78 -176 -78H120Q132 -134 176 -130T214 -84Q216 -30 190 40Q176 90 140 92H-150Q-186 90 -196 56z',
  ])

const brakePad: Drawing = {
  angle: 'laid',
  detail: { x: 70, y: 100, zoom: 2.1 },
  use: { setting: 'bench', x: 400, y: 590, scale: 0.62 },
  draw: (pen) => {
    const plate = padPlate(pen)
    const holes = circlePath(-92, -108, 0.1)
    const slot = pen.pick('slot', ['one', 'two', 'slanted'])
    const grooves = {
      one: 'M0 -60V82',
      two: 'M-62 -60L-50 82M62 -60L50 82',
      slanted: 'M-70 -60L-30 82M30 -60L70 82',
    }[slot]
    const compound = toTone(pen.pick('compound', ['#77665a', '#55585c', '#8a6a4a', '#6b5f62']))
    const speckle = pen.pattern(
      22,
      22,
      '<g fill="#fff" opacity=".3"><path d="M3 4h3v2H3zM14 9h2v3h-2zM8 16h3v2H8z"/></g><path d="M17 3h2v2h-2zM4 12h2v2H4z" opacity=".4"/>',
    )
    const block = 'M-160 -50Q-160 -62 -148 -62H148Q160 -62 160 -50L146 66Q142 82 126 82H-126Q-142 82 -146 66z'
    const back = svg`<path d="${plate}${holes}" fill="${lit(pen, pen.colour)}"/>
      <path d="${plate}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>
      <g fill="none" stroke="#000" stroke-opacity=".45" stroke-width="3"><circle cx="-70" cy="10" r="34"/>
      <circle cx="70" cy="10" r="34"/></g>
      <path d="M-24 58h48v10h-48zM-24 -54h48v8h-48z" fill="${pen.colour.accent}"/>`
    const face = svg`<path d="${plate}" transform="translate(0 9)" fill="#35383c"/>
      <path d="${plate}" fill="${lit(pen, STEEL)}"/>
      <path d="${block}" transform="translate(5 9)" fill="#000" opacity=".35"/>
      <path d="${block}" fill="${lit(pen, compound)}"/><path d="${block}" fill="${speckle}"/>
      <path d="M-152 -56H148" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>
      <path d="${grooves}" stroke="#1d1c1b" stroke-opacity=".75" stroke-width="13"/>
      <path d="${grooves}" transform="translate(7 0)" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>`
    return (
      place(back, 34, -120, 1, -9) +
      place(`<path d="${plate}" transform="translate(8 16)" opacity=".3"/>${face}`, -30, 104, 1.04, 5)
    )
  },
}

/** An opposed-piston caliper that bends round its disc, bridge and pads seen through the window. */
const brakeCaliper: Drawing = {
  angle: 'laid',
  detail: { x: -90, y: -20, zoom: 2.3 },
  use: { setting: 'motorcycle', x: 292, y: 474, scale: 0.24, degrees: 62 },
  draw: (pen) => {
    const body = pen.pick('body', [
      'M-286 90Q-292 -30 -210 -104Q-110 -176 0 -178T210 -104Q292 -30 286 90L250 132H182Q170 60 96 26T-96 26T-182 132H-250z',
      'M-290 60L-268 -50L-176 -136L-60 -176H60L176 -136L268 -50L290 60L262 130H190L150 60L60 22H-60L-150 60L-190 130H-262z',
    ])
    const many = pen.pick('pistons', [true, false])
    const bores = many
      ? [
          [-190, -4, 50],
          [-82, -72, 56],
          [66, -76, 60],
          [186, -10, 54],
        ]
      : [
          [-140, -44, 72],
          [132, -50, 80],
        ]
    const covers = bores.map(([x = 0, y = 0, r = 0]) =>
      place(
        svg`<circle r="${r}" fill="#000" opacity=".3" cx="5" cy="7"/>
          <circle r="${r}" fill="${lit(pen, { ...pen.colour, base: pen.colour.shade })}"/>
          <circle r="${r - 8}" fill="${lit(pen, STEEL)}"/>
          <g clip-path="${pen.clip(circlePath(0, 0, r - 8))}">${machinedSheen(r)}</g>
          <circle r="${r * 0.56}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4"/>
          <path d="M${-r * 0.3} -5h${r * 0.6}v10h${-r * 0.6}z" fill="#33363a" transform="rotate(40)"/>`,
        x,
        y,
      ),
    )
    const bolt = pen.keep(
      svg`<circle r="25" fill="#222427"/><circle r="21" fill="${lit(pen, STEEL)}"/>
        <path d="M-9 -5L0 -10.5L9 -5V5L0 10.5L-9 5z" fill="#2e3135"/>`,
    )
    const window = many ? 'M-30 -160Q-8 -168 14 -160L20 -10H-34z' : 'M-58 -166Q-4 -180 52 -166L40 -6H-48z'
    const bolts = [
      [-248, 84],
      [248, 84],
    ].map(([x = 0, y = 0]) => svg`<use href="#${bolt}" x="${x}" y="${y}"/>`)
    return place(
      svg`<path d="M-190 150Q-160 74 -90 48T90 48T190 150L150 176Q120 112 60 92T-60 92T-150 176z" fill="${lit(pen, DARK_STEEL)}"/>
        <path d="M-160 160Q-134 100 -70 76T70 76T160 160" fill="none" stroke="#7a685a" stroke-width="22"/>
        <path d="M224 -96L262 -150" stroke="${chrome(pen)}" stroke-width="20"/>
        <path d="M252 -140L270 -164" stroke="#26272a" stroke-width="24"/>
        <path d="${body}" transform="translate(4 12)" fill="${pen.colour.shade}"/>
        <path d="${body}" fill="${lit(pen, pen.colour)}" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
        <path d="${window}" fill="#1a1a1c"/>
        <path d="M-24 -120h46M-24 -92h46" stroke="#8d7a68" stroke-width="12"/>
        <path d="${roundedBox(-56, -64, 108, 13, 5)}" fill="${STEEL.highlight}"/>${covers}${bolts}
        <path d="M-232 -20Q-190 -100 -104 -140" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round"/>
        <path d="M-120 14Q-60 -8 0 -8T120 12" fill="none" stroke="${pen.colour.accent}" stroke-width="13" stroke-dasharray="${pen.pick('mark', ['200', '46 8', '24 10'])}"/>`,
      0,
      10,
      1,
      -16,
    )
  },
}

export const BRAKES = {
  'brake-disc': brakeDisc,
  'brake-pad': brakePad,
  'brake-caliper': brakeCaliper,
} satisfies Record<string, Drawing>
