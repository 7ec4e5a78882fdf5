import { toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { circlePath, holesOnCircle, roundedBox } from '#demo/drawings/geometry.ts'
import { STEEL, chrome, lit, machinedSheen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { drawBox } from '#demo/drawings/solids.ts'
import { svg, times } from '#demo/drawings/svg.ts'
import { edgeLight } from './edge-light.ts'

/** A record on its platter, seen from above. */
const drawRecord = (pen: Pen, label: string): string =>
  svg`<circle r="196" fill="${lit(pen, STEEL)}"/><circle r="186" fill="#0d0d0f"/>
    <g clip-path="${pen.clip(circlePath(0, 0, 186))}" opacity=".42">${machinedSheen(190)}</g>
    <g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="2">${times(6, (at) => svg`<circle r="${86 + at * 17}"/>`)}</g>
    <circle r="62" fill="${label}"/><circle r="62" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>
    <circle r="7" fill="${STEEL.highlight}"/>`

const drawArm = (pen: Pen, arm: 'straight' | 'bent'): string => {
  const path = arm === 'straight' ? 'M0 0L-74 262' : 'M0 0Q26 90 -20 150T-92 262'
  return svg`<circle r="46" fill="${lit(pen, toTone('#3a3b40'))}"/><circle r="30" fill="${lit(pen, STEEL)}"/>
    <path d="M0 0L14 -46" stroke="${STEEL.base}" stroke-width="26" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="14" transform="translate(8 8)"/>
    <path d="${path}" fill="none" stroke="${STEEL.highlight}" stroke-width="10" stroke-linecap="round"/>
    <g transform="translate(${arm === 'straight' ? '-74 262' : '-92 262'}) rotate(16)"><path d="${roundedBox(-13, -12, 26, 52, 5)}" fill="${chrome(pen)}"/></g>`
}

export const turntable: Drawing = {
  night: true,
  stands: true,
  angle: 'solid',
  detail: { x: -20, y: 60, zoom: 1.9 },
  use: { setting: 'listening-room', x: 430, y: 450, scale: 0.62 },
  draw: (pen) => {
    const drive = pen.pick('drive', ['belt', 'direct', 'thick'])
    const arm = pen.pick('arm', ['straight', 'bent'])
    const label = pen.pick('label', ['#b6482f', '#c9a15a', '#3f6b73', '#e6dfd0'])
    const eye: Pen = { ...pen, pitch: pen.pitch + 36, turn: pen.turn * 0.7 }
    const height = drive === 'thick' ? 110 : 54
    const top = svg`<g transform="translate(-50 0)">${drawRecord(pen, label)}${drive === 'direct' && svg`<path d="${holesOnCircle(48, 191, 3)}" fill="#1b1c1f"/>`}</g>
      ${drive === 'belt' && svg`<circle cx="-236" cy="-150" r="34" fill="${lit(pen, STEEL)}"/><path d="M-262 -130L-150 160M-214 -176L-60 -190" stroke="#0a0a0c" stroke-width="5"/>`}
      ${drive === 'direct' && svg`<path d="${roundedBox(222, 40, 22, 150, 8)}" fill="#0c0c0e"/><path d="${roundedBox(214, 96, 38, 24, 5)}" fill="${lit(pen, STEEL)}"/><circle cx="-232" cy="176" r="24" fill="${lit(pen, STEEL)}"/>`}
      ${drive === 'thick' && svg`<circle cx="232" cy="176" r="26" fill="${lit(pen, STEEL)}"/><circle cx="232" cy="176" r="12" fill="#1a1b1d"/>`}
      <g transform="translate(202 -146)">${drawArm(pen, arm)}</g>
      ${edgeLight(pen, roundedBox(-277, -222, 554, 444, 3), 4)}`
    return drawBox(eye, [560, height, 450], pen.colour, { top }, 246)
  },
}
