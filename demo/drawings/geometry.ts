import type { Point } from './pen.ts'
import { svg, times } from './svg.ts'

const RADIANS = Math.PI / 180

/** Point at `radius` and `degrees` clockwise from three o'clock. */
export function toPoint(radius: number, degrees: number): Point {
  return [radius * Math.cos(degrees * RADIANS), radius * Math.sin(degrees * RADIANS)]
}

/** The same, as path text. */
export function polar(radius: number, degrees: number): string {
  const [x, y] = toPoint(radius, degrees)
  return svg`${x} ${y}`
}

/** A circle as a subpath, so that it can be a hole under `fill-rule="evenodd"`. */
export function circlePath(x: number, y: number, radius: number): string {
  return svg`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** `count` round holes on a circle. */
export function holesOnCircle(count: number, radius: number, size: number, start = 0): string {
  return times(count, (index) => {
    const [x, y] = toPoint(radius, start + (index * 360) / count)
    return circlePath(x, y, size)
  })
}

/** A closed outline of `count` soft waves between two radii. */
export function wavePath(count: number, outer: number, inner: number): string {
  const step = 360 / count
  const waves = times(
    count,
    (index) =>
      `Q${polar(outer * 1.03, (index + 0.25) * step)} ${polar((outer + inner) / 2, (index + 0.5) * step)}Q${polar(inner * 0.985, (index + 0.75) * step)} ${polar((outer + inner) / 2, (index + 1) * step)}`,
  )
  return `M${polar((outer + inner) / 2, 0)}${waves}z`
}

/** A closed toothed outline; `flat` is the tooth tip's share of one pitch. */
export function gearPath(teeth: number, outer: number, root: number, flat = 0.18): string {
  const step = 360 / teeth
  return `M${times(teeth, (index) => {
    const at = index * step
    const tip = (step * flat) / 2
    return `${index > 0 ? 'L' : ''}${polar(outer, at - tip)}L${polar(outer, at + tip)}Q${polar(root * 0.97, at + step / 2)} ${polar(outer, at + step - tip)}`
  })}z`
}

export function polygonPath(sides: number, radius: number, start = -90): string {
  return `M${Array.from({ length: sides }, (_, index) => polar(radius, start + (index * 360) / sides)).join('L')}z`
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius]
  return svg`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

/** A soft line through all points (Catmull-Rom as Béziers); closed unless told otherwise. */
export function smoothPath(points: readonly Point[], closed = true): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0]
  const [startX, startY] = at(0)
  const curves = times(closed ? count : count - 1, (index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return svg`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
  })
  return svg`M${startX} ${startY}${curves}${closed && 'z'}`
}

/** Places markup: move, then turn, then scale. */
export function place(markup: string, x: number, y: number, scale = 1, degrees = 0): string {
  return `<g transform="${svg`translate(${x} ${y})`}${degrees ? svg` rotate(${degrees})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${markup}</g>`
}
