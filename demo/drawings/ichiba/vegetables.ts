import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { lit, rolled, swollen, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { CARROT, DARK_LEAF, feathers, leafBlade, LEAF, ROOT_WHITE } from './grown.ts'

/** The tape a bundle is bound with: the stall's own green. */
const tape = (pen: Pen, x: number, y: number, width: number): string =>
  svg`<path d="${roundedBox(x, y, width, 44, 6)}" fill="${rolled(pen, toTone('#7b4b93'))}"/><path d="M${x + 10} ${y + 14}h${width - 20}" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>`

const STANDING = {
  stands: true,
  angle: 'laid',
  use: { setting: 'kitchen', x: 430, y: 420, scale: 0.6 },
} as const

export const drawCabbage = (pen: Pen): string => {
  const outer: readonly (readonly [number, number])[] = [
    [-160, 200],
    [-196, 20],
    [-170, -160],
    [-80, -250],
    [0, -236],
    [80, -256],
    [170, -160],
    [196, 20],
    [160, 200],
    [60, 250],
    [-60, 250],
  ]
  const face = smoothPath(outer.map(([x, y]) => [x * 0.9, y * 0.93 + 8]))
  return svg`<path d="${smoothPath(outer)}" fill="${swollen(pen, toTone('#8db45a'))}"/>
    <path d="${face}" fill="${lit(pen, toTone('#f1e69a'))}"/><g clip-path="${pen.clip(face)}">
    <path d="M-200 -60Q-120 -250 0 -250T200 -60L230 -300H-230z" fill="#a9c46b" opacity=".7"/>
    <g fill="none" stroke="#c7b954" stroke-width="7">${times(5, (index) => svg`<path d="M${-128 + index * 20} 170Q${-150 + index * 26} ${-40 - index * 10} ${-90 + index * 18} ${-190 + index * 30}M${128 - index * 20} 170Q${150 - index * 26} ${-40 - index * 10} ${90 - index * 18} ${-190 + index * 30}"/>`)}</g>
    <path d="M-70 260Q-60 120 -10 60Q0 40 10 60Q60 120 70 260z" fill="${lit(pen, toTone('#fbf9ea'))}"/>
    <path d="M-130 260Q-120 60 -84 -40M130 260Q120 60 84 -40" stroke="#fbf9ea" stroke-width="26" fill="none"/></g>`
}

const hakusai: Drawing = { ...STANDING, detail: { x: 0, y: -60, zoom: 2 }, draw: drawCabbage }

const spinach: Drawing = {
  ...STANDING,
  detail: { x: 0, y: -90, zoom: 2 },
  draw: (pen) => {
    const blade = pen.keep(leafBlade(pen, DARK_LEAF))
    const spread = [-58, 52, -40, 36, -20, 20, 0]
    return svg`${spread.map(
      (degrees, index) => svg`<g transform="translate(0 190) rotate(${degrees * 0.62})">
      <path d="M-7 40L-9 -190H9L7 40z" fill="${turned(pen, toTone('#86b35c'))}"/>
      <use href="#${blade}" transform="translate(0 ${-160 - (index % 2) * 26}) scale(${1.2 - (index % 3) * 0.08} 1.1)"/></g>`,
    )}${tape(pen, -66, 120, 132)}
      <path d="M-46 196Q-30 250 -8 250Q0 256 8 250Q30 250 46 196z" fill="${lit(pen, toTone('#d3768c'))}"/>
      <path d="M-26 240l-10 22M0 246v24M24 240l12 22" stroke="#b4566d" stroke-width="6"/>`
  },
}

const drawLeek = (pen: Pen, x: number, degrees: number): string =>
  svg`<g transform="translate(${x} 0) rotate(${degrees})">
    <path d="M-16 -130L-60 -290L-34 -296L0 -170L26 -300L52 -292L16 -130z" fill="${turned(pen, DARK_LEAF)}"/>
    <path d="M-24 240V-90Q-26 -150 0 -170Q26 -150 24 -90V240Q0 254 -24 240z" fill="${turned(pen, ROOT_WHITE)}"/>
    <path d="M-24 -20V-110Q-22 -150 0 -170Q22 -150 24 -110V-20Q0 -60 -24 -20z" fill="${turned(pen, toTone('#8cba5f'))}" opacity=".85"/>
    <path d="M-12 244l-12 20M0 248v22M12 244l12 20" stroke="#c9bd9a" stroke-width="4"/></g>`

const leek: Drawing = {
  ...STANDING,
  detail: { x: 0, y: -120, zoom: 2 },
  draw: (pen) =>
    svg`${drawLeek(pen, -62, -4)}${drawLeek(pen, 62, 5)}${drawLeek(pen, 0, 0)}${tape(pen, -104, 90, 208)}`,
}

export const drawDaikon = (pen: Pen): string =>
  svg`<g transform="translate(0 -130)">${[-46, 46, -24, 24, 0].map((degrees) => place(leafBlade(pen, LEAF), 0, 0, 0.72, degrees))}</g>
    <path d="M-74 -126Q0 -160 74 -126Q88 40 52 190Q20 250 -6 262Q-30 240 -54 190Q-88 40 -74 -126z" fill="${turned(pen, ROOT_WHITE)}"/>
    <path d="M-74 -126Q0 -160 74 -126Q80 -76 78 -30Q0 -64 -79 -30Q-80 -76 -74 -126z" fill="#a9c97b" opacity=".7"/>
    <path d="M-50 40h26M20 96h30M-40 150h20M10 190h18" stroke="#c9c4ad" stroke-width="5" stroke-linecap="round"/>`

const daikon: Drawing = {
  ...STANDING,
  detail: { x: 0, y: -120, zoom: 2 },
  draw: (pen) => svg`${place(drawDaikon(pen), 96, 26, 0.86, 12)}${place(drawDaikon(pen), -66, 0, 1, -6)}`,
}

export const drawCarrot = (pen: Pen): string =>
  svg`<g transform="translate(0 -110)">${feathers(pen, 150)}</g>
    <path d="M-56 -104Q0 -140 56 -104Q66 20 18 190Q6 236 0 240Q-8 236 -20 190Q-66 20 -56 -104z" fill="${turned(pen, CARROT)}"/>
    <path d="M-50 -50h32M14 -10h34M-40 46h26M4 96h24M-20 140h16" stroke="#a9500c" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/>`

const carrot: Drawing = {
  ...STANDING,
  detail: { x: 0, y: -60, zoom: 2 },
  draw: (pen) =>
    svg`${place(drawCarrot(pen), -128, 14, 0.94, -9)}${place(drawCarrot(pen), 128, 14, 0.94, 9)}${place(drawCarrot(pen), 0, 10)}`,
}

export const drawSweetPotato = (pen: Pen): string =>
  svg`<path d="${smoothPath([
    [-250, 0],
    [-170, -62],
    [0, -86],
    [160, -58],
    [256, 6],
    [160, 64],
    [0, 80],
    [-160, 56],
  ])}" fill="${rolled(pen, toTone('#8d3352'))}"/>
    <path d="M-150 -20h40M-40 30h60M90 -26h46M20 -48h30M-90 44h26" stroke="#5a1731" stroke-width="5" stroke-linecap="round"/>
    <path d="M-250 0l-34 8M256 6l30 -10" stroke="#6d2340" stroke-width="8" stroke-linecap="round"/>`

const sweetPotato: Drawing = {
  ...STANDING,
  detail: { x: 110, y: 150, zoom: 2 },
  draw: (pen) => {
    const cut = svg`<path d="M-110 -78Q-60 -96 30 -84L150 -50Q230 -10 150 46L20 78Q-70 88 -110 72z" fill="${rolled(pen, toTone('#8d3352'))}"/>
      <ellipse cx="-110" rx="46" ry="76" fill="#8d3352"/><ellipse cx="-110" rx="37" ry="66" fill="${swollen(pen, toTone('#f0cf62'))}"/>`
    return svg`${place(drawSweetPotato(pen), -10, -20, 0.96, -16)}${place(drawSweetPotato(pen), -30, 104, 0.98, 6)}${place(cut, 130, 166, 0.86, 8)}`
  },
}

const lotusRoot: Drawing = {
  ...STANDING,
  detail: { x: 80, y: 120, zoom: 2 },
  draw: (pen) => {
    const skin = toTone('#d9bd92')
    const slice = svg`<circle r="112" fill="${skin.base}"/><circle r="104" fill="${swollen(pen, toTone('#f7efdc'))}"/>
      <g fill="#a98b5d">${times(8, (index) => svg`<ellipse rx="15" ry="24" transform="rotate(${index * 45}) translate(0 -62)"/>`)}<circle r="14"/></g>`
    const node = svg`<path d="M-190 -40Q-180 -104 -60 -108H70Q180 -100 190 -40V40Q180 104 60 108H-70Q-180 104 -190 40z" fill="${rolled(pen, skin)}"/>
      <path d="M-110 -60h50M20 -30h70M-60 40h40M70 66h40" stroke="#9a7a4c" stroke-width="5" stroke-linecap="round"/>`
    return svg`${place(node, -96, -40, 0.84, -12)}${place(node, 170, -84, 0.5, -12)}<ellipse cx="64" cy="-74" rx="16" ry="52" fill="#8f6c3e" transform="rotate(-12 64 -74)"/>
      ${place(slice, -120, 140, 0.92)}${place(slice, 92, 128, 1.06, 20)}`
  },
}

const shiitake: Drawing = {
  ...STANDING,
  detail: { x: 0, y: -60, zoom: 2.1 },
  draw: (pen) => {
    const capTone = toTone('#74492c')
    const cap = svg`<path d="M-38 30Q-30 130 -44 150H44Q30 130 38 30z" fill="${turned(pen, toTone('#ecdfc4'))}"/>
      <path d="M-150 26Q-146 -96 0 -104T150 26Q120 60 0 62T-150 26z" fill="${swollen(pen, capTone)}"/>
      <path d="M-150 26Q-120 60 0 62T150 26Q120 44 0 46T-150 26z" fill="#ecdfc4"/>
      <path d="M-52 -50L52 -4M52 -58L-50 0" stroke="#f3e7cf" stroke-width="13" stroke-linecap="round"/>`
    const under = svg`<circle r="128" fill="${capTone.base}"/><circle r="116" fill="${swollen(pen, toTone('#efe2c6'))}"/>
      <g stroke="#c4ae84" stroke-width="3">${times(28, (index) => svg`<path d="M0 -44V-112" transform="rotate(${index * (360 / 28)})"/>`)}</g>
      <circle r="36" fill="${turned(pen, toTone('#e2d0a8'))}"/><circle r="24" fill="#f6ecd6"/>`
    return svg`${place(cap, -150, -30, 0.94, -8)}${place(cap, 128, -50, 1.02, 10)}${place(cap, -88, 120, 0.86, 4)}${place(under, 128, 148, 0.84)}`
  },
}

export const VEGETABLES = {
  hakusai,
  spinach,
  leek,
  daikon,
  carrot,
  'sweet-potato': sweetPotato,
  'lotus-root': lotusRoot,
  shiitake,
} satisfies Record<string, Drawing>

/** The tops of stalks in a box. */
export const drawStalks = (pen: Pen): string =>
  svg`${[-10, 8].map((degrees, index) => place(drawLeek(pen, index * 50 - 25, degrees), 0, 60, 0.9))}`
