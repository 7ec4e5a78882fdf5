import { findShopOrigin, type ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'

/** What a browser comes back to: the order it confirmed, or the card it keeps. */
export type ReturnTo = 'order' | 'card'

interface Scope {
  db: Db | Tx
  channel: { id: number; name: string }
  config?: ShopOriginConfig | undefined
}

/**
 * Where a provider sends the browser back to: an address of the API, which drops what the provider added to it (names of
 * the payment, some of them secret) and leads on to the shop. Empty where nobody knows the shop's address; then people come
 * back by themselves.
 */
export async function toReturnUrl({ db, channel, config }: Scope, to: ReturnTo): Promise<string> {
  const origin = await findShopOrigin(db, channel, config)
  return origin === undefined ? '' : `${origin}/api/${channel.name}/v1/payments/return/${to}`
}

/** The page of the shop that goes on from there. */
export const RETURN_PAGES: Readonly<Record<ReturnTo, string>> = {
  order: '/cart/confirm/',
  card: '/mypage/card/add/',
}
