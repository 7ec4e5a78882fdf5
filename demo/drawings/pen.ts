import type { Traits } from '#shop-api/db/json/picture-source.ts'
import type { Tone } from './colourways.ts'
import { svg } from './svg.ts'

/** Gradient stop: where (0-1), which colour, how opaque (1 unless said). */
export type Stop = readonly [at: number, colour: string, opacity?: number]
export type Point = readonly [x: number, y: number]

/**
 * What a drawing draws with. Chance is asked for by name, so the same question about the same seed gets
 * the same answer in every view, whatever was drawn before. Paints are made on demand, once each, under
 * ids no other pen of the same picture uses.
 */
export interface Pen {
  readonly colour: Tone
  /** How far the thing is turned to the side, degrees; 0 shows its face. */
  readonly turn: number
  /** How far the eye looks down on it, degrees; 0 is level. */
  readonly pitch: number
  /** The product's own trait of that name decides; chance where its record says nothing of it. */
  pick<const T>(name: string, options: readonly T[]): T
  /** What the product's record says under that name; undefined on a thing that stands for many. */
  trait(name: string): string | number | undefined
  between(name: string, low: number, high: number): number
  /** Whole number from `low` to `high`, both included. */
  count(name: string, low: number, high: number): number
  /** Linear gradient over the shape's own box, from → to in 0-1. */
  linear(stops: readonly Stop[], from?: Point, to?: Point): string
  /** Linear gradient in the drawing's own units, for strokes and for shapes that share one light. */
  linearAcross(stops: readonly Stop[], from: Point, to: Point): string
  radial(stops: readonly Stop[], centre?: Point, radius?: number, focus?: Point): string
  pattern(width: number, height: number, markup: string, transform?: string): string
  clip(path: string): string
  blur(deviation: number): string
  /** Keeps markup for use elsewhere by the id it answers. */
  keep(markup: string): string
  defs(): string
}

export interface PenOptions {
  colour: Tone
  seed: number
  turn?: number
  pitch?: number
  /** Prefix of every id, so several pens can share one picture. */
  prefix?: string
  /**
   * The option of a `pick`, by its own name or, where options have none, by its place; `label` is printed on the
   * package, `tag` on the card beside the thing.
   */
  traits?: Traits | undefined
}

/** FNV-1a over the seed and the name, then mixed; 0 ≤ chance < 1. */
export function chanceOf(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1)
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

const toStops = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export function createPen({ colour, seed, turn = 0, pitch = 9, prefix = 'p', traits = {} }: PenOptions): Pen {
  const kept = new Map<string, string>()

  const define = (element: string, attributes: string, content: string): string => {
    const key = `${element}|${attributes}|${content}`
    const id = kept.get(key) ?? `${prefix}${kept.size}`
    kept.set(key, id)
    return id
  }

  const pick = <const T>(name: string, options: readonly T[]): T => {
    if (options.length === 0) throw new RangeError(`nothing to pick from for "${name}"`)
    const trait = traits[name]
    if (trait === undefined) return options[Math.floor(chanceOf(seed, name) * options.length)] as T
    const at = typeof trait === 'number' ? trait : options.indexOf(trait as T)
    if (at < 0 || at >= options.length) throw new RangeError(`"${name}" cannot be "${trait}"`)
    return options[at] as T
  }
  const between = (name: string, low: number, high: number): number =>
    low + chanceOf(seed, name) * (high - low)

  return {
    colour,
    turn,
    pitch,
    pick,
    trait: (name) => traits[name],
    between,
    count: (name, low, high) => Math.floor(between(name, low, high + 1)),
    linear: (stops, [x1, y1] = [0, 0], [x2, y2] = [1, 1]) =>
      `url(#${define('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, toStops(stops))})`,
    linearAcross: (stops, [x1, y1], [x2, y2]) =>
      `url(#${define('linearGradient', svg`gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, toStops(stops))})`,
    radial: (stops, [cx, cy] = [0.5, 0.5], radius = 0.5, [fx, fy] = [cx, cy]) =>
      `url(#${define('radialGradient', `cx="${cx}" cy="${cy}" r="${radius}" fx="${fx}" fy="${fy}"`, toStops(stops))})`,
    pattern: (width, height, markup, transform = '') =>
      `url(#${define('pattern', svg`patternUnits="userSpaceOnUse" width="${width}" height="${height}"${transform && ` patternTransform="${transform}"`}`, markup)})`,
    clip: (path) => `url(#${define('clipPath', '', `<path clip-rule="evenodd" d="${path}"/>`)})`,
    blur: (deviation) =>
      `url(#${define('filter', 'x="-.4" y="-.4" width="1.8" height="1.8"', `<feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}"/>`)})`,
    keep: (markup) => define('g', '', markup),
    defs: () =>
      [...kept]
        .map(([key, id]) => {
          const [element = '', attributes = '', ...content] = key.split('|')
          return `<${element} id="${id}" ${attributes}>${content.join('|')}</${element}>`
        })
        .join(''),
  }
}
