import { COLOURWAYS, toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { smoothPath } from '#demo/drawings/geometry.ts'
import { swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { DARK_LEAF, grown, heapOf, inBasket, LEAF } from './grown.ts'

const dots = (colour: string): string =>
  svg`<g fill="${colour}" opacity=".35">${times(9, (index) => svg`<circle cx="${((index * 47) % 130) - 62}" cy="${((index * 31) % 100) - 40}" r="3.4"/>`)}</g>`

const mikan = (pen: Pen): string =>
  svg`<ellipse rx="98" ry="86" fill="${swollen(pen, toTone('#ee8a1d'))}"/>${dots('#a04c00')}
    <path d="M-20 -70l10 6l10 -12l10 12l12 -6l-8 14h-26z" fill="${DARK_LEAF.base}"/>`

const yuzu = (pen: Pen): string =>
  svg`<path d="${smoothPath([
    [-92, -6],
    [-70, -66],
    [-12, -86],
    [52, -78],
    [92, -20],
    [84, 46],
    [30, 84],
    [-46, 78],
    [-84, 40],
  ])}" fill="${swollen(pen, toTone('#ecc325'))}"/>${dots('#8f6b00')}
    <path d="M0 -76Q30 -126 92 -120Q80 -70 0 -76z" fill="${swollen(pen, DARK_LEAF)}"/><path d="M2 -76Q40 -98 80 -116" stroke="#cfe0a6" stroke-width="4" fill="none"/>`

const apple = (pen: Pen): string => {
  const skin = grown(pen, ['red', 'yellow', 'green'])
  return svg`<path d="${smoothPath([
    [0, -62],
    [50, -80],
    [98, -44],
    [100, 14],
    [64, 74],
    [0, 84],
    [-64, 74],
    [-100, 14],
    [-98, -44],
    [-50, -80],
  ])}" fill="${swollen(pen, skin === COLOURWAYS.green ? toTone('#a9bd3f') : skin)}"/>
    ${dots('#fff2c8')}
    <ellipse cy="-62" rx="30" ry="11" fill="#5a3a12" opacity=".45"/><path d="M0 -60Q2 -96 20 -112" stroke="#5a3d22" stroke-width="10" fill="none"/>`
}

const persimmon = (pen: Pen): string =>
  svg`<path d="${smoothPath([
    [-92, -34],
    [-52, -76],
    [0, -70],
    [52, -76],
    [92, -34],
    [88, 40],
    [44, 78],
    [-44, 78],
    [-88, 40],
  ])}" fill="${swollen(pen, toTone('#e2641a'))}"/>
    <g transform="translate(0 -54) scale(1 .55)" fill="${LEAF.base}" stroke="${DARK_LEAF.shade}" stroke-width="3">${times(4, (index) => svg`<path d="M0 0Q-36 -22 -30 -56Q0 -74 30 -56Q36 -22 0 0z" transform="rotate(${45 + index * 90})"/>`)}</g>
    <path d="M0 -56v-22" stroke="#5a3d22" stroke-width="12"/>`

const tomato = (pen: Pen): string =>
  svg`<ellipse rx="92" ry="88" fill="${swollen(pen, grown(pen, ['red', 'yellow']))}"/>
    <g transform="translate(0 -72) scale(1 .6)" fill="${DARK_LEAF.base}">${times(5, (index) => svg`<path d="M0 0Q-13 -30 4 -58Q18 -30 0 0z" transform="rotate(${index * 72 + 10})"/>`)}</g>
    <path d="M0 -74Q8 -92 26 -100" stroke="${LEAF.base}" stroke-width="9" fill="none"/><path d="M-56 -40Q-40 -64 -14 -66" stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round" fill="none"/>`

const FRUITS = { mikan, yuzu, apple, persimmon, tomato }

/** One piece of fruit, for baskets and boxes. */
export const drawFruit = (pen: Pen, name: keyof typeof FRUITS): string => FRUITS[name](pen)

const toBasket = (name: keyof typeof FRUITS): Drawing => ({
  stands: true,
  angle: 'laid',
  detail: { x: 60, y: 40, zoom: 2 },
  use: { setting: 'kitchen', x: 420, y: 470, scale: 0.56 },
  draw: (pen) => inBasket(pen, heapOf(svg`<use href="#${pen.keep(drawFruit(pen, name))}"/>`)),
})

export const FRUIT = {
  mikan: toBasket('mikan'),
  yuzu: toBasket('yuzu'),
  apple: toBasket('apple'),
  persimmon: toBasket('persimmon'),
  tomato: toBasket('tomato'),
} satisfies Record<string, Drawing>
