import { asc, inArray, sql } from 'drizzle-orm'
import type { GivenRecipient } from '#contract/shapes/recipients.ts'
import { type CatalogueLine, toMaxQuantity } from '#shop-api/cart/catalogue-line.ts'
import { loadCatalogueLines } from '#shop-api/cart/load-catalogue-lines.ts'
import type { Db } from '#shop-api/db/db.ts'
import { order_lines } from '#shop-api/db/schema/selling.ts'
import { toAddressIdentity, toPersonIdentity } from '#src/rules/gift/same-recipient.ts'
import type { GiverScope, GivenParcel } from './load-given-parcels.ts'

interface GivenLine {
  order_id: number
  packing_key: string | null
  product_id: number
  quantity: number
  line: { product_name: string; product_info: CatalogueLine['product_info'] }
}

/**
 * Everybody who got one of the parcels, once, with all that was in theirs. Noshi and card are those of the last parcel; prices
 * and stock are today's. @param given_again identities of those who got something for this year's season
 */
export async function loadGivenRecipients(
  { db, channel, now }: GiverScope,
  parcels: readonly GivenParcel[],
  given_again: ReadonlySet<string>,
): Promise<GivenRecipient[]> {
  const lines = await loadLines(db, [...new Set(parcels.map(({ order_id }) => order_id))])
  const ofParcel = Map.groupBy(lines, ({ order_id, packing_key }) => `${order_id} ${packing_key}`)
  const product_ids = lines.map(({ product_id }) => product_id)
  const catalogue = await loadCatalogueLines(db, channel.id, product_ids, now)
  const people = Map.groupBy(parcels, ({ address }) => toAddressIdentity(address))
  return [...people.values()].map((own) => {
    const { address, user_address_id, moved_to, packing, order_no } = own.at(-1)!
    const given = own.flatMap(({ order_id, packing: { key } }) => ofParcel.get(`${order_id} ${key}`) ?? [])
    return {
      address,
      user_address_id,
      moved_to,
      goods: [...Map.groupBy(given, ({ product_id }) => product_id).values()].map((same) =>
        toGoods(same, catalogue.get(same[0]!.product_id)),
      ),
      wrapping: packing.wrapping,
      noshi: packing.noshi,
      message: packing.message,
      order_no,
      is_given_again: isAmong(given_again, { address, moved_to }),
    }
  })
}

/** Also by where somebody lives now. @param people identities */
export function isAmong(
  people: ReadonlySet<string>,
  { address, moved_to }: Pick<GivenParcel, 'address' | 'moved_to'>,
): boolean {
  return (
    people.has(toPersonIdentity(address)) || (moved_to !== null && people.has(toPersonIdentity(moved_to)))
  )
}

function toGoods(
  lines: readonly GivenLine[],
  found: CatalogueLine | undefined,
): GivenRecipient['goods'][number] {
  const { product_id, line } = lines[0]!
  const quantity = lines.reduce((sum, one) => sum + one.quantity, 0)
  const isSold = found?.is_on_sale === true
  const { code, options, picture } = line.product_info
  const variation = options.map(({ value }) => value).join('・')
  return {
    product_id,
    key: isSold ? found.product_info.key : null,
    code,
    name: variation === '' ? line.product_name : `${line.product_name}（${variation}）`,
    picture: found?.product_info.picture ?? picture,
    quantity,
    unit_price: isSold ? found.unit_price : null,
    problem: toProblem(quantity, found),
  }
}

function toProblem(
  quantity: number,
  found: CatalogueLine | undefined,
): GivenRecipient['goods'][number]['problem'] {
  if (!found?.is_on_sale) return 'not_on_sale'
  const max = toMaxQuantity(found)
  if (max === 0) return 'sold_out'
  return quantity > max ? 'not_enough_stock' : null
}

async function loadLines(db: Db, order_ids: readonly number[]): Promise<GivenLine[]> {
  return db
    .select({
      order_id: order_lines.order_id,
      packing_key: sql<string | null>`${order_lines.line}->>'packing_key'`,
      product_id: order_lines.product_id,
      quantity: order_lines.quantity,
      line: order_lines.line,
    })
    .from(order_lines)
    .where(inArray(order_lines.order_id, [...order_ids]))
    .orderBy(asc(order_lines.order_id), asc(order_lines.position))
}
