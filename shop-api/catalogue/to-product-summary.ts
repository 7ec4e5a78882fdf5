import type { ProductSummary } from '#contract/shapes/product.ts'
import { toCardPicture } from '#shop-api/media/product-pictures.ts'
import type { LoadedModel } from './load-models.ts'
import { toOrderUnits, toSaleablePieces, toStockState } from './stock-state.ts'
import { toContent } from './to-content.ts'

/** A product is «new» for 30 days; `publishing/dated-parts.ts` notes when they are over. */
export const NEW_MS = 30 * 24 * 60 * 60 * 1000

/** What a card of a list shows. */
export function toProductSummary(model: LoadedModel, now: Date): ProductSummary {
  const { row, maker, brand, category, tags, variations } = model
  const [first] = variations
  const pieces = variations.reduce((sum, one) => sum + toSaleablePieces(one), 0)
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    catch_copy: row.catch_copy,
    code: row.code,
    maker,
    brand,
    category,
    tags,
    unit_price: row.unit_price,
    max_unit_price: row.max_unit_price,
    list_price: row.list_price,
    tax_rate: row.tax_rate,
    ...toContent(
      variations.find((one) => one.unit_price === row.unit_price),
      row,
    ),
    ...(row.best_before !== '' && { best_before: row.best_before }),
    ...(row.release_month !== null && { release_month: row.release_month }),
    stock_state: toStockState(pieces),
    variation_count: variations.length,
    ...(variations.length > 1 && {
      variations: variations.map((one) => ({
        id: one.id,
        code: one.code,
        name: one.options.join(' / '),
        unit_price: one.unit_price,
        stock_state: toStockState(toSaleablePieces(one)),
        ...toOrderUnits(one),
      })),
    }),
    single_product_id: variations.length === 1 && first ? first.id : null,
    ...(variations.length === 1 && first && toOrderUnits(first)),
    picture: toCardPicture(row, first),
    review_count: row.review_count,
    review_average: row.review_average,
    is_new: now.getTime() - row.published_at.getTime() < NEW_MS,
    is_giftable: row.is_giftable,
    // Favourites belong to members; `favourites/mark-favourites.ts` marks them where a call knows its member.
    is_favorite: false,
    updated_at: row.updated_at.toISOString(),
    version: row.version,
  }
}
