import { COLOURWAYS, toTone, type Colourway, type Tone } from '#demo/drawings/colourways.ts'
import { place } from '#demo/drawings/geometry.ts'
import { swollen, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

export const LEAF = toTone('#4d8b3c')
export const DARK_LEAF = toTone('#2f6a35')
export const STALK = toTone('#cfe0a6')
export const ROOT_WHITE = toTone('#f4f2e8')
export const BAMBOO = toTone('#c8a463')
export const CARROT = toTone('#e37a22')

/** The pen's colour where such a thing grows in it; else the first it grows in. */
export function grown(pen: Pen, ways: readonly [Colourway, ...Colourway[]]): Tone {
  return (
    ways.map((way) => COLOURWAYS[way]).find(({ base }) => base === pen.colour.base) ?? COLOURWAYS[ways[0]]
  )
}

/** A leaf that points up from its foot at 0,0, about 200 high, with its rib. */
export const leafBlade = (pen: Pen, tone: Tone, rib = '#dcebb8'): string =>
  svg`<path d="M0 0Q-26 -50 -66 -84Q-92 -150 -34 -204Q0 -226 34 -204Q92 -150 66 -84Q26 -50 0 0z" fill="${swollen(pen, tone)}"/>
    <path d="M0 0V-190M0 -70Q-30 -100 -46 -120M0 -70Q30 -100 46 -120M0 -116Q-24 -146 -36 -164M0 -116Q24 -146 36 -164" fill="none" stroke="${rib}" stroke-width="7" stroke-opacity=".75"/>`

/** Feathered green on top of a root, its foot at 0,0. */
export const feathers = (pen: Pen, height = 130): string =>
  svg`<g fill="none" stroke-linecap="round">${times(5, (index) => {
    const lean = (index - 2) * 26
    return svg`<path d="M0 0Q${lean * 0.3} ${-height * 0.6} ${lean} ${-height + Math.abs(lean) * 0.5}" stroke="${index % 2 ? DARK_LEAF.base : LEAF.base}" stroke-width="11"/>
      <path d="M${lean * 0.5 - 12} ${-height * 0.56}L${lean * 0.6} ${-height * 0.5}L${lean * 0.5 + 16} ${-height * 0.62}M${lean * 0.8 - 14} ${-height * 0.82}L${lean * 0.85} ${-height * 0.74}L${lean * 0.8 + 14} ${-height * 0.86}" stroke="${LEAF.highlight}" stroke-width="7"/>`
  })}</g><ellipse rx="20" ry="9" fill="${turned(pen, STALK)}"/>`

/** A wide shallow basket of split bamboo; what lies in it stands behind its front. */
export function inBasket(pen: Pen, heap: string): string {
  const front = 'M-284 116A284 66 0 0 0 284 116L224 226Q0 276 -224 226z'
  const splits = pen.pattern(
    46,
    34,
    svg`<path d="M0 0h46v15H0z" fill="${BAMBOO.highlight}" opacity=".5"/><path d="M0 17h20v15H0zM26 17h20v15H26z" fill="${BAMBOO.shade}" opacity=".45"/>`,
  )
  return svg`<ellipse cy="116" rx="284" ry="66" fill="${BAMBOO.shade}"/>${heap}
    <path d="${front}" fill="${turned(pen, BAMBOO)}"/><path d="${front}" fill="${splits}"/>
    <path d="M-284 116A284 66 0 0 0 284 116" fill="none" stroke="${BAMBOO.highlight}" stroke-width="16"/>`
}

/** Seven round things, the nearest drawn last. */
export const heapOf = (thing: string, size = 1): string =>
  [
    [-168, 40, -9],
    [0, 22, 14],
    [168, 40, 22],
    [-86, -66, 8],
    [86, -70, -16],
    [-104, 116, 20],
    [98, 120, -8],
  ]
    .map(([x = 0, y = 0, degrees = 0]) => place(thing, x, y, size, degrees))
    .join('')
