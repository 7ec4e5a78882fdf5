import type { AdminProduct, ProductInput } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { isShownAt, type Publication as Dates } from '#shop-api/db/is-shown.ts'
import { takeVersions } from '#shop-api/db/record-change.ts'
import { insertProducts } from '#shop-api/editing/insert-products.ts'
import { productKind } from '#shop-api/editing/product-kind.ts'
import { toDates } from '#shop-api/editing/to-dates.ts'
import type { ImportScope, WrittenChange } from './import-scope.ts'
import { isSame } from './is-same.ts'
import { keepSold } from './merge-variations.ts'

/** A new product waits as a draft until the import is over: nobody sees half of it. */
export async function addProduct(tx: Tx, scope: ImportScope, input: ProductInput): Promise<WrittenChange> {
  const dates = toDates(input, undefined, scope.now)
  const id = await productKind.insert(tx, scope, input, { ...dates, is_draft: true })
  await productKind.setVersion(tx, id, await takeVersions(tx, scope.channel_id, 1))
  return toCreated(scope, input, dates)
}

/** The same of many at once; none of them names accessories. */
export async function addProducts(
  tx: Tx,
  scope: ImportScope,
  inputs: readonly ProductInput[],
): Promise<WrittenChange[]> {
  const dated = inputs.map((input) => ({ input, dates: toDates(input, undefined, scope.now) }))
  const first = (await takeVersions(tx, scope.channel_id, inputs.length)) - inputs.length + 1
  const held = dated.map(({ input, dates }, at) => ({
    input,
    dates: { ...dates, is_draft: true },
    version: first + at,
  }))
  await insertProducts(tx, scope, held)
  return dated.map(({ input, dates }) => toCreated(scope, input, dates))
}

const toCreated = (scope: ImportScope, { key }: ProductInput, dates: Dates): WrittenChange => ({
  type: 'product',
  key,
  action: 'created',
  is_held_back: !dates.is_draft,
  is_seen: isShownAt({ ...dates, published_at: dates.published_at ?? scope.now }, scope.now),
})

/** @returns what changed; undefined when the product says all that already */
export async function changeProduct(
  tx: Tx,
  scope: ImportScope,
  present: AdminProduct,
  input: Partial<ProductInput>,
): Promise<WrittenChange | undefined> {
  if (isSame(toSorted(present), toSorted(input))) return undefined
  const before = await productKind.lock(tx, scope, present.id)
  if (!before) throw new Error(`Product ${present.key} went while it was imported`)
  const dates = toDates(input, before, scope.now)
  await productKind.update(tx, scope, present.id, keepSold(input, present), dates)
  await productKind.setVersion(tx, present.id, await takeVersions(tx, scope.channel_id, 1))
  return {
    type: 'product',
    key: present.key,
    // What comes into view is new to shoppers.
    action: isShownAt(before, scope.now) ? 'updated' : 'created',
    is_held_back: false,
    is_seen: isShownAt(before, scope.now) || isShownAt(dates, scope.now),
  }
}

/** Tags are a set; of the categories only the first has a place of its own. */
function toSorted<Product extends Partial<ProductInput>>(product: Product): Product {
  const { category_keys, tag_keys } = product
  return {
    ...product,
    ...(tag_keys && { tag_keys: tag_keys.toSorted() }),
    ...(category_keys && {
      category_keys: [...category_keys.slice(0, 1), ...category_keys.slice(1).toSorted()],
    }),
  }
}
