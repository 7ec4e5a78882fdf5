import { mixColours, toTone, type Tone } from './colourways.ts'
import type { Pen } from './pen.ts'
import { svg, times } from './svg.ts'
import { polar } from './geometry.ts'

/** What things are made of, whatever colour they come in. */
export const STEEL: Tone = { base: '#a9aeb5', accent: '#3b3e43', highlight: '#f7f8fa', shade: '#686d75' }
export const DARK_STEEL: Tone = { base: '#5d6168', accent: '#d5d8dc', highlight: '#a6abb3', shade: '#2c2e33' }
export const RUBBER: Tone = { base: '#2b2b2d', accent: '#d8d4cc', highlight: '#5b5c60', shade: '#131314' }
export const BRASS = toTone('#b98f45')
export const TITANIUM: Tone = { base: '#a79f97', accent: '#4d6fa3', highlight: '#ebe6e0', shade: '#5f5852' }
export const WOOD: Tone = { base: '#b98a57', accent: '#6f4722', highlight: '#dcb684', shade: '#7d5630' }
export const PAPER: Tone = { base: '#f4efe4', accent: '#8d8371', highlight: '#fffdf8', shade: '#d3c9b5' }
export const PORCELAIN: Tone = { base: '#f3f1ec', accent: '#2f4a7c', highlight: '#ffffff', shade: '#b9b5ae' }

/** A flat face in the light of the top left. */
export function lit(pen: Pen, { base, highlight, shade }: Tone): string {
  return pen.linear([
    [0, mixColours(base, highlight, 0.6)],
    [0.4, base],
    [1, mixColours(base, shade, 0.6)],
  ])
}

/** A face turned from the light. */
export function shaded(pen: Pen, { base, shade }: Tone): string {
  return pen.linear(
    [
      [0, mixColours(base, shade, 0.45)],
      [1, mixColours(base, shade, 0.9)],
    ],
    [0, 0],
    [0.3, 1],
  )
}

const roundStops = ({ base, highlight, shade }: Tone) =>
  [
    [0, mixColours(base, shade, 0.7)],
    [0.12, base],
    [0.27, highlight],
    [0.42, base],
    [0.82, shade],
    [1, mixColours(base, shade, 0.5)],
  ] as const

/** A standing round body. */
export function turned(pen: Pen, tone: Tone): string {
  return pen.linear(roundStops(tone), [0, 0], [1, 0])
}

/** A lying round body. */
export function rolled(pen: Pen, tone: Tone): string {
  return pen.linear(roundStops(tone), [0, 0], [0, 1])
}

/** A swelling body: helmet, fruit, grip. */
export function swollen(pen: Pen, { base, highlight, shade }: Tone): string {
  return pen.radial(
    [
      [0, highlight],
      [0.3, mixColours(base, highlight, 0.25)],
      [0.62, base],
      [1, mixColours(base, shade, 0.85)],
    ],
    [0.42, 0.4],
    0.72,
    [0.28, 0.2],
  )
}

/** Polished metal: bands of sky and floor. */
export function chrome(pen: Pen, lying = false): string {
  return pen.linear(
    [
      [0, '#8b9097'],
      [0.14, '#e9ecef'],
      [0.26, '#ffffff'],
      [0.4, '#c2c6cb'],
      [0.55, '#5c6168'],
      [0.66, '#7d828a'],
      [0.86, '#e3e5e8'],
      [1, '#7f848b'],
    ],
    [0, 0],
    lying ? [0, 1] : [1, 0],
  )
}

/** A sheen that fades away; lay it over a shape of any colour. */
export function gloss(pen: Pen, opacity = 0.55): string {
  return pen.linear(
    [
      [0, '#ffffff', opacity],
      [0.5, '#ffffff', opacity * 0.18],
      [1, '#ffffff', 0],
    ],
    [0, 0],
    [0.6, 1],
  )
}

/** Fans of light across a face turned on a lathe, to be clipped by the caller. */
export function machinedSheen(radius: number, turn = 0): string {
  const fans = [
    [-142, 20, '#fff', 0.55],
    [-120, 12, '#fff', 0.35],
    [-40, 26, '#000', 0.16],
    [38, 18, '#fff', 0.5],
    [62, 10, '#fff', 0.25],
    [142, 30, '#000', 0.2],
  ] as const
  return fans
    .map(
      ([at, spread, colour, opacity]) =>
        `<path d="M0 0L${polar(radius, at + turn - spread)}L${polar(radius, at + turn)}z" fill="${colour}" opacity="${opacity * 0.5}"/><path d="M0 0L${polar(radius, at + turn - spread * 0.7)}L${polar(radius, at + turn + spread * 0.5)}z" fill="${colour}" opacity="${opacity * 0.6}"/>`,
    )
    .join('')
}

/** Woven cloth, to be laid over a colour. */
export function weave(pen: Pen, size = 6): string {
  const half = size / 2
  return pen.pattern(
    size,
    size,
    svg`<path d="M0 0h${half}v${half}h${-half}zM${half} ${half}h${half}v${half}h${-half}z" fill="#000" opacity=".07"/>
      <path d="M${half} 0h${half}v${half * 0.4}h${-half}z" fill="#fff" opacity=".16"/>`,
  )
}

export function carbon(pen: Pen): string {
  return pen.pattern(
    16,
    16,
    '<path d="M0 0h16v16H0z" fill="#1b1c1f"/><path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#3b3d42"/><path d="M0 0h8v3H0zM8 8h8v3H8z" fill="#55585f"/>',
    'rotate(38)',
  )
}

export function knurl(pen: Pen, size = 10): string {
  return pen.pattern(
    size,
    size,
    svg`<path d="M0 0L${size} ${size}M${size} 0L0 ${size}" stroke="#000" stroke-opacity=".38" stroke-width="1.6"/>
      <path d="M${size / 2} 1l3 3" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>`,
  )
}

/** Wood with its grain along x, `width` by `height` from the corner given. */
export function plank(pen: Pen, x: number, y: number, width: number, height: number, tone = WOOD): string {
  const fill = pen.linear(
    [
      [0, mixColours(tone.base, tone.highlight, 0.7)],
      [0.5, tone.base],
      [1, mixColours(tone.base, tone.shade, 0.5)],
    ],
    [0, 0],
    [0.25, 1],
  )
  const grain = times(6, (index) => {
    const at = y + (height * (index + 0.5)) / 6
    const sway = (index % 3) * 5 - 5
    return svg`<path d="M${x} ${at}C${x + width * 0.3} ${at + sway} ${x + width * 0.6} ${at - sway * 1.6} ${x + width} ${at + sway * 0.6}"/>`
  })
  return svg`<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"/>
    <g fill="none" stroke="${tone.shade}" stroke-opacity=".22" stroke-width="2">${grain}</g>`
}

/** Light through and on a standing glass body, given as path data. */
export function glassLight(pen: Pen, body: string): string {
  return svg`<path d="${body}" fill="${pen.linear(
    [
      [0, '#000', 0.28],
      [0.1, '#fff', 0.2],
      [0.2, '#fff', 0.62],
      [0.28, '#fff', 0.08],
      [0.8, '#000', 0.05],
      [0.92, '#fff', 0.3],
      [1, '#000', 0.3],
    ],
    [0, 0],
    [1, 0],
  )}"/>`
}
