import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { gloss, lit, rolled, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { DARK_LEAF } from './grown.ts'

const LYING = {
  angle: 'laid',
  use: { setting: 'kitchen', x: 420, y: 590, scale: 0.6, degrees: -4 },
} as const

/** The tray a fishmonger packs on, with its sheet and a leaf. */
const onTray = (pen: Pen, goods: string): string =>
  svg`<path d="${roundedBox(-290, -210, 580, 420, 46)}" fill="${lit(pen, toTone('#2c4a63'))}"/>
    <path d="${roundedBox(-264, -186, 528, 372, 34)}" fill="${lit(pen, toTone('#3d6484'))}"/>
    <path d="M150 -176Q250 -150 252 -40Q240 -90 190 -110Q214 -70 200 -30Q180 -100 150 -176z" fill="${lit(pen, DARK_LEAF)}"/>${goods}
    <path d="${roundedBox(-290, -210, 580, 420, 46)}" fill="${gloss(pen, 0.16)}"/>`

const buri: Drawing = {
  ...LYING,
  detail: { x: -60, y: 10, zoom: 2 },
  draw: (pen) => {
    const outline = 'M-150 -52Q-60 -92 60 -82Q150 -74 172 -30L160 44Q80 74 -30 72Q-120 70 -158 40z'
    const slice = svg`<path d="${outline}" fill="${lit(pen, toTone('#f0c0a8'))}"/><g clip-path="${pen.clip(outline)}">
      <path d="M-170 40Q-120 66 -30 68Q80 70 170 36V100H-170z" fill="${rolled(pen, toTone('#6d8593'))}"/>
      <path d="M-40 -4Q20 -34 96 -20Q130 4 90 34Q20 54 -44 40Q-70 20 -40 -4z" fill="${swollen(pen, toTone('#8f2a34'))}"/>
      <g fill="none" stroke="#fff4ec" stroke-width="5"><path d="M-140 -20Q-40 -66 150 -44M-150 6Q-90 -40 -20 -48M-130 34Q-90 4 -60 -8"/></g></g>`
    return onTray(
      pen,
      svg`${place(slice, -92, -92, 1.04, -8)}${place(slice, 66, 4, 1.04, -4)}${place(slice, -70, 104, 1.04, 4)}`,
    )
  },
}

const salmon: Drawing = {
  ...LYING,
  detail: { x: -40, y: 0, zoom: 2 },
  draw: (pen) => {
    const slice = svg`<path d="M-200 -48Q-90 -86 60 -70Q180 -60 214 -4Q160 54 20 60Q-120 66 -204 40Q-226 0 -200 -48z" fill="${lit(pen, toTone('#ef8a5c'))}"/>
      <path d="M-204 40Q-120 66 20 60Q160 54 214 -4L206 22Q150 82 10 86Q-130 92 -204 62z" fill="${rolled(pen, toTone('#8e99a1'))}"/>
      <g fill="none" stroke="#ffe3d2" stroke-width="6">${times(7, (index) => svg`<path d="M${-160 + index * 52} -56Q${-136 + index * 52} 0 ${-166 + index * 52} 50"/>`)}</g>`
    return onTray(pen, svg`${place(slice, -10, -86, 0.98, -5)}${place(slice, 6, 62, 1.04, 4)}`)
  },
}

const driedFish: Drawing = {
  ...LYING,
  detail: { x: -40, y: -30, zoom: 2 },
  draw: (pen) => {
    const body = smoothPath([
      [-250, -10],
      [-190, -100],
      [-60, -150],
      [90, -120],
      [190, -34],
      [190, 34],
      [90, 120],
      [-60, 150],
      [-190, 100],
      [-250, 10],
    ])
    const flesh = toTone('#e9c68e')
    return svg`<path d="M-300 -190H300V-150H-300zM-300 -100H300V-60H-300zM-300 60H300V100H-300zM-300 150H300V190H-300zM-300 -16H300V24H-300z" fill="${rolled(pen, toTone('#d3b884'))}"/>
      <path d="M180 -26L280 -110Q262 0 280 110L180 26z" fill="${lit(pen, toTone('#8a8266'))}"/>
      <path d="${body}" fill="${lit(pen, toTone('#97a0a0'))}"/><g transform="scale(.93 .88)"><path d="${body}" fill="${swollen(pen, flesh)}"/></g>
      <path d="M-250 0H190" stroke="#a8763a" stroke-width="13"/><path d="M-250 0H190" stroke="#fff2d6" stroke-width="4"/>
      <g fill="none" stroke="#b98a4e" stroke-width="5">${times(7, (index) => svg`<path d="M${-130 + index * 44} 0q18 -50 -6 -96M${-130 + index * 44} 0q18 50 -6 96"/>`)}</g>
      <path d="M-236 -20Q-190 -86 -150 -78Q-140 -30 -160 0Q-140 30 -150 78Q-190 86 -236 20z" fill="#c39a5f"/>
      <circle cx="-196" cy="-46" r="17" fill="#fff6e2"/><circle cx="-196" cy="-46" r="9" fill="#222"/><circle cx="-196" cy="46" r="17" fill="#fff6e2"/><circle cx="-196" cy="46" r="9" fill="#222"/>`
  },
}

const oysters: Drawing = {
  ...LYING,
  detail: { x: -100, y: -50, zoom: 2.1 },
  draw: (pen) => {
    const shell = svg`<path d="${smoothPath([
      [-110, 20],
      [-96, -60],
      [-30, -96],
      [50, -86],
      [112, -30],
      [104, 40],
      [40, 76],
      [-40, 84],
    ])}" fill="${lit(pen, toTone('#7d7f80'))}"/>
      <path d="${smoothPath([
        [-88, 14],
        [-74, -46],
        [-20, -74],
        [44, -66],
        [90, -22],
        [82, 30],
        [30, 56],
        [-34, 62],
      ])}" fill="${swollen(pen, toTone('#e6e6e2'))}"/>
      <path d="${smoothPath([
        [-62, 10],
        [-44, -38],
        [10, -50],
        [62, -20],
        [54, 24],
        [0, 42],
      ])}" fill="${swollen(pen, toTone('#d8cfba'))}"/><path d="M-46 20Q0 44 56 16Q30 50 -10 48z" fill="#4b4a48"/>`
    const lemon = svg`<path d="M-70 0A70 70 0 0 1 70 0z" fill="#e8c02a"/><path d="M-58 -2A58 58 0 0 1 58 -2z" fill="#fbf0b4"/><path d="M0 -2V-54M0 -2L-40 -40M0 -2L40 -40" stroke="#e8c02a" stroke-width="6"/>`
    return onTray(
      pen,
      svg`${place(shell, -150, -76, 1, -12)}${place(shell, 66, -92, 0.96, 20)}${place(shell, -130, 96, 0.96, 14)}${place(shell, 90, 84, 1, -6)}${place(lemon, 214, 150, 0.8, -14)}`,
    )
  },
}

export const FISH = { buri, salmon, 'dried-fish': driedFish, oysters } satisfies Record<string, Drawing>
