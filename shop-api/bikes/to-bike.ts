import type { Bike } from '#contract/shapes/bikes.ts'
import { toBikeNames } from '#shop-api/catalogue/to-bike-names.ts'
import type { bikes } from '#shop-api/db/schema/bikes.ts'

export type BikeRow = typeof bikes.$inferSelect

export function toBike(row: BikeRow): Bike {
  const { id, key, year_from, year_to, displacement, frame_codes, version } = row
  return { id, key, ...toBikeNames(row), year_from, year_to, displacement, frame_codes, version }
}
