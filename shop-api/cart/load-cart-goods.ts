import type { Payer } from '#shop-api/benefits/load-benefits.ts'
import { loadContractPrices } from '#shop-api/business/load-contract-prices.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import type { CatalogueLine, CatalogueLines } from './catalogue-line.ts'
import { loadCatalogueLines } from './load-catalogue-lines.ts'
import { loadQuotedPrices } from './load-quoted-prices.ts'

/**
 * Goods at the prices their buyer pays: what a quotation says, else what the buyer's company agreed on, else everybody's.
 * @param payer who buys; prices of a cart that is somebody else's are everybody's
 * @param product_ids those of the cart when left out
 */
export async function loadCartGoods(
  db: Db | Tx,
  payer: Payer,
  detail: CartDetail,
  product_ids: readonly number[] = detail.lines.map(({ product_id }) => product_id),
): Promise<CatalogueLines> {
  const { channel_id, now, user_id } = payer
  const catalogue = await loadCatalogueLines(db, channel_id, product_ids, now)
  if (user_id === null) return catalogue
  const regular = new Map([...catalogue].map(([id, line]) => [id, line.unit_price]))
  const contract = await loadContractPrices(db, payer, regular)
  const quoted = await loadQuotedPrices(db, payer, detail)
  return new Map([...catalogue].map(([id, line]) => [id, toAgreed(line, quoted.get(id), contract.get(id))]))
}

function toAgreed(line: CatalogueLine, quoted?: number, contract?: number): CatalogueLine {
  const unit_price = quoted ?? contract
  if (unit_price === undefined) return line
  const by = quoted === undefined ? 'contract' : 'quotation'
  return { ...line, unit_price, agreed: { by, regular_price: line.unit_price } }
}
