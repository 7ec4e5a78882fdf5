import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { DARK_STEEL, STEEL, lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'

const fullFace = smoothPath([
  [-236, 20],
  [-220, -110],
  [-140, -214],
  [0, -250],
  [140, -220],
  [230, -110],
  [246, 20],
  [216, 120],
  [150, 214],
  [40, 236],
  [-90, 244],
  [-190, 226],
  [-250, 170],
  [-262, 100],
])
const jet = smoothPath([
  [-190, -20],
  [-200, -130],
  [-120, -220],
  [10, -250],
  [150, -216],
  [236, -100],
  [246, 40],
  [216, 150],
  [130, 206],
  [40, 200],
  [0, 120],
  [-40, 30],
  [-120, 0],
])
const offroad = smoothPath([
  [-180, 0],
  [-170, -120],
  [-90, -214],
  [20, -240],
  [150, -206],
  [230, -100],
  [240, 30],
  [210, 140],
  [150, 216],
  [20, 220],
  [-120, 246],
  [-250, 236],
  [-292, 180],
  [-270, 110],
  [-210, 70],
])

const helmetGraphic = (pen: Pen): string => {
  const { accent, shade } = pen.colour
  return {
    plain: () => '',
    stripe: () =>
      svg`<path d="M-60 -270Q120 -220 170 -40T240 260H300V-300H-60z" fill="${accent}"/>
        <path d="M-90 -270Q90 -220 140 -40T210 260" fill="none" stroke="${accent}" stroke-width="11"/>`,
    bolt: () =>
      svg`<path d="M300 -120L40 -30L110 30L-40 130L150 80L90 10L300 -40z" fill="${accent}"/>
        <path d="M-300 170L-60 150L-120 270H-300z" fill="${accent}"/>`,
    band: () =>
      svg`<path d="M-300 -120Q0 -190 300 -90V-30Q0 -130 -300 -60z" fill="${accent}"/>
        <path d="M-300 -40Q0 -112 300 -14V4Q0 -92 -300 -22z" fill="${shade}"/>`,
    halves: () =>
      svg`<path d="M-300 120Q0 40 300 140V300H-300z" fill="${shade}"/>
        <path d="M-300 104Q0 24 300 124V140Q0 40 -300 120z" fill="${accent}"/>`,
  }[pen.pick('graphic', ['plain', 'stripe', 'bolt', 'band', 'halves'])]()
}

export const helmet: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -60, y: -20, zoom: 2 },
  use: { setting: 'rider', x: 400, y: 190, scale: 0.5 },
  draw: (pen) => {
    const kind = pen.pick('helmet', ['full', 'jet', 'full', 'offroad'])
    const shell = { full: fullFace, jet, offroad }[kind]
    const visorPath = {
      full: smoothPath([
        [-242, 0],
        [-226, -84],
        [-160, -112],
        [20, -96],
        [110, -60],
        [104, 10],
        [30, 62],
        [-120, 86],
        [-236, 80],
      ]),
      jet: smoothPath([
        [-196, -40],
        [-190, -110],
        [-130, -130],
        [60, -110],
        [120, -60],
        [100, 40],
        [10, 130],
        [-110, 150],
        [-186, 110],
      ]),
      offroad: smoothPath([
        [-182, -20],
        [-170, -86],
        [-100, -104],
        [40, -92],
        [90, -50],
        [80, 20],
        [0, 60],
        [-110, 70],
        [-176, 50],
      ]),
    }[kind]
    const tint = pen.pick('visor', ['#26323c', '#39424a', '#7a4a22', '#6e8796'])
    const glass = pen.linear([
      [0, '#dfeaf0', 0.95],
      [0.3, tint, 0.92],
      [0.62, '#0f1418', 0.96],
      [1, tint, 0.9],
    ])
    const vents = svg`<g fill="#0e0e10" opacity=".72">
      <path d="M-60 -216L20 -228L26 -212L-50 -198zM60 -222L120 -200L112 -186L54 -204z"/>
      ${kind === 'full' && '<path d="M-244 150L-190 142L-184 172L-236 186z"/>'}</g>`
    const peak =
      kind === 'offroad' &&
      svg`<path d="M120 -216Q-40 -262 -150 -210L-300 -176Q-310 -160 -290 -156L-130 -150Q0 -160 100 -140z" fill="${lit(pen, toTone(pen.colour.accent))}"/>
        <path d="M-280 -164L-130 -172Q0 -190 110 -176" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="5"/>`
    return svg`<path d="${roundedBox(-150, 196, 330, 50, 24)}" fill="#161618"/>
      <path d="${shell}" fill="${swollen(pen, pen.colour)}"/>
      <g clip-path="${pen.clip(shell)}">${helmetGraphic(pen)}<path d="${shell}" fill="${pen.radial(
        [
          [0, '#fff', 0.5],
          [0.35, '#fff', 0.05],
          [0.6, '#000', 0],
          [1, '#000', 0.55],
        ],
        [0.4, 0.38],
        0.75,
        [0.26, 0.16],
      )}"/><path d="M-260 236Q0 200 240 190V300H-260z" fill="#000" opacity=".45"/></g>${vents}
      <path d="${visorPath}" fill="#101113" transform="translate(3 4) scale(1.05)"/>
      <path d="${visorPath}" fill="${glass}"/><g clip-path="${pen.clip(visorPath)}">
      <path d="M-240 -90Q-60 -110 60 -80L30 -50Q-100 -70 -240 -40z" fill="#fff" opacity=".45"/></g>${
        kind === 'jet'
          ? svg`<path d="M120 150Q40 210 -10 240" stroke="#202124" stroke-width="18" fill="none"/>`
          : svg`<circle cx="104" cy="-22" r="34" fill="${lit(pen, DARK_STEEL)}"/>
      <circle cx="104" cy="-22" r="17" fill="${lit(pen, STEEL)}"/>`
      }${peak}
      <path d="M-150 -196Q-60 -240 40 -240" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="13" stroke-linecap="round"/>`
  },
}
