import { type RecipientGoods, type RecipientRow, toPersonKey } from './recipient-rows.ts'

/** Pieces of the same goods as one. */
export function addUpGoods(goods: readonly RecipientGoods[]): RecipientGoods[] {
  const sums = new Map<number, RecipientGoods>()
  for (const one of goods) {
    const quantity = one.quantity + (sums.get(one.product_id)?.quantity ?? 0)
    sums.set(one.product_id, { ...one, quantity })
  }
  return [...sums.values()]
}

/**
 * Adds rows to a list. Who is in it already stays as the shopper made it; of others the newer source counts, so that a
 * mended file can be read again as a whole. Goods of somebody the source names twice are added up.
 */
export function mergeRows(
  rows: readonly RecipientRow[],
  added: readonly RecipientRow[],
): { rows: RecipientRow[]; known: number } {
  const merged = [...rows]
  const places = new Map(rows.map((row, place) => [toPersonKey(row.address), place]))
  const ids = new Map(rows.map(({ id }, place) => [id, place]))
  const named = new Set<number>()
  let known = 0
  for (const row of added) {
    const key = toPersonKey(row.address)
    const place = places.get(key) ?? ids.get(row.id)
    const old = place === undefined ? undefined : merged[place]
    if (place === undefined || !old) {
      places.set(key, merged.length)
      ids.set(row.id, merged.length)
      named.add(merged.length)
      merged.push(row)
      continue
    }
    known += 1
    merged[place] = mergeRow(old, row, named.has(place))
    named.add(place)
  }
  return { rows: merged, known }
}

function mergeRow(old: RecipientRow, row: RecipientRow, is_named_before: boolean): RecipientRow {
  const kept = {
    ...old,
    user_address_id: old.user_address_id ?? row.user_address_id,
    note: row.note ?? old.note,
  }
  if (old.is_edited) return kept
  const goods = row.goods.length > 0 ? row.goods : old.goods
  return {
    ...kept,
    goods: is_named_before && row.goods.length > 0 ? addUpGoods([...old.goods, ...row.goods]) : goods,
    wrapping: row.wrapping === undefined ? old.wrapping : row.wrapping,
    noshi: row.noshi === undefined ? old.noshi : row.noshi,
    message: row.message === undefined ? old.message : row.message,
  }
}
