import type { Pen } from './pen.ts'
import { svg } from './svg.ts'

/** Where standing things stand. */
const FOOT = 250

/** A thing with the shadow it throws: on the floor behind it when it stands, around it when it lies. */
export function withShadow(pen: Pen, markup: string, stands = false): string {
  const thing = pen.keep(markup)
  const blur = pen.blur(stands ? 12 : 9)
  const cast = stands
    ? svg`<g transform="matrix(1 0 -.62 .3 ${FOOT * 0.62} ${FOOT * 0.7 - 6})" opacity=".26">
      <use href="#${thing}" filter="${blur}"/></g>
      <ellipse cx="14" cy="${FOOT - 2}" rx="250" ry="26" fill="${pen.radial([
        [0, '#1c130a', 0.42],
        [0.55, '#1c130a', 0.2],
        [1, '#1c130a', 0],
      ])}"/>`
    : svg`<g transform="translate(16 24)" opacity=".36"><use href="#${thing}" filter="${blur}"/></g>`
  return `${cast}<use href="#${thing}"/>`
}
