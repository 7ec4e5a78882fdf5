import { toTone, type Tone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { PAPER, lit, weave } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { repeatPattern } from '#demo/drawings/repeat-pattern.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const knitStitch = (pen: Pen, tone: Tone): string =>
  pen.pattern(
    18,
    14,
    svg`<path d="M0 0h18v14H0z" fill="${tone.base}"/>
      <path d="M1 1Q7 4 9 12M17 1Q11 4 9 12" stroke="${tone.highlight}" stroke-width="5" fill="none" stroke-linecap="round"/>
      <path d="M0 8Q3 10 5 14M18 8Q15 10 13 14" stroke="${tone.shade}" stroke-opacity=".7" stroke-width="2" fill="none"/>`,
  )

const knitScarf: Drawing = {
  angle: 'laid',
  detail: { x: -60, y: 0, zoom: 2.1 },
  use: { setting: 'rail', x: 400, y: 420, scale: 0.8 },
  draw: (pen) => {
    const knit = knitStitch(pen, pen.colour)
    const second = knitStitch(pen, toTone(pen.colour.accent, pen.colour.base))
    const design = pen.pick('scarf', ['bands', 'ends', 'halves', 'cable'])
    const tail = (x: number, tall: number, tilt: number): string => {
      const body = svg`M-62 -200H62L74 ${tall}H-74z`
      const trim = {
        bands: times(
          4,
          (index) =>
            svg`<path d="M-90 ${tall - 50 - index * 64}H90V${tall - 80 - index * 64}H-90z" fill="${second}"/>`,
        ),
        ends: svg`<path d="M-90 ${tall - 130}H90V${tall}H-90z" fill="${second}"/>`,
        halves: svg`<path d="M0 -220H90V${tall}H0z" fill="${second}"/>`,
        cable: svg`<path d="M-20 -220${times(7, (index) => svg`Q${index % 2 ? -44 : 44} ${-190 + index * 60} 0 ${-160 + index * 60}`)}" stroke="${pen.colour.highlight}" stroke-width="22" fill="none"/>
          <path d="M20 -220${times(7, (index) => svg`Q${index % 2 ? 44 : -44} ${-190 + index * 60} 0 ${-160 + index * 60}`)}" stroke="${pen.colour.shade}" stroke-opacity=".5" stroke-width="7" fill="none"/>`,
      }[design]
      return place(
        svg`${times(10, (index) => svg`<path d="M${-66 + index * 14.6} ${tall}q${index % 2 ? 6 : -5} 20 0 44" stroke="${design === 'ends' || design === 'halves' ? pen.colour.accent : pen.colour.base}" stroke-width="7" fill="none" stroke-linecap="round"/>`)}
          <path d="${body}" fill="${knit}"/><g clip-path="${pen.clip(body)}">${trim}
          <path d="${body}" fill="${pen.linear(
            [
              [0, '#000', 0.32],
              [0.25, '#fff', 0.25],
              [0.5, '#000', 0.05],
              [1, '#000', 0.45],
            ],
            [0, 0],
            [1, 0],
          )}"/></g>`,
        x,
        0,
        1,
        tilt,
      )
    }
    const loop = smoothPath([
      [-196, -90],
      [-160, -200],
      [0, -240],
      [160, -200],
      [196, -90],
      [140, 0],
      [0, 36],
      [-140, 0],
    ])
    const hole = smoothPath([
      [-110, -128],
      [-60, -172],
      [0, -180],
      [60, -172],
      [110, -128],
      [60, -92],
      [0, -80],
      [-60, -92],
    ])
    return svg`${tail(44, 180, -9)}${tail(-46, 216, 7)}
      <path d="${loop}${hole}" fill="${knit}" fill-rule="evenodd"/>
      <path d="${loop}${hole}" fill="${pen.radial([
        [0, '#000', 0.5],
        [0.5, '#000', 0.34],
        [0.75, '#fff', 0.16],
        [1, '#000', 0.4],
      ])}" fill-rule="evenodd"/>
      <path d="M-180 -110Q-90 20 60 6M-150 -60Q-60 40 110 -10M180 -130Q130 -20 30 -20" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="9"/>
      ${design === 'halves' && svg`<path d="M40 -236Q160 -216 190 -110L120 -120Q90 -170 30 -180z" fill="${second}" opacity=".9"/>`}`
  },
}

const sock = (pen: Pen, at: number): string => {
  const shape =
    'M-70 -240H70V40Q80 90 130 120L196 160Q230 190 206 226Q180 256 120 244L10 214Q-60 190 -70 110z'
  const design = pen.pick('sock', ['stripes', 'argyle', 'repeat', 'toe', 'rib'])
  const { accent, highlight } = pen.colour
  const body = {
    stripes: times(
      8,
      (index) =>
        svg`<path d="M-100 ${-176 + index * 44}H260V${-156 + index * 44}H-100z" fill="${index % 2 ? highlight : accent}"/>`,
    ),
    argyle: svg`<path d="M-90 -180H260V260H-90z" fill="${pen.pattern(
      70,
      100,
      svg`<path d="M35 0L70 50L35 100L0 50z" fill="${accent}" opacity=".85"/>
      <path d="M0 0L70 100M70 0L0 100" stroke="${highlight}" stroke-width="3"/>`,
    )}"/>`,
    repeat: svg`<path d="M-90 -180H260V260H-90z" fill="${repeatPattern(pen, accent, 0.85)}"/>`,
    toe: svg`<path d="M-90 -30H260V0H-90z" fill="${accent}"/>`,
    rib: svg`<path d="M-90 -240H260V260H-90z" fill="${pen.pattern(16, 16, '<path d="M0 0h5v16H0z" opacity=".28"/>')}"/>`,
  }[design]
  return svg`<path d="${shape}" fill="${lit(pen, pen.colour)}"/><g clip-path="${pen.clip(shape)}">${body}
    <path d="M140 110Q110 180 130 260H260V110z" fill="${accent}"/>
    <path d="M-90 90Q-10 90 -20 230H-90z" fill="${accent}"/>
    <path d="M-80 -240H80V-176H-80z" fill="${accent}"/>
    <path d="M-80 -240H80V-176H-80z" fill="${pen.pattern(12, 12, '<path d="M0 0h4v12H0z" opacity=".25"/>')}"/>
    <path d="${shape}" fill="${weave(pen, 7)}"/><path d="${shape}" fill="${pen.linear(
      [
        [0, '#fff', 0.25],
        [0.35, '#fff', 0],
        [1, '#000', 0.34],
      ],
      [0, 0],
      [0.8, 0.6],
    )}"/></g>${
      at === 0 &&
      svg`<path d="${roundedBox(-92, -130, 184, 80, 4)}" fill="${lit(pen, PAPER)}"/>
    <path d="M-50 -100h100M-50 -78h64" stroke="#5d5346" stroke-width="8"/>`
    }`
}

const socks: Drawing = {
  angle: 'laid',
  detail: { x: -20, y: 140, zoom: 2.2 },
  use: { setting: 'gift', x: 400, y: 580, scale: 0.7 },
  draw: (pen) =>
    place(sock(pen, 1), 20, -26, 0.96, -14) +
    place(
      svg`<g transform="translate(8 12)" opacity=".22">
        <path d="M-70 -240H70V40L206 226L10 214L-70 110z"/></g>${sock(pen, 0)}`,
      -66,
      20,
      0.98,
      4,
    ),
}

export const KNITWEAR = { 'knit-scarf': knitScarf, socks } satisfies Record<string, Drawing>
