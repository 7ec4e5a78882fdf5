import { findPopup } from '#shop-api/content/find-popup.ts'
import { findEvent, recordEvent } from '#shop-api/orders/ecommerce-events.ts'
import type { ServedCall } from '#shop-api/http/served-call.ts'
import { serve } from './serve.ts'
import {
  createVisitorKey,
  giveVisitorKey,
  hashVisitorKey,
  readVisitorKey,
} from '#shop-api/http/visitor-key.ts'

/** Names the browser that sent an event, until it is closed. */
const SENDER = 'sender'

export const eventRoutes: readonly ServedCall[] = [
  serve('GET /v1/me/popup', async (context) => ({ body: { data: await findPopup(context) } })),

  serve('POST /v1/ecommerce_events', async (context) => {
    const known = readVisitorKey(SENDER, context)
    const key = known ?? createVisitorKey()
    const id = await recordEvent(context, context.body, hashVisitorKey(key))
    return { body: { id }, cookies: known === null ? giveVisitorKey(SENDER, context, key) : [] }
  }),

  serve('GET /v1/ecommerce_events/{id}', async (context) => {
    const key = readVisitorKey(SENDER, context)
    const sender_hash = key === null ? null : hashVisitorKey(key)
    return { body: await findEvent(context, context.params.id, sender_hash) }
  }),
]
