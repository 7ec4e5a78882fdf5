import * as z from 'zod/mini'
import { lines, optionalLines, text } from './input.ts'

/** Letters whose words a shop may change: to shoppers, and last those that tell the shop what came in. */
export const MAIL_CODES = [
  'order',
  'paid',
  'shipped',
  'cancelled',
  'refunded',
  'gift_expired',
  'transfer_reminder',
  'konbini_reminder',
  'konbini_ended',
  'transfer_ended',
  'back_in_stock',
  'question_answered',
  'inquiry_received',
  'inquiry_answered',
  'welcome',
  'moved_in',
  'email_code',
  'email_taken',
  'login_code',
  'proof_code',
  'email_changed',
  'locked',
  'password_changed',
  'reminder',
  'username',
  'left',
  'catalog_ordered',
  'inquiry_arrived',
  'inquiry_asked_again',
  'question_arrived',
  'review_arrived',
] as const
export type MailCode = (typeof MAIL_CODES)[number]

const code = () => z.enum(MAIL_CODES)

/** Words of a letter. `{…}` with the name of a placeholder becomes what it stands for; a blank line ends a paragraph. */
const words = { subject: text(150), body: lines(5000) }

export const MailTextsSchema = z.object({
  /** Under every letter; empty for name, address, telephone and address for mail of the seller. */
  signature: z.string(),
  /** Every letter, with its own words or the usual ones. */
  letters: z.array(
    z.object({
      code: code(),
      name: z.string(),
      is_own: z.boolean(),
      subject: z.string(),
      body: z.string(),
      default_subject: z.string(),
      default_body: z.string(),
      placeholders: z.array(z.object({ name: z.string(), is_required: z.boolean() })),
    }),
  ),
})
export type MailTexts = z.infer<typeof MailTextsSchema>

export const MailTextsInputSchema = z.object({
  signature: optionalLines(1000),
  /** Letters with words of the shop's own; all others have the usual ones. */
  letters: z.array(z.object({ code: code(), ...words })).check(z.maxLength(MAIL_CODES.length)),
})
export type MailTextsInput = z.infer<typeof MailTextsInputSchema>

export const MailPreviewInputSchema = z.object({ code: code(), ...words, signature: optionalLines(1000) })
export type MailPreviewInput = z.infer<typeof MailPreviewInputSchema>
/** A letter as its reader gets it, filled with an example. */
export const MailPreviewSchema = z.object({ subject: z.string(), text: z.string(), html: z.string() })
