import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CartProduct } from '#contract/shapes/cart.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { isShown, isShownAt } from '#shop-api/db/is-shown.ts'
import {
  accessories,
  categories,
  product_models,
  product_texts,
  products,
} from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { toOrderUnits } from '#shop-api/catalogue/stock-state.ts'
import { toMainPicture } from '#shop-api/media/product-pictures.ts'
import type { CatalogueLine, CatalogueLines } from './catalogue-line.ts'

/**
 * Reads what carts and orders need of products. What is not published yet is not for sale; what belongs to
 * another channel is as good as missing.
 */
export async function loadCatalogueLines(
  db: Db | Tx,
  channel_id: number,
  product_ids: readonly number[],
  now: Date,
): Promise<CatalogueLines> {
  const ids = [...new Set(product_ids)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      product: products,
      model: product_models,
      axes: product_texts.axes,
      maker_name: makers.name,
      brand_name: brands.name,
      category_path: categories.path,
      has_accessories: exists(listSold(db, now)).mapWith(Boolean),
    })
    .from(products)
    .innerJoin(product_models, eq(product_models.id, products.model_id))
    .leftJoin(product_texts, eq(product_texts.model_id, product_models.id))
    .leftJoin(makers, eq(makers.id, product_models.maker_id))
    .leftJoin(brands, eq(brands.id, product_models.brand_id))
    .leftJoin(categories, eq(categories.id, product_models.category_id))
    .where(and(eq(products.channel_id, channel_id), inArray(products.id, ids)))
  const names = await loadCategoryNames(
    db,
    rows.flatMap((row) => row.category_path ?? []),
  )
  return new Map(
    rows.map(({ product, model, axes, maker_name, brand_name, category_path, has_accessories }) => {
      const product_info: CartProduct['product_info'] = {
        key: model.key,
        code: product.code,
        options: product.options.map((value, at) => ({ axis: axes?.[at] ?? '', value })),
        picture: toMainPicture(model, product),
        maker_name,
        brand_name,
        category_names: (category_path ?? []).flatMap((id) => names.get(id) ?? []),
        is_giftable: model.is_giftable,
        ...(has_accessories && { has_accessories: true }),
        ...(model.is_embroiderable && { is_embroiderable: true }),
        ...(model.release_month !== null && { release_month: model.release_month }),
        ...toOrderUnits(product),
      }
      const line: CatalogueLine = {
        product_id: product.id,
        product_name: model.name,
        product_info,
        category_ids: category_path ?? [],
        unit_price: product.unit_price,
        tax_rate: model.tax_rate,
        stock: product.stock,
        order_multiple: product.order_multiple,
        max_per_order: product.max_per_order,
        is_on_sale: isShownAt(model, now),
      }
      return [product.id, line]
    }),
  )
}

/** What is sold with the model of the outer row and can be seen. */
function listSold(db: Db | Tx, now: Date) {
  const sold = alias(product_models, 'sold')
  return db
    .select({ id: sold.id })
    .from(accessories)
    .innerJoin(sold, eq(sold.id, accessories.accessory_id))
    .where(and(eq(accessories.model_id, product_models.id), isShown(sold, now)))
}

/**
 * Holds the rows of products until the transaction ends, always in the order of their ids, so that two orders
 * with the same products wait for each other and never for themselves in a ring.
 */
export async function lockProducts(tx: Tx, product_ids: readonly number[]): Promise<void> {
  const ids = [...new Set(product_ids)]
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
}

async function loadCategoryNames(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.name]))
}
