import type { ProductInput } from '#contract/shapes/admin.ts'
import type { Tx } from '#shop-api/db/db.ts'
import type { Entry } from './entry.ts'
import { openPictures } from './find-pictures.ts'
import type { ChunkWriter, ImportTarget, Written, WrittenChange } from './import-scope.ts'
import { loadAccessories, loadKnownProducts } from './load-known-products.ts'
import { toKeyOf, toName, toPlace } from './product-rows.ts'
import { readProduct } from './read-product.ts'
import { openReferences } from './references.ts'
import { addProduct, addProducts, changeProduct } from './write-product.ts'

/** Products, by their key, or by the code of a variation where a file has no keys. */
export const productTarget: ImportTarget = {
  toName,
  toPlace,
  async open(tx, scope, entries): Promise<ChunkWriter> {
    const known = await loadKnownProducts(tx, scope, entries)
    const find = await openPictures(tx, scope.channel_id, entries)
    const sold = await loadAccessories(tx, scope, entries)
    const touched = new Set<string>()
    /** Makers, tags and the like that the product at hand brought with it. */
    let brought: WrittenChange[] = []
    const references = openReferences(scope, (change) => brought.push(change))

    async function read(sub: Tx, entry: Entry) {
      brought = []
      // A file may come back to a product.
      const findKnown = touched.has(toName(entry)) ? await loadKnownProducts(sub, scope, [entry]) : known
      const present = findKnown(entry)
      const { input, warnings } = await readProduct(sub, { entry, present, references, find, sold })
      return { present, input, warnings, brought }
    }

    function note(entry: Entry): void {
      touched.add(toName(entry))
      sold.add(toKeyOf(entry.rows[0]))
    }

    return {
      forget: references.forget,
      async write(sub, entry) {
        const { present, input, warnings, brought } = await read(sub, entry)
        const own = present
          ? await changeProduct(sub, scope, present, input)
          : await addProduct(sub, scope, input as ProductInput)
        note(entry)
        const outcome = !present ? 'created' : own ? 'updated' : 'unchanged'
        return { outcome, changes: own ? [...brought, own] : brought, warnings }
      },
      canJoin: (entry) =>
        toKeyOf(entry.rows[0]) !== '' &&
        !touched.has(toName(entry)) &&
        !known(entry) &&
        entry.rows.every(({ values }) => values['accessory_keys'] === undefined),
      async writeMany(sub, joined) {
        const all: Awaited<ReturnType<typeof read>>[] = []
        for (const entry of joined) all.push(await read(sub, entry))
        const own = await addProducts(
          sub,
          scope,
          all.map(({ input }) => input as ProductInput),
        )
        for (const entry of joined) note(entry)
        return all.map(({ brought, warnings }, at): Written => ({
          outcome: 'created',
          changes: [...brought, own[at]!],
          warnings,
        }))
      },
    }
  },
}
