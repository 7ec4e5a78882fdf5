import { toTone } from '#demo/drawings/colourways.ts'
import { circlePath, polar, roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { GROUNDS } from '#demo/drawings/grounds.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import { lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg, times } from '#demo/drawings/svg.ts'

const wheel = (x: number): string =>
  svg`<g transform="translate(${x} 560)">
    <path d="${circlePath(0, 0, 164)}${circlePath(0, 0, 118)}" fill="#5d5d5f" fill-rule="evenodd"/>
    <circle r="158" fill="none" stroke="#7b7b7d" stroke-width="4"/>
    <circle r="112" fill="none" stroke="#9a9894" stroke-width="13"/>
    <g stroke="#a7a5a0" stroke-width="13">${times(5, (index) => `<path d="M${polar(20, index * 72)}L${polar(108, index * 72)}"/>`)}</g>
    <circle r="26" fill="#8b8a87"/></g>`

/** A motorcycle seen from its left, in quiet greys, so that the part in colour is what one sees. */
export function drawMotorcycle(pen: Pen, ground: Ground): string {
  const grey = (base: string) => lit(pen, toTone(base))
  const tank = smoothPath([
    [286, 372],
    [300, 310],
    [360, 282],
    [440, 300],
    [486, 362],
    [440, 396],
    [330, 404],
  ])
  return svg`<path d="M-800 716H1600V1600H-800z" fill="${GROUNDS[ground].dark}"/>
    <ellipse cx="410" cy="728" rx="390" ry="26" fill="#000" opacity=".2"/>
    <path d="M470 380L640 330L706 334L640 396L500 430z" fill="${grey('#a19f9a')}"/>${wheel(620)}
    <path d="M440 540L620 548V576L440 580z" fill="${grey('#8f8e8b')}"/>
    <path d="M516 410L560 540" stroke="#7d7c7a" stroke-width="24"/>${wheel(200)}
    <path d="M284 300L190 566" stroke="#9c9a96" stroke-width="28"/>
    <path d="M292 300L202 566" stroke="#c6c4bf" stroke-width="9"/>
    <path d="M300 330L420 420L520 400L470 560L350 570L290 380" fill="none" stroke="#858481" stroke-width="22" stroke-linejoin="round"/>
    <path d="${roundedBox(330, 420, 150, 160, 24)}" fill="${grey('#8b8a88')}"/>
    <path d="M330 450h150M330 470h150M330 490h150" stroke="#6b6a69" stroke-width="7"/>
    <circle cx="430" cy="546" r="44" fill="${grey('#a8a6a1')}"/>
    <path d="M340 560Q360 640 470 630L700 596" fill="none" stroke="#9b9995" stroke-width="30"/>
    <path d="${tank}" fill="${swollen(pen, toTone('#b5b2ac'))}"/>
    <path d="M268 260Q300 236 360 250" fill="none" stroke="#5f5f60" stroke-width="14" stroke-linecap="round"/>
    <circle cx="246" cy="318" r="46" fill="${grey('#a3a19c')}"/>
    <path d="M56 512A160 160 0 0 1 250 408L256 424A150 150 0 0 0 74 520z" fill="${grey('#b5b2ac')}"/>`
}
