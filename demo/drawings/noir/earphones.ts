import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import { RUBBER, STEEL, lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'
import { edgeLight } from './edge-light.ts'

type Body = 'stem' | 'bean' | 'wired'

/** One earpiece with its soft tip to the left. */
const drawPiece = (pen: Pen, body: Body): string => {
  const tip = svg`<ellipse cx="-66" cy="-6" rx="30" ry="38" fill="${swollen(pen, RUBBER)}"/>
    <ellipse cx="-78" cy="-6" rx="10" ry="17" fill="#060607"/><path d="M-48 -24H-20V14H-48z" fill="${lit(pen, STEEL)}"/>`
  const shell = {
    stem: 'M-36 -40Q-10 -74 34 -60Q66 -44 58 -4L46 118Q40 134 24 132Q10 130 10 112L4 42Q-40 34 -36 -40z',
    bean: 'M-38 -46Q0 -88 56 -66Q98 -40 86 20Q72 72 14 66Q-48 52 -38 -46z',
    wired: 'M-38 -40Q-8 -70 44 -52Q70 -36 62 0Q52 44 8 46Q-44 40 -38 -40z',
  }[body]
  return svg`${tip}<path d="${shell}" fill="${swollen(pen, pen.colour)}"/>
    ${body === 'bean' && svg`<circle cx="30" cy="-8" r="30" fill="none" stroke="${pen.colour.accent}" stroke-width="5"/>`}
    ${body === 'stem' && svg`<path d="M22 40L18 112" stroke="${pen.colour.accent}" stroke-width="7" stroke-linecap="round"/>`}
    ${body === 'wired' && svg`<circle cx="16" cy="-4" r="22" fill="${lit(pen, STEEL)}"/><path d="M20 44L26 84" stroke="${RUBBER.highlight}" stroke-width="18" stroke-linecap="round"/>`}
    ${edgeLight(pen, shell, 4)}`
}

/** The open box in which they sleep. */
const drawCase = (pen: Pen): string => {
  const lid = roundedBox(-210, -280, 420, 150, 64)
  const base = roundedBox(-220, -150, 440, 130, 58)
  return svg`<path d="${lid}" fill="${lit(pen, pen.colour)}"/><path d="${roundedBox(-184, -256, 368, 112, 48)}" fill="#0c0c0e"/>
    ${edgeLight(pen, lid, 4)}<path d="${base}" fill="${swollen(pen, pen.colour)}"/>${edgeLight(pen, base, 4)}
    <path d="${roundedBox(-190, -150, 380, 34, 17)}" fill="#141416"/>
    <circle cy="-62" r="7" fill="#bfe6c4"/>`
}

const drawWire = (): string =>
  svg`<path d="M-116 10C-150 -200 -20 -290 60 -210S120 -20 -10 -60S-200 -140 -120 -220S150 -300 190 -150S150 40 150 40" fill="none" stroke="${RUBBER.highlight}" stroke-width="9"/>
    <path d="M-60 -236l26 -30" stroke="${STEEL.highlight}" stroke-width="20" stroke-linecap="round"/>`

export const earphones: Drawing = {
  night: true,
  angle: 'laid',
  detail: { x: -110, y: 130, zoom: 2 },
  use: { setting: 'listening-room', x: 440, y: 580, scale: 0.56 },
  draw: (pen) => {
    const body = pen.pick('body', ['stem', 'bean', 'wired'])
    const size = body === 'stem' ? 1.1 : 1.24
    const right = `<g transform="scale(-1 1)">${drawPiece(pen, body)}</g>`
    return svg`${body === 'wired' ? drawWire() : drawCase(body === 'bean' ? pen : { ...pen, colour: pen.pick('box', [pen.colour, toTone('#33353a')]) })}${place(drawPiece(pen, body), -110, 128, size, -8)}${place(right, 130, 140, size, 10)}`
  },
}
