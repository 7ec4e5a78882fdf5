import type { Drawing } from './drawing.ts'
import { drawGround } from './grounds.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import type { Pen } from './pen.ts'
import { drawSetting } from './settings/draw-setting.ts'
import { svg, times } from './svg.ts'
import { withShadow } from './with-shadow.ts'

/** A flat part tipped back until its edge shows. */
const drawTippedDisc = (pen: Pen, drawing: Drawing): string => {
  const rim = drawing.rim?.(pen) ?? ''
  const edge = pen.keep(`<path d="${rim}" fill-rule="evenodd"/>`)
  const thickness = drawing.thickness ?? 12
  const steps = Math.max(5, Math.round(thickness / 2.5))
  const sides = times(steps, (step) => {
    const depth = ((steps - step) / steps) * thickness
    const tone = step === steps - 1 ? pen.colour.highlight : step < 2 ? '#17181a' : '#4a4e54'
    return svg`<use href="#${edge}" x="${depth * 0.3}" y="${depth * 1.5}" fill="${tone}"/>`
  })
  return svg`<g transform="matrix(.96 -.2 .4 .6 0 -10)">${sides}${drawing.draw(pen)}</g>`
}

const drawAngle = (pen: Pen, drawing: Drawing): string => {
  if (drawing.angle === 'solid') return withShadow(pen, drawing.draw(pen), drawing.stands)
  if (drawing.angle === 'disc') return withShadow(pen, drawTippedDisc(pen, drawing))
  const tilt = drawing.stands ? 'matrix(.86 .12 .02 .96 0 4)' : 'matrix(.8 -.44 .5 .66 0 0)'
  return withShadow(pen, `<g transform="${tilt}">${drawing.draw(pen)}</g>`, drawing.stands)
}

/** The whole 800 × 800 picture of one view, without its `svg` element. */
export function composeView(
  pen: Pen,
  drawing: Drawing,
  view: 'front' | 'angle' | 'detail' | 'use',
  ground: Ground,
): string {
  if (view === 'use') return drawSetting(pen, drawing, ground)
  const floor = drawGround(
    pen,
    drawing.night ? 'night' : ground,
    view === 'detail' || !drawing.stands ? 'above' : 'standing',
  )
  if (view === 'detail') {
    const { x, y, zoom } = drawing.detail
    return svg`${floor}
      <g transform="translate(400 400) rotate(-7) scale(${zoom}) translate(${-x} ${-y})">${withShadow(pen, drawing.draw(pen), drawing.stands)}</g>`
  }
  const drawn =
    view === 'front' ? withShadow(pen, drawing.draw(pen), drawing.stands) : drawAngle(pen, drawing)
  return `${floor}<g transform="translate(400 ${drawing.stands ? 420 : 400}) scale(1.12)">${drawn}</g>`
}
