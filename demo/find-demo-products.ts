import { and, asc, eq, inArray } from 'drizzle-orm'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import type { ProductDrawing } from '#shop-api/db/json/picture-source.ts'
import type { SeedContext } from './seed-context.ts'

export interface SeededProduct {
  id: number
  key: string
  name: string
  code: string
  unit_price: number
  drawing: ProductDrawing
  colourway: string | null
}

/** Products of the shop by key, in the order asked for; those a smaller demo does not stock are left out. */
export async function findDemoProducts(
  { tx, channel_id }: Pick<SeedContext, 'tx' | 'channel_id'>,
  keys: string[],
): Promise<SeededProduct[]> {
  const rows = await tx
    .select({
      id: product_models.id,
      key: product_models.key,
      name: product_models.name,
      code: product_models.code,
      unit_price: product_models.unit_price,
      drawing: product_models.drawing,
      colourway: products.colourway,
    })
    .from(product_models)
    .innerJoin(products, and(eq(products.model_id, product_models.id), eq(products.position, 0)))
    .where(and(eq(product_models.channel_id, channel_id), inArray(product_models.key, keys)))
    .orderBy(asc(product_models.id))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return keys.flatMap((key) => {
    const row = byKey.get(key)
    return row?.drawing ? [{ ...row, drawing: row.drawing }] : []
  })
}
