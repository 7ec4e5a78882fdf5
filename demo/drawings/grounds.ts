import type { Ground } from '#shop-api/db/json/picture-source.ts'
import type { Pen } from './pen.ts'
import { svg, times } from './svg.ts'

export interface GroundTone {
  light: string
  dark: string
  /** Quiet colour for furniture and walls behind a thing in use. */
  wall: string
}

export const GROUNDS: Record<Ground, GroundTone> = {
  workshop: { light: '#f1eeea', dark: '#d3cec7', wall: '#dcd7d0' },
  washi: { light: '#fbf7ec', dark: '#e6dcc8', wall: '#efe7d6' },
  plain: { light: '#ffffff', dark: '#eceae7', wall: '#f3f2f0' },
}

/** The dark things are photographed in that glow or shine. */
export const NIGHT: GroundTone = { light: '#45494f', dark: '#0d0e10', wall: '#1b1d20' }

const fibres = (pen: Pen, width: number, height: number): string =>
  svg`<g fill="none" stroke="#a08a60" stroke-opacity=".13" stroke-width="1.6">${times(14, (index) => {
    const x = pen.between(`fibre x ${index}`, 0, width)
    const y = pen.between(`fibre y ${index}`, 0, height)
    const bend = pen.between(`fibre bend ${index}`, -60, 60)
    return svg`<path d="M${x} ${y}q${bend} 22 ${bend * 0.7 + 40} ${bend}"/>`
  })}</g>`

/** Backdrop lit from the top left; `standing` has a floor that meets the wall in a soft sweep. */
export function drawGround(
  pen: Pen,
  ground: Ground | 'night',
  seen: 'above' | 'standing',
  width = 800,
  height = 800,
): string {
  const { light, dark } = ground === 'night' ? NIGHT : GROUNDS[ground]
  const wash = pen.radial(
    [
      [0, light],
      [1, dark],
    ],
    [0.3, 0.22],
    1,
  )
  const sweep =
    seen === 'standing' &&
    svg`<path d="M0 ${height * 0.6}H${width}V${height}H0z" fill="${pen.linear(
      [
        [0, dark, 0],
        [0.2, dark, 0.5],
        [0.6, light, 0.35],
        [1, dark, 0.3],
      ],
      [0, 0],
      [0, 1],
    )}"/>`
  return svg`<path d="M0 0H${width}V${height}H0z" fill="${wash}"/>
    ${sweep}${ground === 'washi' && fibres(pen, width, height)}`
}
