import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { EcommerceEventInputSchema, EcommerceEventSchema } from '../shapes/event.ts'
import { id, idParams } from '../shapes/fields.ts'
import { PopupSchema } from '../shapes/popup.ts'

const heading = 'Popup and events'

export const eventCalls = declareCalls({
  'GET /v1/me/popup': {
    heading,
    summary: 'The pop-up for this member now; null when there is none.',
    auth: 'member',
    response: z.object({ data: z.nullable(PopupSchema) }),
  },
  'POST /v1/ecommerce_events': {
    heading,
    summary: 'Records something a shopper did. The same event_id again answers the same id.',
    auth: 'visitor',
    body: EcommerceEventInputSchema,
    response: z.object({ id: id() }),
  },
  'GET /v1/ecommerce_events/{id}': {
    heading,
    summary: 'An event as recorded; only whoever sent it may read it.',
    auth: 'visitor',
    params: idParams(),
    response: EcommerceEventSchema,
  },
})
