import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, chrome, lit, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { printDown, toLabel } from '#demo/drawings/print-words.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { bandPath, discPath, drawLathe, lathePath, roundness } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const teaTin: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -40, y: -90, zoom: 2 },
  use: { setting: 'tea-table', x: 520, y: 392, scale: 0.56 },
  draw: (pen) => {
    const [radius, top] = pen.pick('size', [
      [150, -210],
      [176, -130],
      [136, -230],
    ] as const)
    const steps = [
      [radius, top],
      [radius, 232],
    ] as const
    const body = lathePath(pen, steps)
    const lid = top + 90
    const wrap = pen.pick('wrap', ['paper', 'label', 'plain band'])
    const word = toLabel(pen)
    const label = svg`<path d="${roundedBox(-58, lid + 34, 116, 150, 4)}" fill="${PAPER.base}"/>
      <path d="${roundedBox(-50, lid + 42, 100, 134, 3)}" fill="none" stroke="${pen.colour.base}" stroke-width="3"/>
      ${printDown(word, { y: lid + 109, room: 130, size: 48, ink: '#2b2622' })}`
    const paper = svg`<path d="M-200 ${lid + 8}H200V260H-200z" fill="${repeatPattern(pen, pen.colour.accent)}"/>`
    const plainBand = svg`<path d="M-200 ${lid + 60}H200V${lid + 150}H-200z" fill="${pen.colour.accent}"/>`
    return svg`${drawLathe(pen, steps, pen.colour)}
      <g clip-path="${pen.clip(body)}">${wrap === 'paper' && paper}${wrap === 'plain band' && plainBand}
      <path d="${body}" fill="${pen.linear(
        [
          [0, '#000', 0.35],
          [0.24, '#fff', 0.34],
          [0.42, '#fff', 0],
          [1, '#000', 0.5],
        ],
        [0, 0],
        [1, 0],
      )}"/></g>
      <path d="${bandPath(pen, radius, lid)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="6"/>
      <path d="${bandPath(pen, radius, lid - 6)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>
      <path d="${bandPath(pen, radius, 228)}" fill="none" stroke="${chrome(pen)}" stroke-width="7"/>
      ${word && `<g transform="translate(-14 ${(radius * roundness(pen) * 0.95).toFixed(1)})">${label}</g>`}
      <path d="${discPath(pen, radius - 12, top)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
      <path d="${discPath(pen, radius - 40, top)}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`
  },
}

const cupShapes = {
  straight: [
    [142, -150],
    [140, 120],
    [96, 196],
  ],
  round: [
    [150, -110],
    [172, 0],
    [150, 120],
    [90, 196],
  ],
  tulip: [
    [166, -140],
    [142, -30],
    [140, 90],
    [86, 196],
  ],
  choko: [
    [150, -110],
    [132, 196],
  ],
  small: [
    [112, -40],
    [118, 90],
    [78, 196],
  ],
  tall: [
    [124, -210],
    [126, 120],
    [96, 200],
  ],
} as const

/** Inside, tea and glazed outside of a cup without its handle. */
const cupBody = (
  pen: Pen,
  steps: readonly (readonly [number, number])[],
  filled: string | undefined,
): string => {
  const k = roundness(pen)
  const [[radius, y] = [150, -140]] = steps
  const outline = [...steps, [steps.at(-1)?.[0] ?? 90, (steps.at(-1)?.[1] ?? 196) + 40]] as const
  const body = lathePath(pen, steps)
  const glaze = pen.pick('glaze', ['dip', 'brush', 'pattern', 'speckle', 'lines'])
  const decor = {
    dip: svg`<path d="M-220 ${y - 80}H220V40Q150 70 90 34T-40 60T-220 20z" fill="${pen.colour.accent}" opacity=".9"/>`,
    brush: svg`<path d="M-200 70Q-60 10 60 50T220 10V60Q120 90 20 80T-200 110z" fill="${pen.colour.accent}" opacity=".85"/>
      <path d="M-200 124Q0 90 220 96" stroke="${pen.colour.accent}" stroke-width="7" fill="none"/>`,
    pattern: svg`<path d="M-220 -30H220V130H-220z" fill="${repeatPattern(pen, pen.colour.accent, 0.8)}"/>`,
    speckle: svg`<path d="M-220 -250H220V260H-220z" fill="${pen.pattern(
      58,
      58,
      svg`<g fill="${pen.colour.shade}">
      <circle cx="9" cy="12" r="3.4"/><circle cx="40" cy="24" r="2.4"/><circle cx="22" cy="44" r="4"/>
      <circle cx="50" cy="50" r="2"/></g>`,
    )}"/>`,
    lines: times(
      5,
      (index) =>
        svg`<path d="${bandPath(pen, 176, -60 + index * 40)}" fill="none" stroke="${pen.colour.accent}" stroke-width="${index % 2 ? 4 : 11}"/>`,
    ),
  }[glaze]
  return svg`<path d="${lathePath(pen, outline.slice(-2))}" fill="${turned(pen, toTone('#a58a6c'))}"/>
    <path d="${body}" fill="${turned(pen, pen.colour)}"/><g clip-path="${pen.clip(body)}">${decor}
    <path d="${body}" fill="${pen.linear(
      [
        [0, '#000', 0.3],
        [0.25, '#fff', 0.42],
        [0.42, '#fff', 0],
        [1, '#000', 0.5],
      ],
      [0, 0],
      [1, 0],
    )}"/></g><path d="${discPath(pen, radius, y)}" fill="${pen.colour.highlight}"/>
    <path d="${discPath(pen, radius - 11, y + 3)}" fill="${pen.linear([
      [0, pen.colour.shade],
      [1, pen.colour.highlight],
    ])}"/>
    ${
      filled &&
      svg`<path d="${discPath(pen, radius - 17, y + 12 * k + 5)}" fill="${lit(pen, toTone(filled))}"/>
    <path d="M${-radius * 0.6} ${y + 4}q${radius * 0.4} ${-radius * 0.3 * k} ${radius * 0.8} ${-radius * 0.2 * k}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4"/>`
    }`
}

const teaCup: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -70, y: -60, zoom: 2 },
  use: { setting: 'tea-table', x: 400, y: 440, scale: 0.5 },
  draw: (pen) => {
    const steps = cupShapes[pen.pick('cup', ['straight', 'round', 'tulip', 'tall', 'choko', 'small'])]
    const high = { ...pen, pitch: pen.pitch + 8 }
    const one = cupBody(high, steps, pen.pick('tea', ['#8e9c3c', '#a0632a', undefined]))
    return lineUp(pen, one, 1.12)
  },
}

/** As many as are sold together: one in the middle, or a row, of a pair the second smaller. */
const lineUp = (pen: Pen, one: string, scale: number): string => {
  const pieces = Number(pen.trait('pieces') ?? 1)
  if (pieces === 1) return place(one, 0, 14, scale)
  const kept = pen.keep(one)
  const size = pieces === 2 ? 0.72 : pieces === 3 ? 0.44 : 0.5
  return times(pieces, (index) => {
    const row = pieces > 3 && index % 2 === 1
    const x = pieces === 2 ? -150 + index * 300 : -230 + (index * 460) / (pieces - 1)
    const small = pieces === 2 && index === 1 ? 0.88 : 1
    return svg`<use href="#${kept}" transform="translate(${x} ${(row ? 20 : 90) + 200 * size * (1 - small)}) scale(${size * small})"/>`
  })
}

const bowl: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -70, y: 0, zoom: 2 },
  use: { setting: 'tea-table', x: 420, y: 452, scale: 0.52 },
  draw: (pen) => {
    const steps = pen.pick('bowl', [
      [
        [232, -70],
        [216, 40],
        [150, 150],
        [92, 196],
      ],
      [
        [244, -20],
        [228, 90],
        [160, 170],
        [110, 196],
      ],
      [
        [214, -96],
        [220, 20],
        [168, 150],
        [86, 196],
      ],
    ] as const)
    return lineUp(pen, cupBody({ ...pen, pitch: pen.pitch + 8 }, steps, undefined), 1.06)
  },
}

/** A small pot with its handle at the side, as it is held for green tea. */
const teapot: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -90, y: 0, zoom: 2 },
  use: { setting: 'tea-table', x: 420, y: 446, scale: 0.52 },
  draw: (pen) => {
    const high = { ...pen, pitch: pen.pitch + 4 }
    const wide = pen.pick('pot', [176, 190, 164])
    const steps = [
      [wide * 0.62, -60],
      [wide, 40],
      [wide * 0.96, 120],
      [wide * 0.6, 196],
    ] as const
    const knob = [
      [20, -140],
      [26, -112],
      [14, -92],
    ] as const
    // Turned, the spout comes nearer and the handle goes back.
    const turned_by = pen.turn > 0 ? 'matrix(.72 .16 0 1 0 10)' : 'matrix(1 0 0 1 0 0)'
    return svg`<g transform="${turned_by}"><path d="M-${wide - 24} 60Q-${wide + 70} 20 -${wide + 96} -70L-${wide + 62} -84Q-${wide + 30} -10 -${wide - 40} -6z" fill="${turned(high, pen.colour)}"/>
      <path d="M${wide - 30} 30L${wide + 128} -34L${wide + 142} 14L${wide - 18} 92z" fill="${lit(pen, pen.colour)}"/></g>
      ${cupBody(high, steps, undefined)}${drawLathe(
        high,
        [
          [wide * 0.2, -96],
          [wide * 0.64, -58],
        ],
        pen.colour,
      )}${drawLathe(high, knob, pen.colour)}`
  },
}

const ceramicCup: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 110, y: -20, zoom: 2 },
  use: { setting: 'desk', x: 520, y: 412, scale: 0.5 },
  draw: (pen) => {
    const steps = pen.pick('mug', [
      [
        [150, -170],
        [150, 170],
        [132, 210],
      ],
      [
        [164, -120],
        [168, 100],
        [128, 200],
      ],
      [
        [128, -190],
        [158, 60],
        [150, 208],
      ],
    ] as const)
    const high = { ...pen, pitch: pen.pitch + 6 }
    const ring = pen.pick('handle', [
      circlePath(150, 20, 84),
      roundedBox(90, -76, 140, 186, 50),
      'M120 -80C270 -120 270 130 130 130',
    ])
    const mug = svg`<g transform="translate(-40 4)">
      <path d="${ring}" fill="none" stroke="${pen.colour.shade}" stroke-width="40"/>
      <path d="${ring}" fill="none" stroke="${pen.colour.base}" stroke-width="28" transform="translate(-2 -3)"/>
      <path d="${ring}" fill="none" stroke="${pen.colour.highlight}" stroke-width="8" transform="translate(-3 -10)"/>
      ${cupBody(high, steps, pen.pick('drink', ['#4a2c1a', undefined, '#4a2c1a']))}</g>`
    return pen.trait('pieces') ? lineUp(pen, mug, 1) : mug
  },
}

export const TEA = {
  'tea-tin': teaTin,
  'tea-cup': teaCup,
  teapot,
  bowl,
  'ceramic-cup': ceramicCup,
} satisfies Record<string, Drawing>
