import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { PAPER, lit, rolled, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import { svg } from '#demo/drawings/svg.ts'

const grain = (pen: Pen): string =>
  pen.keep(svg`<ellipse rx="11" ry="5" fill="${swollen(pen, toTone('#f2ecd9'))}"/>`)

const riceBag: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -20, y: 20, zoom: 2 },
  use: { setting: 'kitchen', x: 470, y: 400, scale: 0.58 },
  draw: (pen) => {
    const paper = pen.pick('paper', [toTone('#cfae7e'), PAPER, pen.colour])
    const ink = paper === pen.colour ? pen.colour.accent : pen.colour.base
    const shape = smoothPath([
      [-190, 230],
      [-204, 60],
      [-184, -110],
      [-120, -176],
      [0, -184],
      [120, -176],
      [184, -110],
      [204, 60],
      [190, 230],
      [90, 250],
      [-90, 250],
    ])
    const word = toLabel(pen)
    const emblem = {
      disc: svg`<circle cy="40" r="104" fill="${ink}"/>`,
      square: svg`<path d="${roundedBox(-96, -60, 192, 200, 8)}" fill="${ink}"/>`,
      band: svg`<path d="M-220 -20H220V110H-220z" fill="${ink}"/>`,
    }[pen.pick('emblem', ['disc', 'square', 'band'])]
    const seeds = grain(pen)
    return svg`<path d="M-130 -176Q-100 -216 -150 -262Q-60 -286 0 -270T150 -262Q100 -216 130 -176z" fill="${lit(pen, paper)}"/>
      <path d="M-100 -262L-70 -190M-40 -268L-24 -190M30 -268L22 -190M96 -262L66 -190" stroke="#000" stroke-opacity=".2" stroke-width="6"/>
      <path d="${shape}" fill="${lit(pen, paper)}"/><g clip-path="${pen.clip(shape)}">${emblem}
      <path d="M-210 170H210V182H-210zM-210 194H210V200H-210z" fill="${ink}"/>
      <path d="M-220 -200Q-150 40 -196 260H-240zM130 -180Q190 40 160 260H230V-180z" opacity=".2"/>
      <path d="M-130 -150Q-170 20 -150 220" stroke="#fff" stroke-opacity=".45" stroke-width="22" fill="none"/>
      <path d="M70 -176Q110 -90 90 -20M-60 -176Q-80 -120 -70 -80" stroke="#000" stroke-opacity=".12" stroke-width="13" fill="none"/></g>
      ${printAcross(word, { y: 40, room: 330, size: 128, ink: paper === pen.colour ? paper.shade : '#fffaf0' })}
      <path d="${roundedBox(-140, -196, 280, 30, 14)}" fill="${rolled(pen, toTone(pen.colour.accent))}"/>
      <path d="M-20 -176q-50 40 -40 96M10 -176q40 34 34 84" fill="none" stroke="${pen.colour.accent}" stroke-width="10"/>
      ${[
        [-250, 246],
        [-232, 256],
        [-268, 254],
        [240, 250],
        [262, 244],
        [254, 258],
        [-210, 250],
      ].map(
        ([x = 0, y = 0], index) =>
          svg`<use href="#${seeds}" transform="translate(${x} ${y}) rotate(${index * 50})"/>`,
      )}`
  },
}

const coffeeBag: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 0, y: 20, zoom: 2 },
  use: { setting: 'desk', x: 540, y: 376, scale: 0.56 },
  draw: (pen) => {
    const shape = 'M-166 -212L-176 226Q-176 250 -150 250H150Q176 250 176 226L166 -212z'
    const bean = pen.keep(
      svg`<ellipse rx="24" ry="17" fill="${swollen(pen, toTone('#4f2e1b'))}"/>
        <path d="M-20 2Q-6 -8 4 2T20 -2" fill="none" stroke="#1f110a" stroke-width="4"/>`,
    )
    const label = {
      tall: svg`<path d="${roundedBox(-96, -90, 192, 260, 4)}" fill="${PAPER.base}"/>`,
      round: svg`<path d="${circlePath(0, 40, 118)}" fill="${PAPER.base}"/>`,
      wrap: svg`<path d="M-180 -40H180V150H-180z" fill="${PAPER.base}"/>`,
    }[pen.pick('paper label', ['tall', 'round', 'wrap'])]
    const art = {
      mountain: svg`<path d="M-80 90L-20 -10L20 50L44 16L84 90z" fill="${pen.colour.base}"/>
        <circle cx="44" cy="-22" r="18" fill="${pen.colour.accent}"/>`,
      cup: svg`<path d="M-54 0H44V40Q44 84 -6 84T-54 40z" fill="${pen.colour.base}"/>
        <path d="M44 14q34 -4 30 24t-34 22" fill="none" stroke="${pen.colour.base}" stroke-width="10"/>
        <path d="M-30 -16q-12 -18 0 -34M6 -16q-12 -18 0 -34" fill="none" stroke="${pen.colour.accent}" stroke-width="8"/>`,
      beans: svg`<g fill="${pen.colour.base}">
        <ellipse cx="-34" cy="30" rx="34" ry="50" transform="rotate(-24 -34 30)"/>
        <ellipse cx="40" cy="34" rx="34" ry="50" transform="rotate(20 40 34)"/></g>
        <path d="M-46 -8Q-20 30 -34 70M46 -8Q28 30 44 74" fill="none" stroke="${PAPER.base}" stroke-width="7"/>`,
      bird: svg`<path d="M-84 50Q-30 70 10 30Q20 -10 60 -6L84 6L60 20Q50 80 -10 84Q-50 86 -84 50z" fill="${pen.colour.base}"/>
        <circle cx="56" cy="6" r="5" fill="${PAPER.base}"/>`,
    }[pen.pick('art', ['mountain', 'cup', 'beans', 'bird'])]
    return svg`<path d="M-160 -256H160V-206H-160z" fill="${lit(pen, { ...pen.colour, base: pen.colour.shade })}"/>
      <path d="M-160 -232H160" stroke="#fff" stroke-opacity=".3" stroke-width="4"/>
      <path d="M-186 -244H-150V-218H-186zM150 -244H186V-218H150z" fill="${pen.colour.accent}"/>
      <path d="${shape}" fill="${lit(pen, pen.colour)}"/>
      <path d="M-166 -212L-130 -150L-140 250H-176zM166 -212L130 -150L140 250H176z" fill="#000" opacity=".16"/>
      <circle cy="-150" r="17" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/>${label}${art}
      <path d="M-60 118h120M-40 136h80" stroke="#5d5346" stroke-width="7"/>
      <path d="${shape}" fill="${pen.linear(
        [
          [0, '#fff', 0.42],
          [0.16, '#fff', 0.05],
          [0.75, '#000', 0],
          [1, '#000', 0.32],
        ],
        [0, 0],
        [1, 0.1],
      )}"/>${[
        [-222, 236, 10],
        [-196, 252, 70],
        [216, 244, 30],
        [248, 252, -20],
        [-252, 254, -30],
      ].map(
        ([x = 0, y = 0, at = 0]) =>
          svg`<use href="#${bean}" transform="translate(${x} ${y}) rotate(${at})"/>`,
      )}`
  },
}

export const PANTRY = { 'rice-bag': riceBag, 'coffee-bag': coffeeBag } satisfies Record<string, Drawing>
