import { mixColours, toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, polygonPath, roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, gloss, lit, shaded } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { OUTLINE, drawHead, type Creature } from './creature-head.ts'

/** Rays from the middle, as on the lid of a game. */
const rays = (colour: string, radius: number): string =>
  svg`<g fill="${colour}">${times(12, (index) => svg`<path d="M0 0L-28 ${-radius}H28z" transform="rotate(${index * 30})"/>`)}</g>`

const die = (pen: Pen, tone: Tone, dots: readonly (readonly [number, number])[]): string =>
  svg`<path d="${roundedBox(-48, -48, 96, 96, 18)}" fill="${lit(pen, tone)}" ${OUTLINE}/><g fill="#fff">${dots.map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="10"/>`)}</g>`

const ARTS = ['street', 'dragon', 'star'] as const

const arts: Record<(typeof ARTS)[number], (pen: Pen) => string> = {
  street: (pen) =>
    svg`${['#e23b3b', '#f2b01e', '#2f8f5b', '#3b6fd4'].map((colour, index) => svg`<path d="M${-190 + index * 96} 120V${20 - (index % 2) * 46}L${-142 + index * 96} ${-26 - (index % 2) * 46}L${-94 + index * 96} ${20 - (index % 2) * 46}V120z" fill="${lit(pen, toTone(colour))}" ${OUTLINE}/><path d="M${-156 + index * 96} 120v-54h30v54z" fill="#fff4d6" ${OUTLINE}/>`)}${place(drawHead(pen, 'cat', toTone('#f0a13c')), 0, -74, 0.72)}`,
  dragon: (pen) =>
    svg`<path d="M-200 120L-90 -40L-20 60L60 -80L200 120z" fill="${lit(pen, toTone('#5b4a86'))}" ${OUTLINE}/>${place(drawHead(pen, 'dragon', toTone('#2f8f5b', '#e23b3b')), 0, 6, 1.04)}`,
  star: (pen) =>
    svg`<circle cx="-30" cy="10" r="104" fill="${lit(pen, toTone('#3b6fd4'))}" ${OUTLINE}/><ellipse cx="-30" cy="10" rx="170" ry="38" fill="none" stroke="#f2b01e" stroke-width="20" transform="rotate(-18 -30 10)"/>
      <path d="${polygonPath(4, 40)}" transform="translate(130 -90)" fill="#fff4d6" ${OUTLINE}/><path d="${polygonPath(4, 24)}" transform="translate(150 70)" fill="#fff4d6" ${OUTLINE}/>`,
}

const boardGame: Drawing = {
  angle: 'laid',
  detail: { x: -40, y: -60, zoom: 1.9 },
  use: { setting: 'desk', x: 420, y: 600, scale: 0.6, degrees: -6 },
  draw: (pen) => {
    const art = pen.pick('art', ARTS)
    const lid = roundedBox(-256, -266, 480, 460, 12)
    const pale = toTone(mixColours(pen.colour.highlight, '#ffffff', 0.35))
    const pawn = (tone: Tone): string =>
      svg`<path d="M-34 60Q-30 -6 0 -14Q30 -6 34 60z" fill="${lit(pen, tone)}" ${OUTLINE}/><circle cy="-26" r="30" fill="${lit(pen, tone)}" ${OUTLINE}/>`
    return svg`<path d="M224 -254l26 26V220l-26 -26zM-244 194l26 26H250l-26 -26z" fill="${shaded(pen, pen.colour)}" ${OUTLINE}/><path d="${lid}" fill="${lit(pen, pen.colour)}" ${OUTLINE}/>
      <g clip-path="${pen.clip(roundedBox(-236, -150, 440, 324, 8))}"><path d="M-240 -154H210V178H-240z" fill="${lit(pen, pale)}"/><g transform="translate(-16 30)">${rays(mixColours(pale.base, '#ffffff', 0.5), 340)}${arts[art](pen)}</g></g>
      <path d="M-236 -248h440v82h-440z" fill="#fff" ${OUTLINE}/>${printAcross(toLabel(pen), { x: -16, y: -207, room: 400, size: 56, ink: '#26262e' })}
      ${place(
        die(pen, toTone('#e23b3b'), [
          [-22, -22],
          [0, 0],
          [22, 22],
        ]),
        210,
        216,
        0.8,
        14,
      )}
      ${place(
        die(pen, toTone('#3b6fd4'), [
          [-20, -20],
          [20, 20],
          [20, -20],
          [-20, 20],
        ]),
        118,
        250,
        0.7,
        -10,
      )}${place(pawn(toTone('#f2b01e')), -210, 226, 0.9)}${place(pawn(toTone('#2f8f5b')), -136, 246, 0.8)}
      <path d="${lid}" fill="${gloss(pen, 0.14)}"/>`
  },
}

const BUILDS = ['house', 'train', 'castle'] as const
const UNIT = 62

const blockSet: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -30, y: 40, zoom: 2 },
  use: { setting: 'desk', x: 540, y: 430, scale: 0.52 },
  draw: (pen) => {
    const build = pen.pick('build', BUILDS)
    const tones = [
      pen.colour,
      toTone(pen.colour.accent),
      toTone('#e23b3b'),
      toTone('#f2b01e'),
      toTone('#3b6fd4'),
      toTone('#f4efe4'),
    ]
    /** Column from the left, row from the foot, breadth in studs, which tone. */
    const block = ([column, row, wide, tone]: readonly [number, number, number, number]): string => {
      const [x, y] = [column * UNIT, 250 - (row + 1) * UNIT]
      const paint = lit(pen, tones[tone] ?? pen.colour)
      return svg`${times(wide, (stud) => svg`<path d="${roundedBox(x + stud * UNIT + 14, y - 14, UNIT - 28, 18, 5)}" fill="${paint}" ${OUTLINE}/>`)}<path d="M${x} ${y}h${wide * UNIT}v${UNIT}h${-wide * UNIT}z" fill="${paint}" ${OUTLINE}/>
        <path d="M${x + 10} ${y + 12}h${wide * UNIT - 30}" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`
    }
    const builds = {
      house: [
        [-3, 0, 2, 5],
        [1, 0, 2, 5],
        [-1, 0, 2, 2],
        [-3, 1, 3, 5],
        [0, 1, 1, 4],
        [1, 1, 2, 5],
        [-3, 2, 2, 0],
        [-1, 2, 2, 0],
        [1, 2, 2, 0],
        [-2, 3, 4, 2],
        [-1, 4, 2, 2],
        [1, 5, 1, 3],
      ],
      train: [
        [-4, 1, 8, 0],
        [-4, 2, 3, 2],
        [-1, 2, 4, 0],
        [3, 2, 1, 3],
        [-4, 3, 3, 4],
        [1, 3, 1, 5],
        [-4, 4, 3, 2],
        [1, 4, 1, 5],
      ],
      castle: [
        [-4, 0, 2, 0],
        [2, 0, 2, 0],
        [-2, 0, 1, 5],
        [1, 0, 1, 5],
        [-1, 0, 2, 3],
        [-4, 1, 2, 0],
        [-2, 1, 4, 5],
        [2, 1, 2, 0],
        [-4, 2, 2, 0],
        [2, 2, 2, 0],
        [-2, 2, 1, 5],
        [1, 2, 1, 5],
        [-4, 3, 2, 1],
        [2, 3, 2, 1],
        [-4, 4, 1, 2],
        [3, 4, 1, 2],
      ],
    } as const
    const wheels =
      build === 'train' &&
      [-186, -62, 62, 186].map(
        (x) =>
          svg`<circle cx="${x}" cy="212" r="40" fill="${lit(pen, toTone('#33343d'))}" ${OUTLINE}/><circle cx="${x}" cy="212" r="14" fill="#f2b01e"/>`,
      )
    return svg`${[...builds[build]].sort((a, b) => b[1] - a[1]).map(block)}${wheels}`
  },
}

const STYLES = ['pack', 'deck', 'binder'] as const

const cardPack: Drawing = {
  angle: 'laid',
  detail: { x: -40, y: -40, zoom: 2 },
  use: { setting: 'desk', x: 420, y: 600, scale: 0.62, degrees: 8 },
  draw: (pen) => {
    const style = pen.pick('style', STYLES)
    const emblem: Creature = pen.pick('emblem', ['dragon', 'fox', 'bird'] as const)
    const card = (tone: Tone, creature: Creature): string =>
      svg`<path d="${roundedBox(-118, -166, 236, 332, 18)}" fill="${lit(pen, PAPER)}" ${OUTLINE}/><path d="${roundedBox(-98, -146, 196, 176, 8)}" fill="${lit(pen, tone)}" ${OUTLINE}/>
        ${place(drawHead(pen, creature, toTone(mixColours(tone.base, '#ffffff', 0.55), tone.base)), 0, -44, 0.66)}<path d="M-92 62h184M-92 92h184M-92 122h110" stroke="#8d8371" stroke-width="10" stroke-linecap="round"/>`
    const foil = svg`${rays(mixColours(pen.colour.base, '#ffffff', 0.28), 320)}`
    const shape = roundedBox(-140, -250, 280, 480, 10)
    const zigzag = (y: number): string =>
      svg`<path d="M-140 ${y}h280v30h-280z" fill="#fff" opacity=".55"/><path d="M-140 ${y + 15}h280" stroke="#26262e" stroke-opacity=".4" stroke-width="14" stroke-dasharray="6 8"/>`
    const front = svg`<path d="${shape}" fill="${lit(pen, pen.colour)}" ${OUTLINE}/><g clip-path="${pen.clip(shape)}">${foil}${style === 'pack' && svg`${zigzag(-250)}${zigzag(200)}`}</g>
      ${place(drawHead(pen, emblem, toTone(mixColours(pen.colour.accent, '#ffffff', 0.15), pen.colour.base)), 0, -20, 1.02)}<path d="M-140 110h280v76h-280z" fill="#fff" ${OUTLINE}/>
      ${printAcross(toLabel(pen), { y: 148, room: 250, size: 48, ink: '#26262e' })}<path d="${shape}" fill="${gloss(pen, 0.4)}"/>`
    if (style === 'binder')
      return svg`<path d="${roundedBox(-250, -270, 500, 540, 18)}" fill="${lit(pen, pen.colour)}" ${OUTLINE}/><path d="M-190 -270V270" stroke="#26262e" stroke-opacity=".5" stroke-width="10"/>
        ${['#e23b3b', '#3b6fd4', '#2f8f5b', '#f2b01e'].map((colour, index) => place(card(toTone(colour), (['fox', 'whale', 'dragon', 'bird'] as const)[index] ?? 'cat'), -74 + (index % 2) * 202, -126 + Math.floor(index / 2) * 252, 0.72))}`
    const fan = (
      style === 'pack'
        ? [
            [-16, -40],
            [2, 60],
            [22, 150],
          ]
        : [
            [8, 110],
            [26, 180],
          ]
    ).map(([degrees = 0, x = 0], index) =>
      place(
        card(
          toTone(['#3b6fd4', '#2f8f5b', '#e23b3b'][index] ?? '#e23b3b'),
          (['whale', 'bird', 'fox'] as const)[index] ?? 'cat',
        ),
        x,
        -30,
        0.92,
        degrees,
      ),
    )
    const depth =
      style === 'deck' &&
      svg`<path d="M40 -240l44 -26V200l-44 30z" fill="${shaded(pen, pen.colour)}" ${OUTLINE}/>`
    return svg`${fan}<g transform="translate(-100 20)">${depth && svg`<g transform="translate(100 0)">${depth}</g>`}${front}</g>`
  },
}

export const GAMES = {
  'board-game': boardGame,
  'block-set': blockSet,
  'card-pack': cardPack,
} satisfies Record<string, Drawing>
