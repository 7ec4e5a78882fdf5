import type { Bike } from '#contract/shapes/bikes.ts'
import type { bikes } from '#shop-api/db/schema/bikes.ts'

type Names = 'maker_key' | 'maker_name' | 'maker_kana' | 'model_key' | 'model_name' | 'model_kana'

/** The maker and the model of a bike. */
export function toBikeNames(row: Pick<typeof bikes.$inferSelect, Names>): Pick<Bike, 'maker' | 'model'> {
  return {
    maker: { key: row.maker_key, name: row.maker_name, name_kana: row.maker_kana },
    model: { key: row.model_key, name: row.model_name, name_kana: row.model_kana },
  }
}
