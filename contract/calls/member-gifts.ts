import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { listOf } from '../shapes/fields.ts'
import { GivenRecipientSchema, GivenSeasonSchema } from '../shapes/recipients.ts'

/** Whom a member gave something in the seasons of giving. */
export const memberGiftCalls = declareCalls({
  'GET /v1/me/gift-seasons': {
    is_ours: true,
    summary:
      'Seasons the member gave something in (midyear, year end …), the latest first; read from the orders.',
    auth: 'member',
    response: listOf(GivenSeasonSchema),
  },
  'GET /v1/me/gift-seasons/{key}': {
    is_ours: true,
    summary: 'Who was given what in a season, with what can be given again today.',
    auth: 'member',
    params: z.object({ key: z.string() }),
    response: z.object({ season: GivenSeasonSchema, recipients: z.array(GivenRecipientSchema) }),
  },
})
