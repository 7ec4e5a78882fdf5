import type { Drawing } from '#demo/drawings/drawing.ts'
import { place } from '#demo/drawings/geometry.ts'
import { FISH } from './fish.ts'
import { FRUIT } from './fruit.ts'
import { PACKED } from './packed.ts'
import { VEGETABLES } from './vegetables.ts'

/** Where standing things stand. */
const FOOT = 250

/** Nothing grows the same twice: each is a little larger or smaller, and lies a little otherwise. */
function asGrown(drawing: Drawing): Drawing {
  return {
    ...drawing,
    draw: (pen) => {
      const size = pen.between('growth', 0.9, 1.03)
      const degrees = drawing.stands ? 0 : pen.between('laid down', -5, 5)
      return place(drawing.draw(pen), 0, drawing.stands ? FOOT * (1 - size) : 0, size, degrees)
    },
  }
}

const toGrown = <Kind extends string>(drawings: Record<Kind, Drawing>): Record<Kind, Drawing> =>
  Object.fromEntries(
    Object.entries<Drawing>(drawings).map(([kind, drawing]) => [kind, asGrown(drawing)]),
  ) as Record<Kind, Drawing>

/** What lies on a market stall. */
export const FRESH_FOOD = toGrown({ ...VEGETABLES, ...FRUIT, ...FISH, ...PACKED })

export type FreshKind = keyof typeof FRESH_FOOD
