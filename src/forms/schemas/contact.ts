import * as z from 'zod/mini'
import { CorporateInquirySchema, InquiryInputSchema } from '#contract/shapes/inquiry.ts'
import { kanaName } from '#contract/shapes/input.ts'

type Typed = Record<string, string>

/** The contract leaves kana out only for companies; the standard form asks for it. */
export const personal = z.object({ ...InquiryInputSchema.shape, name_kana: kanaName() })

/** Company fields are on one level in the form. Choices nobody made are null on the wire. */
export const corporate = z.pipe(
  z.transform((typed: unknown) => toWire(typed as Typed)),
  z.object({ ...InquiryInputSchema.shape, extend: CorporateInquirySchema }),
)

function toWire(typed: Typed): Record<string, unknown> {
  const extend: Record<string, unknown> = {}
  for (const name of Object.keys(CorporateInquirySchema.shape)) extend[name] = typed[name] ?? ''
  for (const name of ['delivery', 'payment']) extend[name] = typed[name] ? Number(typed[name]) : null
  return { ...typed, extend }
}
