import { acceptGift } from '#shop-api/gifts/accept-gift.ts'
import {
  findGift,
  listGiftProducts,
  refuseGift,
  requireOpenGift,
  toGiftShipping,
} from '#shop-api/gifts/find-gift.ts'
import { checkGiftDelivery, loadGiftLeadtimes } from '#shop-api/gifts/gift-delivery.ts'
import type { GiftRow } from '#shop-api/gifts/gift-status.ts'
import { serve, type ServedCall } from '#shop-api/serve.ts'
import type { Visitor } from '#shop-api/visitor.ts'
import { createVisitorKey, giveVisitorKey, hashVisitorKey, readVisitorKey } from '#shop-api/visitor-key.ts'

/** Held by the recipient's browser until the gift has arrived: it may read the address again, the link alone may not. */
const RECIPIENT_S = 60 * 24 * 60 * 60
const toKind = (id: number) => `gift-${id}`

interface Place {
  channel: { name: string }
  visitor: Visitor
}

function isRecipient(row: GiftRow, place: Place): boolean {
  const key = readVisitorKey(toKind(row.id), place)
  return key !== null && row.recipient_hash === hashVisitorKey(key)
}

export const socialGiftRoutes: readonly ServedCall[] = [
  serve('GET /v1/social-gifts/{giftToken}/products', async (context) => {
    const { row, gift } = await requireOpenGift(context, context.params.giftToken)
    return { body: { gift, data: await listGiftProducts(context.db, row) } }
  }),

  serve('GET /v1/social-gifts/{giftToken}/shipping', async (context) => {
    const { row } = await requireOpenGift(context, context.params.giftToken)
    return { body: await toGiftShipping(context.db, row, true) }
  }),

  serve('POST /v1/social-gifts/check/shipping', async (context) => {
    const { gift_token, prefecture } = context.body
    await requireOpenGift(context, gift_token)
    await checkGiftDelivery(context, { prefecture, delivery_at: null, delivery_timezone_key: null })
    return { body: { result: true } }
  }),

  serve('POST /v1/social-gifts/check/delivery', async (context) => {
    await requireOpenGift(context, context.body.gift_token)
    await checkGiftDelivery(context, context.body)
    return { body: { result: true } }
  }),

  serve('GET /v1/shipping-leadtime/input/{giftToken}', async (context) => ({
    body: {
      leadtimes: await loadGiftLeadtimes(context, context.params.giftToken, context.query.pref),
    },
  })),

  serve('PUT /v1/social-gifts/{giftToken}', async (context) => {
    const { row } = await findGift(context, context.params.giftToken)
    const kind = toKind(row.id)
    const key = readVisitorKey(kind, context) ?? createVisitorKey()
    const body = await acceptGift(context, row.token, context.body, hashVisitorKey(key))
    return { body, cookies: giveVisitorKey(kind, context, key, RECIPIENT_S) }
  }),

  serve('GET /v1/social-gifts/{giftToken}/complete', async (context) => {
    const { row, gift } = await findGift(context, context.params.giftToken)
    if (gift.status === 'cancelled') throw refuseGift('social_gift.cancelled')
    if (row.accepted_at === null) throw refuseGift('social_gift.not_accepted')
    const shipping = await toGiftShipping(context.db, row, isRecipient(row, context))
    return { body: { gift, shipping, data: await listGiftProducts(context.db, row) } }
  }),
]
