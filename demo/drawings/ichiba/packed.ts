import { COLOURWAYS, mixColours, toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { PAPER, WOOD, lit, rolled, swollen, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import { drawLathe, lathePath, type LatheSteps } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { drawFruit } from './fruit.ts'
import { grown } from './grown.ts'
import { drawCabbage, drawCarrot, drawDaikon, drawStalks, drawSweetPotato } from './vegetables.ts'

const drawEgg = (pen: Pen): string => {
  const shell = grown(pen, ['camel', 'white'])
  return svg`<path d="M0 -104C44 -104 76 -30 76 24A76 72 0 0 1 -76 24C-76 -30 -44 -104 0 -104z" fill="${swollen(pen, shell === COLOURWAYS.camel ? toTone('#d8a578') : shell)}"/>`
}

const eggs: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: -60, y: 40, zoom: 2 },
  use: { setting: 'kitchen', x: 420, y: 450, scale: 0.6 },
  draw: (pen) => {
    const pulp = toTone('#a9a79c')
    const egg = pen.keep(drawEgg(pen))
    const front =
      'M-292 130Q-270 96 -244 130Q-196 196 -146 130Q-98 96 -50 130Q0 196 50 130Q98 96 146 130Q196 196 244 130Q270 96 292 130L264 244Q0 262 -264 244z'
    return svg`<path d="M-280 96L-250 -30H250L280 96z" fill="${lit(pen, { ...pulp, base: pulp.shade })}"/>
      ${[-170, 0, 170].map((x) => svg`<use href="#${egg}" transform="translate(${x} 6) scale(.9)"/>`)}
      ${[-196, 0, 196].map((x) => svg`<use href="#${egg}" transform="translate(${x} 92)"/>`)}
      <path d="${front}" fill="${rolled(pen, pulp)}"/><path d="M-240 206H240" stroke="#000" stroke-opacity=".2" stroke-width="6"/>
      <path d="${roundedBox(-110, 168, 220, 62, 6)}" fill="${PAPER.base}"/>${printAcross(toLabel(pen), { y: 199, room: 200, size: 38, ink: '#2d2a24' })}`
  },
}

const misoTub: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: 0, y: 60, zoom: 2 },
  use: { setting: 'kitchen', x: 440, y: 440, scale: 0.56 },
  draw: (pen) => {
    const tub: LatheSteps = [
      [206, -90],
      [190, 240],
    ]
    const miso = grown(pen, ['camel', 'natural', 'brown'])
    const staves = lathePath(pen, tub)
    const hoop = (y: number): string =>
      svg`<path d="M-206 ${y}Q0 ${y + 40} 206 ${y}v26Q0 ${y + 66} -206 ${y + 26}z" fill="${turned(pen, toTone('#c59c4c'))}"/>`
    return svg`${drawLathe(pen, tub, WOOD)}<g clip-path="${pen.clip(staves)}" stroke="${WOOD.shade}" stroke-opacity=".5" stroke-width="4">${times(9, (index) => svg`<path d="M${-190 + index * 47} -120V280"/>`)}</g>
      <ellipse cy="-90" rx="190" ry="${30 + pen.pitch}" fill="${miso.shade}"/>
      <path d="${smoothPath([
        [-180, -84],
        [-120, -150],
        [-30, -176],
        [60, -196],
        [130, -140],
        [180, -84],
        [90, -64],
        [-90, -64],
      ])}" fill="${swollen(pen, miso)}"/><path d="M-90 -124q40 -26 90 -14M-20 -150q60 -24 100 6" stroke="${miso.highlight}" stroke-width="12" stroke-linecap="round" fill="none"/>
      ${hoop(-50)}${hoop(166)}<path d="M-100 24H100V144H-100z" fill="${PAPER.base}" stroke="#c9bda5" stroke-width="3"/>
      <path d="M-100 24H100V44H-100z" fill="${mixColours(miso.base, '#7a2b1a', 0.5)}"/>${printAcross(toLabel(pen), { y: 96, room: 176, size: 62, ink: '#2b2019' })}`
  },
}

const CONTENTS = ['pot', 'roots', 'fruit', 'morning'] as const

/** What looks out of the box, from behind to before. */
function packBox(pen: Pen, contents: (typeof CONTENTS)[number]): string {
  const fruit = (
    name: 'mikan' | 'apple' | 'persimmon' | 'tomato' | 'yuzu',
    x: number,
    y: number,
    size = 0.86,
  ) => place(drawFruit(pen, name), x, y, size)
  return {
    pot: () =>
      svg`${place(drawStalks(pen), 168, -30, 0.78, 12)}${place(drawCabbage(pen), -120, -16, 0.74, -6)}${place(drawCarrot(pen), 66, 40, 0.76, 8)}${fruit('yuzu', 210, 80, 0.6)}`,
    roots: () =>
      svg`${place(drawDaikon(pen), -150, -20, 0.86, -10)}${place(drawDaikon(pen), -50, -6, 0.8, 3)}${place(drawCarrot(pen), 70, 26, 0.84, 6)}${place(drawCarrot(pen), 150, 36, 0.8, 14)}${place(drawSweetPotato(pen), 170, 92, 0.4, -30)}`,
    fruit: () =>
      svg`${fruit('apple', -176, 10)}${fruit('apple', -20, -12)}${fruit('persimmon', 150, 4)}${fruit('mikan', -96, 84)}${fruit('persimmon', 40, 88, 0.8)}${fruit('mikan', 196, 92)}`,
    morning: () =>
      svg`<path d="${roundedBox(-250, -170, 210, 330, 26)}" fill="${lit(pen, PAPER)}"/><path d="M-220 -60h150v90h-150z" fill="#2d4f8e"/>${printAcross('米', { x: -145, y: -14, room: 80, size: 72, ink: '#fff' })}
        ${place(drawEgg(pen), 30, 30, 0.86)}${place(drawEgg(pen), 150, 34, 0.86)}${place(drawEgg(pen), 90, 84, 0.92)}${fruit('mikan', 222, 94, 0.7)}`,
  }[contents]()
}

const harvestBox: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 0, y: 0, zoom: 1.9 },
  use: { setting: 'kitchen', x: 420, y: 440, scale: 0.6 },
  draw: (pen) => {
    const card = toTone('#c79a62')
    return svg`<path d="M-262 40L-290 -20H290L262 40z" fill="${card.shade}"/>${packBox(pen, pen.pick('contents', CONTENTS))}
      <path d="M-290 96H290L274 246Q0 254 -274 246z" fill="${lit(pen, card)}"/>
      <path d="M-290 96H290V112H-290z" fill="${card.highlight}" opacity=".7"/>
      <path d="M-282 176H282L279 206H-279z" fill="#2e6b3c"/><path d="${roundedBox(-150, 120, 300, 104, 6)}" fill="${PAPER.base}"/>
      ${printAcross(toLabel(pen), { y: 172, room: 270, size: 54, ink: '#23351f' })}
      <path d="${roundedBox(-246, 128, 54, 24, 12)}" fill="#5f4423"/><path d="${roundedBox(192, 128, 54, 24, 12)}" fill="#5f4423"/>`
  },
}

export const PACKED = { eggs, 'miso-tub': misoTub, 'harvest-box': harvestBox } satisfies Record<
  string,
  Drawing
>
