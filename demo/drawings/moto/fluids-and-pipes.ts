import { mixColours, toInk } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import {
  DARK_STEEL,
  STEEL,
  TITANIUM,
  carbon,
  chrome,
  gloss,
  lit,
  rolled,
  turned,
} from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { printAcross, toLabel } from '#demo/drawings/print-words.ts'
import { drawBox, drawLathe, lathePath, roundness } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const drop = 'M0 -70Q54 0 54 34A54 54 0 0 1 -54 34Q-54 0 0 -70z'

const oilLabel = (pen: Pen, width: number, height: number): string => {
  const { accent, shade, base } = pen.colour
  const [x, y] = [-width / 2, -height / 2]
  const art = {
    drop: svg`<g transform="translate(0 ${y + height * 0.32}) scale(${height / 330})">
      <path d="${drop}" fill="${base}"/>
      <path d="M-26 30Q-24 56 4 64" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/></g>`,
    flag: svg`<g fill="${base}">${times(12, (index) => svg`<path d="M${x + (index % 6) * (width / 6)} ${y + 20 + Math.floor(index / 6) * 34}h${width / 12}v34h${-width / 12}z" transform="translate(${index < 6 ? 0 : width / 12} 0)"/>`)}</g>`,
    slash: svg`<path d="M${x} ${y + height * 0.62}L${-x} ${y + height * 0.2}V${y + height * 0.44}L${x} ${y + height * 0.86}z" fill="${base}"/>
      <path d="M${x} ${y + height * 0.52}L${-x} ${y + height * 0.1}V${y + height * 0.15}L${x} ${y + height * 0.57}z" fill="${shade}"/>`,
    ring: svg`<circle cy="${y + height * 0.34}" r="${height * 0.2}" fill="none" stroke="${base}" stroke-width="${height * 0.09}"/>`,
  }[pen.pick('art', ['drop', 'flag', 'slash', 'ring'])]
  return svg`<path d="${roundedBox(x, y, width, height, 8)}" fill="${accent}"/>${art}
    ${printAcross(toLabel(pen), { y: -y - 44, room: width * 0.9, size: width / 4.9, ink: toInk(pen.colour, accent) })}`
}

const bottle = (pen: Pen): string => {
  const body =
    'M-150 -120Q-150 -176 -96 -190L-40 -206V-236H72V-206Q150 -190 152 -130V220Q152 250 122 250H-120Q-150 250 -150 220z'
  return svg`<g transform="${pen.turn > 0 ? 'skewY(4) scale(.84 .98)' : ''}">
    <path d="${body}" fill="${lit(pen, pen.colour)}"/>
    <path d="M82 -150Q116 -146 116 -112V-20Q116 10 92 10Q70 10 70 -16V-130Q70 -150 82 -150z" fill="#000" opacity=".34"/>
    <path d="M84 -140Q106 -136 106 -108V-24Q106 0 92 0" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="4"/>
    <path d="${roundedBox(-52, -284, 136, 54, 9)}" fill="${turned(pen, { ...pen.colour, base: mixColours(pen.colour.shade, '#000000', 0.3) })}"/>
    <g stroke="#fff" stroke-opacity=".18" stroke-width="3">${times(11, (index) => svg`<path d="M${-44 + index * 12} -280v46"/>`)}</g>
    <g transform="translate(-20 90)">${oilLabel(pen, 236, 250)}</g><path d="${body}" fill="${pen.linear(
      [
        [0, '#fff', 0.5],
        [0.1, '#fff', 0.1],
        [0.7, '#000', 0],
        [1, '#000', 0.35],
      ],
      [0, 0],
      [1, 0.1],
    )}"/></g>`
}

const tin = (pen: Pen): string => {
  const k = roundness(pen)
  const body = lathePath(pen, [
    [170, -190],
    [170, 225],
  ])
  return svg`${drawLathe(
    pen,
    [
      [170, -190],
      [170, 225],
    ],
    STEEL,
    turned(pen, pen.colour),
  )}<g clip-path="${pen.clip(body)}">
    <g transform="translate(0 ${30 + 170 * k * 0.8})">${oilLabel(pen, 264, 280)}</g>
    <path d="${body}" fill="${pen.linear(
      [
        [0, '#000', 0.35],
        [0.25, '#fff', 0.35],
        [0.4, '#fff', 0],
        [1, '#000', 0.55],
      ],
      [0, 0],
      [1, 0],
    )}"/></g><g fill="none" stroke="${chrome(pen)}" stroke-width="10">
    <path d="M-170 225A170 ${170 * k} 0 0 0 170 225"/><ellipse cy="-190" rx="168" ry="${168 * k}"/></g>
    <path d="${lathePath(pen, [
      [40, -238],
      [40, -196],
    ])}" fill="${turned(pen, pen.colour)}"/>
    <path d="M-40 -238a40 ${40 * k} 0 1 0 80 0a40 ${40 * k} 0 1 0 -80 0" fill="${lit(pen, pen.colour)}"/>`
}

const flatCan = (pen: Pen): string =>
  drawBox(
    pen,
    [310, 430, 160],
    pen.colour,
    {
      front: `${oilLabel(pen, 268, 330)}<path d="M-155 -215H155V215H-155z" fill="${gloss(pen, 0.4)}"/>`,
      side: svg`<path d="M-50 -150h100v300h-100z" fill="${pen.colour.accent}" opacity=".5"/>`,
      top: svg`<path d="M-120 -56H120V56H-120z" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5"/>
        <circle cx="-70" r="34" fill="#000" opacity=".3"/>`,
    },
    250,
  ) +
  svg`<g transform="translate(${-70 * Math.cos((pen.turn * Math.PI) / 180)} ${pen.turn > 0 ? -238 : -206})">
    <path d="M-32 -34H32V0H-32z" fill="${chrome(pen)}"/>
    <ellipse cy="-34" rx="32" ry="${32 * roundness(pen)}" fill="#e5e8eb"/>
    <ellipse rx="32" ry="${32 * roundness(pen)}" fill="${chrome(pen)}"/></g>`

const oilCan: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -20, y: 20, zoom: 2 },
  use: { setting: 'bench', x: 400, y: 470, scale: 0.58 },
  draw: (pen) => ({ bottle, tin, flatCan })[pen.pick('vessel', ['bottle', 'tin', 'bottle', 'flatCan'])](pen),
}

/** Silencer, link pipe and end cap; the tail is at the upper right. */
const exhaust: Drawing = {
  angle: 'laid',
  detail: { x: 190, y: -60, zoom: 2.3 },
  use: { setting: 'motorcycle', x: 560, y: 596, scale: 0.42, degrees: 6 },
  draw: (pen) => {
    const sleeve = pen.pick('sleeve', ['carbon', 'titanium', 'colour', 'steel'])
    const end = pen.pick('end', ['slash', 'round', 'hexagon'])
    const fill = {
      carbon: carbon(pen),
      titanium: rolled(pen, TITANIUM),
      colour: rolled(pen, pen.colour),
      steel: rolled(pen, STEEL),
    }[sleeve]
    const taper = pen.pick('taper', [0, 22])
    const can = `M-120 ${-70 + taper}Q-96 -88 -60 -88H206V88H-60Q-96 88 -120 ${70 - taper}z`
    const burnt = pen.linear(
      [
        [0, '#3f63a8', 0.75],
        [0.3, '#8d4f8f', 0.5],
        [0.6, '#c99040', 0.45],
        [1, '#c99040', 0],
      ],
      [0, 0],
      [1, 0],
    )
    const cap = {
      slash: svg`<path d="M200 -90H262L236 90H200z" fill="${rolled(pen, DARK_STEEL)}"/>
        <ellipse cx="254" cy="0" rx="26" ry="74" fill="#0e0e0f" transform="rotate(8 254 0)"/>
        <ellipse cx="258" rx="15" ry="44" fill="none" stroke="${chrome(pen, true)}" stroke-width="9"/>`,
      round: svg`<path d="M200 -90H226Q262 -70 262 0T226 90H200z" fill="${rolled(pen, STEEL)}"/>
        <ellipse cx="250" rx="18" ry="48" fill="#151516"/>
        <ellipse cx="250" rx="18" ry="48" fill="none" stroke="${chrome(pen, true)}" stroke-width="8"/>`,
      hexagon: svg`<path d="M200 -94L268 -54V54L200 94z" fill="${carbon(pen)}"/>
        <path d="M200 -94L268 -54V54L200 94z" fill="${gloss(pen, 0.3)}"/>
        <ellipse cx="266" rx="13" ry="36" fill="#0f0f10"/>`,
    }[end]
    const badge = svg`<g transform="translate(${pen.between('badge', 10, 80)} 0)">
      <path d="${roundedBox(-62, -26, 124, 46, 5)}" fill="${lit(pen, pen.colour)}"/>
      <path d="M-46 -12h92v8h-92zM-46 4h54v6h-54z" fill="${pen.colour.accent}"/></g>`
    return place(
      svg`<path d="M-296 190Q-270 90 -214 52Q-176 26 -112 22" fill="none" stroke="#4f545b" stroke-width="60"/>
        <path d="M-296 190Q-270 90 -214 52Q-176 26 -112 22" fill="none" stroke="${pen.linearAcross(
          [
            [0, '#80858c'],
            [0.4, '#f4f5f6'],
            [0.7, '#b4b9bf'],
            [1, '#6e737a'],
          ],
          [-260, 40],
          [-180, 130],
        )}" stroke-width="50"/>
        <path d="M-288 178Q-258 90 -204 52" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="7"/>
        <g transform="translate(0 20)"><path d="M-168 -40H-110V40H-168z" fill="${rolled(pen, STEEL)}"/>
        <path d="M-170 -44H-160V44H-170zM-146 -42h6v84h-6z" fill="#42464c"/><path d="${can}" fill="${fill}"/>
        ${sleeve === 'titanium' && svg`<path d="${can}" fill="${burnt}"/>`}
        <path d="${can}" fill="${pen.linear(
          [
            [0, '#000', 0.25],
            [0.2, '#fff', 0.5],
            [0.36, '#fff', 0.05],
            [0.75, '#000', 0.4],
            [1, '#000', 0.2],
          ],
          [0, 0],
          [0, 1],
        )}"/><path d="M-88 -88H-70V88H-88zM186 -90H206V90H186z" fill="${chrome(pen, true)}"/>
        ${times(5, (index) => svg`<circle cx="196" cy="${-64 + index * 32}" r="4" fill="#3a3d41"/>`)}${cap}${badge}</g>
        <path d="M40 -66L56 -120H96L104 -66z" fill="${lit(pen, DARK_STEEL)}"/>
        <circle cx="76" cy="-102" r="12" fill="#1b1c1d"/>
        <path d="M56 -120h40" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
      16,
      -10,
      1.04,
      -16,
    )
  },
}

/** A pressure can with its cap on; some have the thin tube for narrow places. */
const sprayCan: Drawing = {
  stands: true,
  angle: 'solid',
  detail: { x: -20, y: 20, zoom: 2 },
  use: { setting: 'bench', x: 400, y: 470, scale: 0.58 },
  draw: (pen) => {
    const radius = pen.pick('girth', [96, 112, 84])
    const top = pen.pick('height', [-160, -130, -190])
    const steps = [
      [radius * 0.62, top],
      [radius, top + 44],
      [radius, 228],
    ] as const
    const body = lathePath(pen, steps)
    const cap = { ...pen.colour, base: pen.colour.accent }
    return svg`${drawLathe(pen, steps, STEEL, turned(pen, pen.colour))}<g clip-path="${pen.clip(body)}">
      <g transform="translate(0 ${(top + 272) / 2 + radius * roundness(pen) * 0.8})">${oilLabel(pen, radius * 1.5, 210)}</g>
      <path d="M-160 ${top + 40}H160V${top + 52}H-160z" fill="${chrome(pen)}"/><path d="${body}" fill="${gloss(pen, 0.3)}"/></g>
      ${pen.pick('tube', [true, false]) && svg`<path d="M${radius - 8} ${top + 70}V200" stroke="#c0322b" stroke-width="8"/>`}
      ${drawLathe(
        pen,
        [
          [radius * 0.5, top - 84],
          [radius * 0.56, top],
        ],
        cap,
        turned(pen, cap),
      )}`
  },
}

export const FLUIDS_AND_PIPES = { 'oil-can': oilCan, 'spray-can': sprayCan, exhaust } satisfies Record<
  string,
  Drawing
>
