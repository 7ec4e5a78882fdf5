import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Tx } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import type { Change } from '#shop-api/db/record-change.ts'
import { accessories, product_models } from '#shop-api/db/schema/catalogue.ts'
import { collection_products, collections } from '#shop-api/db/schema/collections.ts'
import { coordinate_products, coordinates, stylists } from '#shop-api/db/schema/stylists.ts'

/**
 * What shows products by the editor's choice: products they belong to, collections, stylists. Their pages carry no tag of a
 * product that was hidden, so they are told of when it comes.
 *
 * @param arrived condition on `product_models`
 */
export async function listProductPlaces(tx: Tx, arrived: SQL | undefined, now: Date): Promise<Change[]> {
  const ids = (await tx.select({ id: product_models.id }).from(product_models).where(arrived)).map(
    ({ id }) => id,
  )
  if (ids.length === 0) return []
  const owners = await tx
    .selectDistinct({ key: product_models.key })
    .from(accessories)
    .innerJoin(product_models, eq(product_models.id, accessories.model_id))
    .where(and(inArray(accessories.accessory_id, ids), isShown(product_models, now)))
    .orderBy(product_models.key)
  const lists = await tx
    .selectDistinct({ key: collections.alias })
    .from(collection_products)
    .innerJoin(collections, eq(collections.id, collection_products.collection_id))
    .where(inArray(collection_products.model_id, ids))
    .orderBy(collections.alias)
  const people = await tx
    .selectDistinct({ key: stylists.key })
    .from(coordinate_products)
    .innerJoin(coordinates, eq(coordinates.id, coordinate_products.coordinate_id))
    .innerJoin(stylists, eq(stylists.id, coordinates.stylist_id))
    .where(and(inArray(coordinate_products.model_id, ids), isShown(stylists, now)))
    .orderBy(stylists.key)
  return [
    ...owners.map(({ key }) => ({ type: 'product', key, action: 'updated' }) as const),
    ...lists.map(({ key }) => ({ type: 'collection', key, action: 'updated' }) as const),
    ...people.map(({ key }) => ({ type: 'stylist', key, action: 'updated' }) as const),
  ]
}
