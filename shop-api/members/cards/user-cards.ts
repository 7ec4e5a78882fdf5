import { and, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AddedCard, Card, CardInputSchema } from '#contract/shapes/card.ts'
import { notFound, refused } from '#shop-api/http/api-error.ts'
import type { Tx } from '#shop-api/db/db.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { user_cards } from '#shop-api/db/schema/wallet.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'
import { askToKeep } from '#shop-api/payment/ask-provider.ts'
import type { KeptCard, PaymentProvider } from '#payment/provider.ts'
import { containsCardNumber } from '#src/rules/checkout/card-number.ts'
import { MEMBER_NOT_FOUND, USER_CARD_ERRORS } from '#src/text/member/member-data.ts'
import { hasOpenPayment, queueForgetting } from './forget-cards.ts'

/** Cards one member may keep. */
export const MAX_CARDS = 5

/** Kept cards, the main one first, then the newest. */
export async function listCards({ db, member }: MemberContext): Promise<Card[]> {
  const rows = await db
    .select()
    .from(user_cards)
    .where(eq(user_cards.user_id, member.id))
    .orderBy(desc(user_cards.is_main), desc(user_cards.id))
  return rows.map(toCard)
}

/**
 * Has the provider keep a card; ours are its names and what may be shown. The first is the main one. The same token
 * twice is the same card.
 * @param provider that takes cards now; undefined where nobody does
 * @param return_url where the browser comes back to from its card company
 * @throws ApiError 422 by the codes of the contract
 */
export async function addCard(
  context: MemberContext,
  provider: PaymentProvider | undefined,
  return_url: string,
  { token, is_main = false }: z.output<typeof CardInputSchema>,
): Promise<AddedCard> {
  // Refuses above all card numbers: they may neither be stored nor sent on.
  if (containsCardNumber(token)) throw refuse('user_card.token_invalid')
  const token_key = provider ? await findTokenKey(context, provider.name) : null
  const outcome = await askToKeep(provider, { token, token_key, return_url })
  if (outcome.result === 'unknown') throw refuse('user_card.unreachable')
  if (outcome.result === 'challenge') return { redirect_url: outcome.redirect_url }
  if (outcome.result === 'unknown_token') throw refuse('user_card.token_invalid')
  if (outcome.result === 'declined') throw refuse('user_card.declined')
  const kept = { ...outcome.card, provider: provider?.name ?? '' }
  const card = await context.db.transaction((tx) => storeCard(tx, context, kept, is_main))
  if (!card) {
    throw refused('user_card.too_many', USER_CARD_ERRORS['user_card.too_many'](MAX_CARDS))
  }
  return card
}

/** The key by which a provider knows the member already; null for its first card there. */
async function findTokenKey({ db, member }: MemberContext, provider: string): Promise<string | null> {
  const [held] = await db
    .select({ token_key: user_cards.token_key })
    .from(user_cards)
    .where(and(eq(user_cards.user_id, member.id), eq(user_cards.provider, provider)))
    .limit(1)
  return held?.token_key ?? null
}

/** @returns undefined when the member has as many as allowed; the provider is then told to forget it again */
async function storeCard(
  tx: Tx,
  { channel, member, now }: MemberContext,
  kept: KeptCard & { provider: string },
  is_main: boolean,
): Promise<Card | undefined> {
  await lockCards(tx, member.id)
  const rows = await tx.select().from(user_cards).where(eq(user_cards.user_id, member.id))
  const known = rows.find(({ token }) => token === kept.token)
  if (known) return toCard(known)
  if (rows.length >= MAX_CARDS) {
    await queueForgetting(tx, channel.name, [kept])
    return undefined
  }
  const isMain = is_main || rows.length === 0
  if (isMain) await unmark(tx, member.id)
  const [added] = await tx
    .insert(user_cards)
    .values({ ...kept, user_id: member.id, is_main: isMain, created_at: now })
    .returning()
  return added && toCard(added)
}

/**
 * Forgets a card here at once, and at the provider as soon as it answers. The newest of the others becomes the main
 * one.
 * @throws ApiError 404 for a card the member does not have, 422 while a payment with it is under way
 */
export async function deleteCard({ db, channel, member }: MemberContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCards(tx, member.id)
    const [card] = await tx.select().from(user_cards).where(isOwn(member, id)).for('update')
    if (!card) throw notFound(MEMBER_NOT_FOUND.card)
    if (await hasOpenPayment(tx, card)) throw refuse('user_card.open_order')
    await tx.delete(user_cards).where(eq(user_cards.id, id))
    await queueForgetting(tx, channel.name, [card])
    const [newest] = await tx
      .select({ id: user_cards.id })
      .from(user_cards)
      .where(eq(user_cards.user_id, member.id))
      .orderBy(desc(user_cards.is_main), desc(user_cards.id))
      .limit(1)
    if (newest) await tx.update(user_cards).set({ is_main: true }).where(eq(user_cards.id, newest.id))
  })
}

/** Makes a card the only main one (behaviour 8.2). @throws ApiError 404 for a card the member has not */
export async function chooseMainCard({ db, member }: MemberContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCards(tx, member.id)
    if ((await tx.$count(user_cards, isOwn(member, id))) === 0) throw notFound(MEMBER_NOT_FOUND.card)
    await unmark(tx, member.id)
    await tx.update(user_cards).set({ is_main: true }).where(eq(user_cards.id, id))
  })
}

const isOwn = (member: { id: number }, id: number) =>
  and(eq(user_cards.id, id), eq(user_cards.user_id, member.id))

/** Changes of one member's cards happen one after another: limit and main card concern all of them. */
async function lockCards(tx: Tx, user_id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
}

async function unmark(tx: Tx, user_id: number): Promise<void> {
  await tx
    .update(user_cards)
    .set({ is_main: false })
    .where(and(eq(user_cards.user_id, user_id), eq(user_cards.is_main, true)))
}

function refuse(code: Exclude<keyof typeof USER_CARD_ERRORS, 'user_card.too_many'>) {
  return refused(code, USER_CARD_ERRORS[code])
}

function toCard(row: typeof user_cards.$inferSelect): Card {
  const { user_id: _user_id, provider: _provider, created_at: _created_at, ...card } = row
  return card
}
