import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#shop-api/db/db.ts'
import { user_cards } from '#shop-api/db/schema/wallet.ts'
import { isCardExpiryValid } from '#src/rules/checkout/card-expiry.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'

export interface PayingCard {
  token: string
  /** Of a kept one. */
  token_key: string | null
}

/**
 * Whether a member can pay with a kept card: `missing` as well for a guest, for somebody else's card, and for one that is
 * kept at a provider who takes cards no more.
 */
export async function checkUserCard(
  { db, member_id = null, now }: { db: Db; member_id?: number | null; now: Date },
  id: number,
  provider: string,
): Promise<'usable' | 'expired' | 'missing'> {
  if (member_id === null) return 'missing'
  const [card] = await db.select().from(user_cards).where(isOwn(member_id, id))
  if (card?.provider !== provider) return 'missing'
  const month = toJapanDay(now).slice(0, 7).replace('-', '')
  return isCardExpiryValid(card.expiration, month) ? 'usable' : 'expired'
}

/**
 * The card a cart is paid with: the one given for this order, or the kept one, as long as it is kept and its owner
 * orders. Anybody else who has the cart must pay with a card of their own. Locks the kept card until the attempt to
 * charge it is written down.
 *
 * @param provider that takes cards now: a card kept at another one cannot be charged
 */
export async function findPayingCard(
  tx: Tx,
  { member_id = null }: { member_id?: number | null },
  { card_token, user_card_id = null }: { card_token: string | null; user_card_id?: number | null },
  provider: string,
): Promise<PayingCard | null> {
  if (card_token !== null) return { token: card_token, token_key: null }
  if (user_card_id === null || member_id === null) return null
  const [card] = await tx
    .select({ token: user_cards.token, token_key: user_cards.token_key })
    .from(user_cards)
    .where(and(isOwn(member_id, user_card_id), eq(user_cards.provider, provider)))
    .for('update')
  return card ?? null
}

const isOwn = (member_id: number, id: number) => and(eq(user_cards.id, id), eq(user_cards.user_id, member_id))
