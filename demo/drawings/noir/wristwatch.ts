import { mixColours, toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, place, polar, roundedBox } from '#demo/drawings/geometry.ts'
import { BRASS, RUBBER, STEEL, chrome, lit, rolled, swollen, turned } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { edgeLight } from './edge-light.ts'

type Strap = 'leather' | 'links' | 'mesh' | 'rubber'

const STRAPS: Record<Strap, (pen: Pen, tone: Tone, up: 1 | -1) => string> = {
  leather: (pen, tone, up) => {
    const path = svg`M-82 ${up * 120}L-64 ${up * 300}H64L82 ${up * 120}z`
    return svg`<path d="${path}" fill="${turned(pen, tone)}"/>
      <path d="M-70 ${up * 140}L-56 ${up * 300}M70 ${up * 140}L56 ${up * 300}" stroke="${tone.accent}" stroke-opacity=".8" stroke-width="4" stroke-dasharray="12 9"/>
      ${edgeLight(pen, path)}`
  },
  links: (pen, tone, up) =>
    times(4, (row) => {
      const y = up * (148 + row * 42)
      return svg`<path d="${roundedBox(-82 + row * 4, y - 19, 164 - row * 8, 38, 7)}" fill="${rolled(pen, tone)}"/>
        <path d="${roundedBox(-30, y - 19, 60, 38, 5)}" fill="${chrome(pen, true)}"/>`
    }),
  mesh: (pen, tone, up) => {
    const path = svg`M-78 ${up * 122}L-70 ${up * 300}H70L78 ${up * 122}z`
    return svg`<path d="${path}" fill="${turned(pen, tone)}"/>
      <path d="${path}" fill="${pen.pattern(12, 8, '<path d="M0 4q3 -4 6 0t6 0M0 8q3 -4 6 0t6 0" fill="none" stroke="#24262a" stroke-opacity=".6" stroke-width="2"/>')}"/>${edgeLight(pen, path)}`
  },
  rubber: (pen, tone, up) => {
    const path = svg`M-90 ${up * 112}L-72 ${up * 300}H72L90 ${up * 112}z`
    return svg`<path d="${path}" fill="${turned(pen, tone)}"/>
      ${[176, 212, 248].map((y) => svg`<path d="M-46 ${up * y}H46" stroke="#000" stroke-opacity=".45" stroke-width="10" stroke-linecap="round"/>`)}${edgeLight(pen, path)}`
  },
}

const hand = (degrees: number, length: number, width: number, fill: string): string =>
  svg`<path d="M${-width / 2} 16L${-width / 2} ${-length * 0.7}L0 ${-length}L${width / 2} ${-length * 0.7}V16z" fill="${fill}" transform="rotate(${degrees})"/>`

const marks = (count: number, from: number, to: number, width: number, ink: string): string =>
  times(
    count,
    (at) =>
      svg`<path d="M${polar(from, at * (360 / count))}L${polar(to, at * (360 / count))}" stroke="${ink}" stroke-width="${width}"/>`,
  )

export const wristwatch: Drawing = {
  night: true,
  angle: 'laid',
  detail: { x: 30, y: 10, zoom: 2.1 },
  use: { setting: 'listening-room', x: 440, y: 570, scale: 0.6, degrees: 74 },
  draw: (pen) => {
    const dial = pen.pick('dial', ['bars', 'small-seconds', 'diver', 'chronograph', 'moon', 'field'])
    const strap = pen.pick('strap', ['leather', 'links', 'mesh', 'rubber'])
    const metal = pen.pick('case', [STEEL, BRASS, toTone('#2b2c30')])
    const band =
      strap === 'leather'
        ? toTone(pen.pick('hide', ['#5a3822', '#1f1f22', '#7d6a4e', '#26324a']), '#d9c7a6')
        : strap === 'rubber'
          ? RUBBER
          : metal
    const ground = pen.colour
    const ink = mixColours(ground.accent, '#ffffff', isDark(ground.base) ? 0.86 : 0)
    const dark = isDark(ground.base) ? '#f4f1ea' : '#1d1e21'
    const draw = STRAPS[strap]
    const ring = circlePath(0, 0, 168)
    const sub = (x: number, y: number, radius: number, degrees: number) =>
      svg`<g transform="translate(${x} ${y})"><circle r="${radius}" fill="#000" fill-opacity=".16" stroke="${dark}" stroke-opacity=".5" stroke-width="2.5"/>${marks(12, radius * 0.78, radius * 0.94, 2.5, dark)}${hand(degrees, radius * 0.8, 5, dark)}</g>`
    const face = {
      bars: marks(12, 104, 132, 6, dark),
      'small-seconds': svg`${marks(12, 112, 132, 5, dark)}${sub(0, 66, 38, 140)}`,
      diver: svg`<path d="${ring}${circlePath(0, 0, 128)}" fill="#0f1620" fill-rule="evenodd"/>${marks(12, 134, 160, 7, '#e9e6dd')}<path d="M-13 -160H13L0 -134z" fill="#e9e6dd"/>
        ${times(12, (at) => svg`<circle cx="${Math.cos((at * Math.PI) / 6) * 104}" cy="${Math.sin((at * Math.PI) / 6) * 104}" r="10" fill="#f2f3e6"/>`)}`,
      chronograph: svg`${marks(60, 126, 134, 2.5, dark)}${marks(12, 112, 134, 6, dark)}${sub(-58, 0, 36, 30)}${sub(58, 0, 36, 200)}${sub(0, 62, 34, 300)}`,
      moon: svg`${marks(12, 116, 132, 4, dark)}<path d="M-52 66A52 52 0 0 1 52 66Q26 52 0 66T-52 66z" fill="#16223c"/><circle cx="14" cy="40" r="15" fill="#f0dfae"/><circle cx="-22" cy="44" r="3" fill="#fff"/>`,
      field: svg`${marks(60, 126, 134, 2.5, dark)}${[0, 3, 6, 9].map((at) => svg`<path d="M${polar(92, at * 30)}L${polar(122, at * 30)}" stroke="${dark}" stroke-width="16"/>`)}<circle r="72" fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="3"/>`,
    }[dial]
    const light = dial === 'diver' ? '#f2f3e6' : dark
    const crown = svg`<path d="${roundedBox(164, -18, 32, 36, 7)}" fill="${rolled(pen, metal)}"/>
      ${dial === 'chronograph' && [-62, 62].map((y) => svg`<path d="${roundedBox(150, y - 13, 30, 26, 6)}" fill="${rolled(pen, metal)}"/>`)}`
    return place(
      svg`${draw(pen, band, 1)}${draw(pen, band, -1)}${crown}
        <circle r="172" fill="${lit(pen, metal)}"/><circle r="150" fill="${turned(pen, metal)}"/>
        <circle r="140" fill="${swollen(pen, ground)}"/>${face}
        ${hand(304, 78, 13, light)}${hand(62, 114, 9, light)}${dial !== 'small-seconds' && hand(200, 118, 3.5, dial === 'chronograph' || dial === 'field' ? '#d9552b' : ink)}
        <circle r="9" fill="${lit(pen, metal)}"/>
        <path d="M-124 -54A138 138 0 0 1 20 -134L-20 -20Q-80 -30 -124 -54z" fill="#fff" opacity=".12"/>
        ${edgeLight(pen, circlePath(0, 0, 171), 4)}`,
      0,
      0,
      0.98,
      14,
    )
  },
}

function isDark(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) + Number.parseInt(colour.slice(3, 5), 16) < 300
}
