import * as z from 'zod/mini'
import { instant } from './fields.ts'

/** What a visitor allows to be sent to others (external-transmission notice). Ours. */
export const ConsentInputSchema = z.object({
  /** Made by the browser; names a visitor without saying who it is. */
  visitor_id: z.uuid(),
  analytics: z.boolean(),
  advertising: z.boolean(),
  /** Version of the notice that was shown. */
  notice_version: z.string().check(z.minLength(1), z.maxLength(40)),
})
export type ConsentInput = z.input<typeof ConsentInputSchema>

export const ConsentSchema = z.extend(ConsentInputSchema, { decided_at: instant() })
export type Consent = z.infer<typeof ConsentSchema>
