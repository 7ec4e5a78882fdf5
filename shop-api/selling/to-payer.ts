import type { CartRow } from './cart-row.ts'
import type { Payer } from './load-benefits.ts'
import type { Shop } from './shop.ts'

/**
 * Whose coupons and points a cart may use. Knowing the token of a member's cart is enough to shop on with it, on a
 * shared device too, but not to spend what the member saved.
 */
export function toPayer(
  { channel, now, member_id = null }: Pick<Shop, 'channel' | 'now' | 'member_id'>,
  row: Pick<CartRow, 'user_id'>,
): Payer {
  return { channel_id: channel.id, now, user_id: row.user_id === member_id ? member_id : null }
}
