import { acceptGift } from '#shop-api/gifts/accept-gift.ts'
import {
  findGift,
  listGiftProducts,
  refuseGift,
  requireOpenGift,
  toGiftShipping,
} from '#shop-api/gifts/find-gift.ts'
import { checkGiftDelivery, loadGiftLeadtimes } from '#shop-api/gifts/gift-delivery.ts'
import type { GiftRow } from '#shop-api/orders/gift-status.ts'
import type { AnswerCookie, ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import {
  createVisitorKey,
  giveVisitorKey,
  hashVisitorKey,
  readVisitorKey,
} from '#shop-api/http/visitor-key.ts'

/**
 * Held by the recipient's browser until the gift has arrived. With it the address can be read again; the link alone is
 * not enough.
 */
const RECIPIENT_S = 60 * 24 * 60 * 60
const toKind = (id: number) => `gift-${id}`

interface Place {
  channel: { name: string }
  visitor: Visitor
}

/** A browser gets its key before it answers. When that answer is lost on the way, it can still show who sent it. */
function greet(row: GiftRow, place: Place): AnswerCookie[] {
  const kind = toKind(row.id)
  if (readVisitorKey(kind, place) !== null) return []
  return giveVisitorKey(kind, place, createVisitorKey(), RECIPIENT_S)
}

function isRecipient(row: GiftRow, place: Place): boolean {
  const key = readVisitorKey(toKind(row.id), place)
  return key !== null && row.recipient_hash === hashVisitorKey(key)
}

export const socialGiftRoutes: readonly ServedCall[] = [
  serve('GET /v1/social-gifts/{giftToken}/products', async (context) => {
    const { row, gift } = await requireOpenGift(context, context.params.giftToken)
    const data = await listGiftProducts(context.db, row)
    return { body: { gift, data }, cookies: greet(row, context) }
  }),

  serve('GET /v1/social-gifts/{giftToken}/shipping', async (context) => {
    const { row } = await requireOpenGift(context, context.params.giftToken)
    return { body: await toGiftShipping(context.db, row, true), cookies: greet(row, context) }
  }),

  serve('POST /v1/social-gifts/check/shipping', async (context) => {
    const { gift_token, prefecture } = context.body
    const { row } = await requireOpenGift(context, gift_token)
    await checkGiftDelivery(context, { prefecture, delivery_at: null, delivery_timezone_key: null })
    return { body: { result: true }, cookies: greet(row, context) }
  }),

  serve('POST /v1/social-gifts/check/delivery', async (context) => {
    const { row } = await requireOpenGift(context, context.body.gift_token)
    await checkGiftDelivery(context, context.body)
    return { body: { result: true }, cookies: greet(row, context) }
  }),

  serve('GET /v1/shipping-leadtime/input/{giftToken}', async (context) => ({
    body: {
      leadtimes: await loadGiftLeadtimes(context, context.params.giftToken, context.query.pref),
    },
  })),

  serve('PUT /v1/social-gifts/{giftToken}', async (context) => {
    const { row } = await findGift(context, context.params.giftToken)
    const kind = toKind(row.id)
    const known = readVisitorKey(kind, context)
    const key = known ?? createVisitorKey()
    const body = await acceptGift(context, row.token, context.body, hashVisitorKey(key))
    const isFirst = row.accepted_at === null
    return { body, cookies: isFirst ? giveVisitorKey(kind, context, key, RECIPIENT_S) : [] }
  }),

  serve('GET /v1/social-gifts/{giftToken}/complete', async (context) => {
    const { row, gift } = await findGift(context, context.params.giftToken)
    if (gift.status === 'cancelled') throw refuseGift('social_gift.cancelled')
    if (row.accepted_at === null) throw refuseGift('social_gift.not_accepted')
    const shipping = await toGiftShipping(context.db, row, isRecipient(row, context))
    return { body: { gift, shipping, data: await listGiftProducts(context.db, row) } }
  }),
]
