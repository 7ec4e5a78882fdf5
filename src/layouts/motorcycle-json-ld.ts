import type { Bike } from '#contract/shapes/bikes.ts'
import { toBikeModelPath } from '#src/rules/page/page-paths.ts'

/** A motorcycle, named by the address of its page: https://schema.org/Motorcycle */
export function toMotorcycle({ maker, model }: Pick<Bike, 'maker' | 'model'>, origin: string) {
  const url = `${origin}${toBikeModelPath(maker.key, model.key)}`
  return { '@type': 'Motorcycle', name: `${maker.name} ${model.name}`, url }
}
