import type { Bike } from '#contract/shapes/bikes.ts'
import { toBikeYears } from '#src/rules/bike/bike-name.ts'
import { toBikeModelPath } from '#src/rules/page/page-paths.ts'
import type { KnownBike } from './my-bike.ts'

/** Apart from the bikes themselves, which every page reads: only who looks for one needs it. */
export function toKnownBike(
  bike: Pick<Bike, 'key' | 'maker' | 'model' | 'year_from' | 'year_to'>,
): KnownBike {
  const { key, maker, model } = bike
  return {
    key,
    name: `${maker.name} ${model.name}`,
    years: toBikeYears(bike),
    href: toBikeModelPath(maker.key, model.key),
  }
}
