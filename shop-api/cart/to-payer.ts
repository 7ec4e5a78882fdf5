import type { CartRow } from './cart-row.ts'
import type { Payer } from '#shop-api/benefits/load-benefits.ts'
import type { Shop } from './shop.ts'

/** Whose coupons and points a cart may use: its owner's, never those of another member who knows the token. */
export function toPayer(
  { channel, now, member_id = null }: Pick<Shop, 'channel' | 'now' | 'member_id'>,
  row: Pick<CartRow, 'user_id'>,
): Payer {
  return { channel_id: channel.id, now, user_id: row.user_id === member_id ? member_id : null }
}
