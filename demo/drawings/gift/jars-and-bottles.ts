import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { BRASS, PAPER, glassLight, lit, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import {
  bandPath,
  discPath,
  drawLathe,
  lathePath,
  roundness,
  type LatheSteps,
} from '#demo/drawings/solids.ts'
import { printDown, toLabel } from '#demo/drawings/print-words.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const fruitMark = (pen: Pen, colour: string): string =>
  ({
    round: () =>
      svg`<circle r="30" fill="${colour}"/><path d="M0 -30Q4 -46 20 -48Q16 -32 0 -30z" fill="#5d7a3a"/>`,
    drops: () =>
      svg`<g fill="${colour}"><circle cx="-18" r="18"/><circle cx="18" r="18"/><circle cy="26" r="18"/></g>
        <path d="M-16 -16Q0 -44 16 -16" fill="none" stroke="#5d7a3a" stroke-width="5"/>`,
    leaf: () =>
      svg`<path d="M0 -40Q40 0 0 42Q-40 0 0 -40z" fill="${colour}"/>
        <path d="M0 -30V36" stroke="#fff" stroke-width="4"/>`,
    half: () =>
      svg`<circle r="34" fill="${colour}"/><circle r="25" fill="#fff" opacity=".6"/>
        ${times(6, (index) => svg`<path d="M0 -4L8 -22H-8z" transform="rotate(${index * 60})" fill="${colour}"/>`)}`,
  })[pen.pick('fruit mark', ['round', 'drops', 'leaf', 'half'])]()

const jamJar: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 0, y: -110, zoom: 2.1 },
  use: { setting: 'kitchen', x: 470, y: 420, scale: 0.46 },
  draw: (pen) => {
    const jam = toTone(
      pen.pick('jam', [
        '#a4213a',
        '#e08a1e',
        '#5b2a55',
        '#c9b43c',
        '#c2452d',
        '#7c8f35',
        '#f3ead6',
        '#7a4a26',
      ]),
    )
    const steps: LatheSteps = pen.pick('jar', [
      [
        [140, -120],
        [172, -84],
        [176, 190],
        [164, 226],
      ],
      [
        [150, -130],
        [160, -110],
        [160, 200],
        [150, 226],
      ],
      [
        [134, -120],
        [190, -20],
        [190, 140],
        [150, 226],
      ],
    ])
    const body = lathePath(pen, steps)
    const cloth = pen.pick('lid', ['cloth', 'metal', 'metal'])
    const k = roundness(pen)
    const cap = svg`${drawLathe(
      pen,
      [
        [146, -196],
        [150, -130],
      ],
      pen.colour,
    )}<path d="${discPath(pen, 120, -196)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>`
    const hood = smoothPath([
      [-150, -190 - 90 * k],
      [0, -206 - 130 * k],
      [150, -190 - 90 * k],
      [160, -160],
      [186, -84],
      [120, -96],
      [60, -74],
      [0, -92],
      [-60, -72],
      [-120, -96],
      [-186, -84],
      [-160, -160],
    ])
    const label = pen.pick('paper label', [
      roundedBox(-96, -30, 192, 180, 10),
      roundedBox(-120, 0, 240, 130, 60),
      'M-100 -30H100V120L0 170L-100 120z',
    ])
    return svg`<path d="${body}" fill="${turned(pen, jam)}"/><g clip-path="${pen.clip(body)}">
      <g fill="#000" opacity=".18"><circle cx="-90" cy="-20" r="22"/><circle cx="110" cy="30" r="26"/>
      <circle cx="80" cy="180" r="22"/><circle cx="-110" cy="130" r="18"/></g>
      <path d="M-200 -130H200V-84H-200z" fill="#fff" opacity=".35"/></g>${glassLight(pen, body)}
      <path d="${label}" fill="${lit(pen, PAPER)}"/>
      <g transform="translate(0 52)">${fruitMark(pen, jam.base)}</g>
      <path d="M-52 110h104M-36 -8h72" stroke="#6b5a48" stroke-width="6"/>
      ${
        cloth === 'cloth'
          ? svg`<path d="${hood}" fill="${lit(pen, pen.colour)}"/>
      <path d="${hood}" fill="${repeatPattern(pen, pen.colour.accent, 0.5)}"/>
      <path d="M-158 -146Q0 -112 158 -146" fill="none" stroke="${BRASS.base}" stroke-width="9"/>
      <path d="M-10 -126q-40 20 -60 70M6 -126q30 24 40 74" fill="none" stroke="${BRASS.base}" stroke-width="6"/>`
          : cap
      }`
  },
}

const juiceBottle: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 0, y: 60, zoom: 2 },
  use: { setting: 'kitchen', x: 480, y: 372, scale: 0.6 },
  draw: (pen) => {
    const juice = toTone(
      pen.pick('juice', ['#f0912a', '#e9c23c', '#a4213a', '#8fa63a', '#d8573f', '#6d2c50']),
    )
    const steps: LatheSteps = pen.pick('bottle', [
      [
        [40, -220],
        [44, -150],
        [96, -90],
        [100, 230],
        [92, 246],
      ],
      [
        [36, -230],
        [38, -110],
        [124, 0],
        [126, 220],
        [112, 246],
      ],
      [
        [46, -200],
        [50, -170],
        [108, -140],
        [110, 226],
        [100, 246],
      ],
    ])
    const body = lathePath(pen, steps)
    const radius = steps[3]?.[0] ?? 100
    const one = svg`<path d="${body}" fill="${turned(pen, juice)}"/>${glassLight(pen, body)}
      <path d="M${-radius} 20A${radius} ${radius * roundness(pen)} 0 0 0 ${radius} 20V170A${radius} ${radius * roundness(pen)} 0 0 1 ${-radius} 170z" fill="${turned(pen, PAPER)}"/>
      <g transform="translate(-8 ${96 + radius * roundness(pen)}) scale(1.1)">${fruitMark(pen, juice.base)}</g>
      <path d="${bandPath(pen, radius, 34)}" fill="none" stroke="${pen.colour.base}" stroke-width="9"/>
      ${drawLathe(
        pen,
        [
          [46, -268],
          [48, -206],
        ],
        pen.colour,
      )}`
    const pair = pen.pick('set', [2, 3])
    return times(pair, (index) =>
      place(
        one,
        (index - (pair - 1) / 2) * radius * (pair === 3 ? 1.56 : 2.05),
        pair === 3 ? 62 : 0,
        pair === 3 ? 0.74 : 1,
      ),
    )
  },
}

const sakeBottle: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -10, y: 70, zoom: 2 },
  use: { setting: 'kitchen', x: 470, y: 352, scale: 0.66 },
  draw: (pen) => {
    const glass = toTone(
      pen.pick('glass', ['#2e4a3a', '#3a2a20', '#2a4668', '#8fa9a4', '#1e2226', '#dfe6e4']),
    )
    const steps: LatheSteps = pen.pick('shape', [
      [
        [34, -240],
        [36, -150],
        [106, -60],
        [110, 230],
        [100, 250],
      ],
      [
        [30, -240],
        [34, -90],
        [88, 0],
        [140, 130],
        [140, 220],
        [124, 250],
      ],
      [
        [38, -210],
        [42, -170],
        [122, -120],
        [126, 226],
        [114, 250],
      ],
    ])
    const radius = steps.at(-2)?.[0] ?? 110
    const body = lathePath(pen, steps)
    const tall = pen.pick('label height', [190, 150])
    const print = svg`<path d="${roundedBox(-radius * 0.66, 226 - tall, radius * 1.32, tall, 3)}" fill="${lit(pen, PAPER)}"/>
      <path d="M${-radius * 0.66} ${226 - tall}h12v${tall}h-12z" fill="${pen.colour.base}"/>
      ${printDown(toLabel(pen), { x: 4, y: 226 - tall / 2, room: tall - 16, size: 96, ink: '#25201c' })}
      <path d="${roundedBox(radius * 0.34, 190, 26, 26, 3)}" fill="#c0392b"/>`
    return svg`<path d="${body}" fill="${turned(pen, glass)}"/>${glassLight(pen, body)}
      <g transform="translate(0 ${radius * roundness(pen) * 0.8}) scale(1 ${1 - roundness(pen) * 0.1})">${print}</g>${drawLathe(
        pen,
        [
          [37, -286],
          [40, -212],
        ],
        pen.colour,
      )}<path d="${bandPath(pen, 40, -222)}" fill="none" stroke="${pen.colour.accent}" stroke-width="8"/>
      ${pen.pick('cord', [true, false]) && svg`<path d="M-40 -196Q0 -180 40 -196M-6 -188q-30 40 -46 90M4 -188q26 40 50 84" fill="none" stroke="${pen.colour.accent}" stroke-width="8"/>`}`
  },
}

export const JARS_AND_BOTTLES = {
  'jam-jar': jamJar,
  'juice-bottle': juiceBottle,
  'sake-bottle': sakeBottle,
} satisfies Record<string, Drawing>
