import { mixColours, toTone } from '#demo/drawings/colourways.ts'
import type { Drawing } from '#demo/drawings/drawing.ts'
import { place, roundedBox } from '#demo/drawings/geometry.ts'
import { BRASS, STEEL, chrome, lit, rolled } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'

/** A stroke of what the thing writes with, so that it is known for a pen at a glance. */
const stroke = (pen: Pen, width: number): string =>
  svg`<path d="M-250 206c60 -46 84 34 140 -6s90 30 150 -10s70 26 120 4" fill="none" stroke="${pen.trait('ink') ? String(pen.trait('ink')) : mixColours(pen.colour.base, '#20242c', 0.35)}" stroke-width="${width}" stroke-linecap="round"/>`

const nib = (pen: Pen): string =>
  svg`<path d="M-300 0L-214 -26H-160V26H-214z" fill="${lit(pen, BRASS)}"/>
    <path d="M-296 0H-214" stroke="#4a3a1c" stroke-width="3"/><circle cx="-210" r="6" fill="#4a3a1c"/>
    <path d="M-176 -22h20v44h-20z" fill="#1d1d20"/>`

const fountainPen: Drawing = {
  angle: 'laid',
  detail: { x: -150, y: 40, zoom: 2.1 },
  use: { setting: 'desk', x: 420, y: 600, scale: 0.66, degrees: -4 },
  draw: (pen) => {
    const body = pen.pick('body', ['round', 'slim', 'clear', 'wood'])
    const size = body === 'slim' ? 26 : 36
    const tone = body === 'wood' ? toTone('#9a6a3e') : pen.colour
    const barrel = svg`M-156 ${-size * 0.8}Q-60 ${-size} 40 ${-size}H170Q214 ${-size} 214 0T170 ${size}H40Q-60 ${size} -156 ${size * 0.8}z`
    const inside = svg`<path d="M-120 -12h220v24h-220z" fill="${mixColours(pen.colour.base, '#ffffff', 0.1)}"/>
      <path d="M100 -8h70v16h-70z" fill="${lit(pen, STEEL)}"/>`
    const written = svg`${nib(pen)}${body === 'clear' ? svg`<path d="${barrel}" fill="#dfe6ea" opacity=".75"/>${inside}<path d="${barrel}" fill="${rolled(pen, toTone('#cfd8dd'))}" opacity=".35"/>` : svg`<path d="${barrel}" fill="${rolled(pen, tone)}"/>`}
      <path d="M-70 ${-size - 1}h12v${size * 2 + 2}h-12z" fill="${lit(pen, BRASS)}"/>
      ${body === 'wood' && svg`<path d="M-40 -14C60 -24 120 -2 200 -12M-40 12C40 2 120 20 204 8" fill="none" stroke="#5b3a1c" stroke-opacity=".4" stroke-width="4"/>`}`
    const cap = svg`<path d="M-110 ${-size - 6}H80Q110 ${-size - 6} 112 0T80 ${size + 6}H-110z" fill="${rolled(pen, tone)}"/>
      <path d="M-110 ${-size - 7}h18v${size * 2 + 14}h-18z" fill="${lit(pen, BRASS)}"/>
      <path d="M96 -10H-50q-14 0 -14 9t14 9H96z" fill="${lit(pen, BRASS)}"/>`
    return svg`${stroke(pen, 8)}${place(written, 0, -10, 1, -24)}${place(cap, 70, 100, 1, -12)}`
  },
}

const ballPen: Drawing = {
  angle: 'laid',
  detail: { x: -150, y: 60, zoom: 2.1 },
  use: { setting: 'desk', x: 420, y: 600, scale: 0.66, degrees: 4 },
  draw: (pen) => {
    const style = pen.pick('style', ['knock', 'brush', 'pencil', 'glass'])
    const body = (from: number, to: number, size: number): string =>
      roundedBox(from, -size, to - from, size * 2, 8)
    const made = {
      knock: () =>
        svg`<path d="M-300 -3L-244 -16V16L-300 3z" fill="${chrome(pen, true)}"/><path d="${body(-250, 210, 26)}" fill="${rolled(pen, pen.colour)}"/>
          <path d="${body(-236, -110, 28)}" fill="#2b2c30" opacity=".82"/><path d="M210 -14h60v28h-60z" fill="${chrome(pen, true)}"/>
          <path d="M200 -36H60q-12 0 -12 8t12 8H200z" fill="${chrome(pen, true)}"/>`,
      brush: () =>
        svg`<path d="M-300 4Q-262 -22 -206 -14V14Q-262 20 -300 4z" fill="#22242a"/><path d="M-214 -18h40v36h-40z" fill="#3a3c42"/>
          <path d="${body(-180, 270, 28)}" fill="${rolled(pen, pen.colour)}"/>
          <path d="M-90 -28h150v56h-150z" fill="#f4efe4" opacity=".92"/><path d="M-70 0h110" stroke="#2b3038" stroke-width="10" stroke-linecap="round"/>`,
      pencil: () =>
        svg`<path d="M-300 0L-234 -14V14z" fill="#c9a878"/><path d="M-300 0L-276 -5V5z" fill="#2c2c30"/>
          <path d="M-236 -15H200V15H-236z" fill="${rolled(pen, pen.colour)}"/><path d="M-236 -5H200M-236 6H200" stroke="#000" stroke-opacity=".16" stroke-width="3"/>
          <path d="M200 -16h34v32h-34z" fill="${chrome(pen, true)}"/><path d="M234 -15h26q12 15 0 30h-26z" fill="#d98b7d"/>`,
      glass: () =>
        svg`<path d="M-304 0Q-250 -24 -196 -14V14Q-250 24 -304 0z" fill="${mixColours(pen.colour.highlight, '#ffffff', 0.3)}" opacity=".9"/>
          <path d="M-290 0q40 -12 90 -4M-280 6q36 6 80 2" stroke="${pen.colour.base}" stroke-width="3" fill="none"/>
          <path d="M-200 -14Q-120 -32 -60 -16Q0 -4 60 -18T270 -6V6Q160 26 60 18Q0 6 -60 16Q-120 32 -200 14z" fill="${rolled(pen, { ...pen.colour, highlight: '#ffffff' })}" opacity=".82"/>
          <path d="M-190 -6Q-120 -20 -60 -8T60 -8T260 -2" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5"/>`,
    }[style]()
    return svg`${stroke(pen, style === 'brush' ? 15 : style === 'pencil' ? 5 : 7)}${place(made, 0, -20, 1, -30)}`
  },
}

export const PENS = { 'fountain-pen': fountainPen, 'writing-pen': ballPen } satisfies Record<string, Drawing>
