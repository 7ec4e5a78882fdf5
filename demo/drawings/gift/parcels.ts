import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { PAPER, gloss, lit, swollen, weave } from '#demo/drawings/materials.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { svg, times } from '#demo/drawings/svg.ts'

/** A cloth parcel tied with its own corners. */
const furoshiki: Drawing = {
  stands: true,
  angle: 'laid',
  detail: { x: 0, y: -80, zoom: 2 },
  use: { setting: 'gift', x: 400, y: 470, scale: 0.74 },
  draw: (pen) => {
    const tall = pen.pick('parcel', [150, 118, 134])
    const body = smoothPath([
      [-236, 240],
      [-250, 130],
      [-216, 250 - tall * 1.6],
      [-110, 190 - tall * 2],
      [0, 176 - tall * 2],
      [110, 190 - tall * 2],
      [216, 250 - tall * 1.6],
      [250, 130],
      [236, 240],
      [0, 252],
    ])
    const y = 176 - tall * 2
    const ear = smoothPath([
      [-8, y + 4],
      [-70, y - 70],
      [-166, y - 120],
      [-200, y - 80],
      [-150, y - 20],
      [-60, y + 20],
    ])
    const lining = toTone(pen.colour.accent)
    const folds = svg`M0 ${y}Q-120 ${y + 110} -236 200M0 ${y}Q-40 ${y + 140} -90 250M0 ${y}Q60 ${y + 140} 110 250M0 ${y}Q130 ${y + 90} 240 190`
    return svg`<path d="${body}" fill="${lit(pen, pen.colour)}"/><g clip-path="${pen.clip(body)}">
      <path d="M-300 -200H300V300H-300z" fill="${repeatPattern(pen, pen.colour.accent, 0.6)}" transform="rotate(20)"/>
      <path d="M0 ${y}Q130 ${y + 90} 260 190V260H100Q60 ${y + 140} 0 ${y}z" opacity=".24"/>
      <path d="M0 ${y}Q-120 ${y + 110} -260 200V${y - 40}z" fill="#fff" opacity=".14"/><g fill="none">
      <path d="${folds}" stroke="#000" stroke-opacity=".28" stroke-width="9"/>
      <path d="${folds}" stroke="#fff" stroke-opacity=".28" stroke-width="5" transform="translate(-7 -2)"/></g></g>
      <path d="${ear}" fill="${lit(pen, pen.colour)}"/>
      <path d="M-60 ${y - 50}Q-120 ${y - 104} -184 ${y - 96}Q-130 ${y - 60} -40 ${y - 6}z" fill="${lit(pen, lining)}"/>
      <g transform="scale(-1 1)">
      <path d="${ear}" fill="${lit(pen, { ...pen.colour, highlight: pen.colour.base })}"/>
      <path d="M-60 ${y - 50}Q-120 ${y - 104} -184 ${y - 96}Q-130 ${y - 60} -40 ${y - 6}z" fill="${lit(pen, lining)}"/></g>${place(
        svg`<path d="${smoothPath([
          [-46, 10],
          [-36, -34],
          [0, -42],
          [36, -34],
          [46, 10],
          [24, 38],
          [-24, 38],
        ])}" fill="${swollen(pen, pen.colour)}"/>
        <path d="M-20 -30Q-30 0 -14 32M18 -30Q28 0 12 32" stroke="#000" stroke-opacity=".3" stroke-width="5" fill="none"/>`,
        0,
        y - 2,
      )}<path d="${body}" fill="${weave(pen)}"/>`
  },
}

const catalogueCard: Drawing = {
  angle: 'laid',
  detail: { x: 0, y: 60, zoom: 2.1 },
  use: { setting: 'gift', x: 400, y: 590, scale: 0.72 },
  draw: (pen) => {
    const page = { photos: 'grid', bands: 'list', cover: 'cover' } as const
    const layout = page[pen.pick('layout', ['photos', 'bands', 'cover'])]
    const cells = times(
      6,
      (index) =>
        svg`<path d="${roundedBox(-216 + (index % 3) * 148, -190 + Math.floor(index / 3) * 136, 132, 116, 6)}" fill="${[pen.colour.highlight, pen.colour.base, PAPER.shade][index % 3] ?? PAPER.shade}"/>
          <circle cx="${-150 + (index % 3) * 148}" cy="${-132 + Math.floor(index / 3) * 136}" r="${26 + (index % 2) * 12}" fill="#fff" opacity=".65"/>`,
    )
    const art = {
      grid: cells,
      list: times(
        4,
        (index) =>
          svg`<path d="M-216 ${-190 + index * 62}h120v46h-120z" fill="${index % 2 ? pen.colour.highlight : pen.colour.base}"/>
            <path d="M-70 ${-178 + index * 62}h280M-70 ${-158 + index * 62}h180" stroke="${PAPER.accent}" stroke-width="8"/>`,
      ),
      cover: svg`<path d="M-240 -220H240V60H-240z" fill="${repeatPattern(pen, pen.colour.base, 0.6)}"/>
        <circle cy="-80" r="90" fill="${PAPER.base}"/>
        <circle cy="-80" r="70" fill="none" stroke="${pen.colour.base}" stroke-width="6"/>
        <path d="M-40 -80h80M0 -120v80" stroke="${pen.colour.base}" stroke-width="10"/>`,
    }[layout]
    const ribbon = toTone(pen.colour.accent)
    return svg`<g transform="rotate(-7)">
      <path d="${roundedBox(-250, -240, 500, 330, 10)}" fill="${lit(pen, PAPER)}"/>${art}
      <path d="${roundedBox(-250, -240, 500, 330, 10)}" fill="${gloss(pen, 0.3)}"/></g>
      <g transform="translate(30 110) rotate(5)">
      <path d="${roundedBox(-228, -96, 456, 252, 18)}" opacity=".25" transform="translate(6 12)"/>
      <path d="${roundedBox(-228, -96, 456, 252, 18)}" fill="${lit(pen, pen.colour)}"/>
      <path d="M-150 -96h44V156h-44z" fill="${lit(pen, ribbon)}"/>
      <path d="M-128 30Q-200 -40 -206 10T-128 30Q-60 -40 -50 10T-128 30z" fill="${lit(pen, ribbon)}"/>
      <circle cx="-128" cy="30" r="16" fill="${ribbon.shade}"/>
      <path d="M-40 -40H180M-40 -4H120" stroke="${pen.colour.accent}" stroke-width="12" stroke-linecap="round"/>
      <path d="${roundedBox(-40, 60, 220, 56, 6)}" fill="#fff" opacity=".85"/>
      <path d="M-20 88H160" stroke="#333" stroke-width="16" stroke-dasharray="26 9"/>
      <path d="${roundedBox(-228, -96, 456, 252, 18)}" fill="${gloss(pen, 0.35)}"/></g>`
  },
}

export const PARCELS = { furoshiki, 'catalogue-card': catalogueCard } satisfies Record<string, Drawing>
