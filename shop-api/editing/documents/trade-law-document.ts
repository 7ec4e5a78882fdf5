import type { TradeLaw } from '#contract/shapes/trade-law.ts'
import { loadTradeLaw, TRADE_LAW } from '#shop-api/content/load-terms-facts.ts'
import { type ShopDocument, writeStoredFields } from '../shop-document.ts'

/** The shop's own words of the law page and the page on shipping. */
export const tradeLawDocument: ShopDocument<TradeLaw> = {
  name: TRADE_LAW,
  read: loadTradeLaw,
  write: (tx, { channel_id }, fields) => writeStoredFields(tx, channel_id, TRADE_LAW, fields),
  toChanges: () => [{ type: 'terms', key: TRADE_LAW, action: 'updated' }],
}
