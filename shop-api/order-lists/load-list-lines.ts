import { asc, eq, inArray } from 'drizzle-orm'
import type { OrderListLine } from '#contract/shapes/order-list.ts'
import { loadContractPrices } from '#shop-api/business/load-contract-prices.ts'
import { type CatalogueLine, toMaxQuantity } from '#shop-api/cart/catalogue-line.ts'
import { loadCatalogueLines } from '#shop-api/cart/load-catalogue-lines.ts'
import { toStockState } from '#shop-api/catalogue/stock-state.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { products } from '#shop-api/db/schema/catalogue.ts'
import { order_list_lines } from '#shop-api/db/schema/order-lists.ts'
import { floorToMultiple } from '#src/rules/order-list/floor-to-multiple.ts'

interface Reader {
  channel_id: number
  /** Whose prices are shown. */
  user_id: number
  now: Date
  /** Products a password hides from the reader: for him or her they are not on sale. */
  locked: ReadonlySet<number>
}

interface Kept {
  product_id: number
  quantity: number
}

/** What a list holds, in its order. */
export function loadKeptLines(db: Db | Tx, list_id: number): Promise<Kept[]> {
  return db
    .select({ product_id: order_list_lines.product_id, quantity: order_list_lines.quantity })
    .from(order_list_lines)
    .where(eq(order_list_lines.list_id, list_id))
    .orderBy(asc(order_list_lines.position), asc(order_list_lines.product_id))
}

/** In what pieces variations are ordered, by their id. */
export async function loadOrderUnits(db: Db | Tx, ids: readonly number[]) {
  const { id, order_multiple, carton_quantity } = products
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id, order_multiple, carton_quantity })
          .from(products)
          .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Lines with what the catalogue says of them today, at the reader's own price. */
export async function loadListLines(
  db: Db | Tx,
  { channel_id, user_id, now, locked }: Reader,
  kept: readonly Kept[],
): Promise<OrderListLine[]> {
  const ids = kept.map(({ product_id }) => product_id)
  const catalogue = await loadCatalogueLines(db, channel_id, ids, now)
  const units = await loadOrderUnits(db, ids)
  const regular = new Map([...catalogue].map(([id, { unit_price }]) => [id, unit_price]))
  const agreed = await loadContractPrices(db, { channel_id, user_id, now }, regular)
  return kept.flatMap(({ product_id, quantity }) => {
    const found = catalogue.get(product_id)
    if (!found) return []
    const is_on_sale = found.is_on_sale && !locked.has(product_id)
    const max_quantity = is_on_sale ? toMaxQuantity(found) : 0
    const { order_multiple = null, carton_quantity = null } = units.get(product_id) ?? {}
    return {
      product_id,
      key: is_on_sale ? found.product_info.key : null,
      code: found.product_info.code,
      name: toLineName(found),
      picture: found.product_info.picture,
      quantity,
      unit_price: is_on_sale ? (agreed.get(product_id) ?? found.unit_price) : null,
      tax_rate: found.tax_rate,
      stock_state: toStockState(is_on_sale ? found.stock : 0),
      max_quantity,
      ...(order_multiple !== null && order_multiple > 1 && { order_multiple }),
      ...(carton_quantity !== null && carton_quantity > 1 && { carton_quantity }),
      problem: toProblem({ quantity, is_on_sale, max_quantity, order_multiple }),
    }
  })
}

/** Name of a product with its options. */
export function toLineName({ product_name, product_info }: CatalogueLine): string {
  const variation = product_info.options.map(({ value }) => value).join('・')
  return variation === '' ? product_name : `${product_name}（${variation}）`
}

function toProblem({
  quantity,
  is_on_sale,
  max_quantity,
  order_multiple,
}: {
  quantity: number
  is_on_sale: boolean
  max_quantity: number
  order_multiple: number | null
}): OrderListLine['problem'] {
  if (!is_on_sale) return 'not_on_sale'
  if (max_quantity === 0) return 'sold_out'
  if (floorToMultiple(quantity, order_multiple) !== quantity) return 'not_a_multiple'
  return quantity > max_quantity ? 'not_enough_stock' : null
}
