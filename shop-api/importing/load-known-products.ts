import { and, eq, inArray } from 'drizzle-orm'
import type { AdminProduct } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { loadAdminProducts } from '#shop-api/editing/load-admin-products.ts'
import type { Entry } from './entry.ts'
import type { ImportScope } from './import-scope.ts'
import { toCodes, toKeyOf } from './product-rows.ts'

/** @returns the product of the shop that an entry is about */
type FindKnown = (entry: Entry) => AdminProduct | undefined

/** Products of the shop by their key, or by the code of a variation where a file has no keys; read at once. */
export async function loadKnownProducts(
  tx: Tx,
  { channel_id, now }: ImportScope,
  entries: readonly Entry[],
): Promise<FindKnown> {
  const keys = entries.map(({ rows: [first] }) => toKeyOf(first)).filter(Boolean)
  const codes = entries.filter(({ rows: [first] }) => toKeyOf(first) === '').flatMap(toCodes)
  const byKeys = await tx
    .select({ id: product_models.id })
    .from(product_models)
    .where(and(eq(product_models.channel_id, channel_id), inArray(product_models.key, keys)))
  const byCodes = await tx
    .select({ id: products.model_id })
    .from(products)
    .where(and(eq(products.channel_id, channel_id), inArray(products.code, codes)))
  const ids = [...new Set([...byKeys, ...byCodes].map(({ id }) => id))]
  const loaded = await loadAdminProducts(tx, ids, now)
  const byKey = new Map(loaded.map((product) => [product.key, product]))
  const byCode = new Map(
    loaded.flatMap((product) => product.products.map(({ code }) => [code, product] as const)),
  )
  return (entry) => {
    const key = toKeyOf(entry.rows[0])
    return key === '' ? byCode.get(toCodes(entry)[0] ?? '') : byKey.get(key)
  }
}

/** Which of the accessories that a chunk names are there. */
export async function loadAccessories(tx: Tx, { channel_id }: ImportScope, entries: readonly Entry[]) {
  const keys = entries
    .flatMap(({ rows: [{ values }] }) => values['accessory_keys'] ?? [])
    .filter((one) => typeof one === 'string')
  if (keys.length === 0) return new Set<string>()
  const rows = await tx
    .select({ key: product_models.key })
    .from(product_models)
    .where(and(eq(product_models.channel_id, channel_id), inArray(product_models.key, keys)))
  return new Set(rows.map(({ key }) => key))
}
