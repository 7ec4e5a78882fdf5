import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, polygonPath, roundedBox } from '#demo/drawings/geometry.ts'
import { PAPER, chrome, gloss, lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { bandPath, discPath, drawLathe, lathePath } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const sweets = ['#e8a7b0', '#f0e2b6', '#8fa564', '#7c4d3a', '#f4efe6', '#d98b52', '#b9a2c8'] as const

/** Boxes of one kind of sweet, by what their record calls it. */
const sold = {
  senbei: { shape: 'cracker', colour: '#b9722f' },
  dorayaki: { shape: 'round', colour: '#9a5a2c' },
  monaka: { shape: 'chestnut', colour: '#e2c48c' },
  yokan: { shape: 'cube', colour: '#4a2430' },
  mizuyokan: { shape: 'cube', colour: '#7c4d5a' },
  kuzu: { shape: 'round', colour: '#eef0ea' },
} as const

/** One sweet, about 60 across, chosen by its place in the box. */
const sweet = (pen: Pen, at: number): string => {
  const contents = pen.trait('contents')
  const only = sold[contents as keyof typeof sold]
  const tone = toTone(only?.colour ?? pen.pick(`sweet colour ${at}`, sweets))
  const draws = {
    flower: () =>
      svg`${times(5, (index) => svg`<circle r="17" transform="rotate(${index * 72 + 10}) translate(0 -16)" fill="${swollen(pen, tone)}"/>`)}
        <circle r="7" fill="#f2d27a"/>`,
    round: () =>
      svg`<circle r="30" fill="${swollen(pen, tone)}"/>
        <path d="M-12 -6Q0 -18 12 -6" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/>`,
    cube: () =>
      svg`<path d="${roundedBox(-27, -27, 54, 54, 7)}" fill="${lit(pen, tone)}"/>
        <path d="M-16 -8L14 12M-10 14L16 -14" stroke="#fff" stroke-opacity=".45" stroke-width="4"/>`,
    leaf: () =>
      svg`<path d="M0 -32Q36 0 0 32Q-36 0 0 -32z" fill="${swollen(pen, tone)}"/>
        <path d="M0 -26V26M0 -6l12 -10M0 10l-12 -10" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
    chestnut: () =>
      svg`<path d="M0 -30Q34 -6 28 22Q0 36 -28 22Q-34 -6 0 -30z" fill="${swollen(pen, tone)}"/>
        <path d="M-24 22Q0 32 24 22L20 30Q0 38 -20 30z" fill="#f3e3bd"/>`,
    cracker: () =>
      svg`<circle r="34" fill="${swollen(pen, tone)}"/><circle r="28" fill="none" stroke="#5b3213" stroke-opacity=".5" stroke-width="5"/>
        ${at % 2 === 0 && '<path d="M-13 -33H13V33H-13z" fill="#1f2a1f"/>'}`,
  }
  return draws[only?.shape ?? pen.pick(`sweet ${at}`, ['flower', 'round', 'cube', 'leaf', 'chestnut'])]()
}

/** An open box from above: lid beside it, sweets in their rows. */
const sweetsBox: Drawing = {
  angle: 'laid',
  detail: { x: -30, y: 60, zoom: 2.3 },
  use: { setting: 'tea-table', x: 430, y: 590, scale: 0.66 },
  draw: (pen) => {
    const [columns, rows] = pen.pick('tray', [
      [5, 3],
      [4, 3],
      [6, 3],
      [4, 2],
    ] as const)
    const [cellX, cellY] = [500 / columns, 300 / rows]
    const size = Math.min(cellX, cellY) / 78
    const cells = times(columns * rows, (index) => {
      const [x, y] = [
        -250 + ((index % columns) + 0.5) * cellX,
        -60 + (Math.floor(index / columns) + 0.5) * cellY,
      ]
      return svg`<path d="${roundedBox(x - cellX / 2 + 5, y - cellY / 2 + 5, cellX - 10, cellY - 10, 8)}" fill="${PAPER.shade}"/>
        <ellipse cx="${x + 4}" cy="${y + 7}" rx="${32 * size}" ry="${30 * size}" opacity=".25"/>
        ${place(`<use href="#${pen.keep(sweet(pen, index % 7))}"/>`, x, y, size)}`
    })
    const ribbon = pen.pick('ribbon', ['cross', 'band', 'cord'])
    const tie = {
      cross: 'M-180 -292h44v226h-44zM-274 -210H274v36H-274z',
      band: 'M-60 -292H60V-66H-60z',
      cord: 'M-274 -186H274v9H-274zM-274 -172H274v9H-274z',
    }[ribbon]
    return svg`<g transform="rotate(-3 0 -180)">
      <path d="${roundedBox(-274, -292, 548, 226, 6)}" fill="${lit(pen, pen.colour)}"/>
      <path d="${roundedBox(-274, -292, 548, 226, 6)}" fill="${repeatPattern(pen, pen.colour.highlight, 0.42)}"/>
      <path d="${tie}" fill="${pen.colour.accent}"/>
      <path d="${roundedBox(70, -250, 70, 140, 3)}" fill="${PAPER.base}"/>
      <path d="M102 -234h8v108h-8z" fill="#2b2622"/></g>
      <path d="M-282 -84H290V274H-282z" opacity=".2" transform="translate(0 6)"/>
      <path d="${roundedBox(-280, -88, 560, 358, 8)}" fill="${lit(pen, pen.colour)}"/>
      <path d="${roundedBox(-264, -74, 528, 330, 5)}" fill="${PAPER.base}"/>
      <path d="M-264 -74H264V-56H-264z" opacity=".2"/>${cells}`
  },
}

const cookie = (pen: Pen, at: number): string => {
  const tone = toTone(pen.pick(`bake ${at}`, ['#d6a765', '#c78f4d', '#e3c389', '#7b4f30']))
  return {
    round: () =>
      svg`<circle r="56" fill="${swollen(pen, tone)}"/><g fill="#4a2c1a"><circle cx="-16" cy="-10" r="7"/>
        <circle cx="18" cy="-18" r="6"/><circle cx="10" cy="18" r="8"/><circle cx="-20" cy="22" r="5"/></g>`,
    fluted: () =>
      svg`<path d="${polygonPath(16, 58)}" fill="${swollen(pen, tone)}" stroke="${tone.base}" stroke-width="8" stroke-linejoin="round"/>
        <circle r="20" fill="${swollen(pen, toTone('#a8323a'))}"/>`,
    checks: () =>
      svg`<path d="M-48 -48H48V48H-48z" fill="#e9cb94"/>
        <path d="M-48 -48H0V0H-48zM0 0H48V48H0z" fill="#6b422a"/>
        <path d="M-48 -48H48V48H-48z" fill="${gloss(pen, 0.3)}"/>`,
    ring: () =>
      svg`<path d="${circlePath(0, 0, 56)}${circlePath(0, 0, 20)}" fill="${swollen(pen, tone)}" fill-rule="evenodd"/>
        <circle r="38" fill="none" stroke="#fff8e6" stroke-opacity=".7" stroke-width="9" stroke-dasharray="6 9"/>`,
  }[pen.pick(`cookie ${at}`, ['round', 'fluted', 'checks', 'ring'])]()
}

const cookieTin: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -30, y: 130, zoom: 2.1 },
  use: { setting: 'tea-table', x: 410, y: 460, scale: 0.54 },
  draw: (pen) => {
    const lean = { ...pen, pitch: pen.pitch + 26 }
    const steps = [
      [216, 110],
      [216, 210],
    ] as const
    const body = lathePath(lean, steps)
    const lid = svg`<g transform="translate(54 -96) rotate(8)"><circle r="190" fill="${chrome(pen)}"/>
      <circle r="184" fill="${lit(pen, pen.colour)}"/>
      <circle r="184" fill="${repeatPattern(pen, pen.colour.accent, 0.5)}"/>
      <circle r="168" fill="none" stroke="${pen.colour.accent}" stroke-width="6"/>
      <circle r="92" fill="${pen.colour.accent}"/>
      <circle r="80" fill="none" stroke="${pen.colour.base}" stroke-width="4"/>
      <g transform="scale(.86)">${cookie(pen, 99)}</g><circle r="184" fill="${gloss(pen, 0.4)}"/></g>`
    const k = Math.sin((lean.pitch * Math.PI) / 180)
    const spots = [
      [-112, -46],
      [0, -66],
      [112, -46],
      [-150, 14],
      [-54, 8],
      [56, 8],
      [150, 14],
      [-96, 62],
      [8, 74],
      [104, 58],
    ] as const
    const pile = spots.map(
      ([x, y], index) =>
        svg`<g transform="translate(${x} ${106 + y * k * 1.7}) scale(1 ${0.5 + k * 0.4})">
          <ellipse cx="3" cy="10" rx="56" ry="56" opacity=".3"/>${cookie(pen, index)}</g>`,
    )
    return svg`${lid}${drawLathe(lean, steps, pen.colour)}<g clip-path="${pen.clip(body)}">
      <path d="M-230 100H230V320H-230z" fill="${repeatPattern(pen, pen.colour.accent, 0.35)}"/>
      <path d="${body}" fill="${pen.linear(
        [
          [0, '#000', 0.35],
          [0.25, '#fff', 0.4],
          [0.42, '#fff', 0],
          [1, '#000', 0.5],
        ],
        [0, 0],
        [1, 0],
      )}"/></g><path d="${discPath(lean, 216, 110)}" fill="${chrome(pen)}"/>
      <path d="${discPath(lean, 206, 112)}" fill="#8b8074"/>
      <g clip-path="${pen.clip(discPath(lean, 206, 112))}">${pile}</g>
      <path d="${bandPath(lean, 216, 204)}" fill="none" stroke="${chrome(pen)}" stroke-width="8"/>`
  },
}
export const SWEETS = { 'sweets-box': sweetsBox, 'cookie-tin': cookieTin } satisfies Record<string, Drawing>
