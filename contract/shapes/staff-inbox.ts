import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { key, textOrNull } from './fields.ts'
import { CorporateInquirySchema, InquiryDetailSchema, InquirySchema } from './inquiry.ts'
import { ReviewSchema } from './product.ts'

/** `waiting`: nobody of the shop has read it yet. */
export const ReviewStateSchema = z.enum(['waiting', 'shown', 'refused'])
export type ReviewState = z.infer<typeof ReviewStateSchema>

/** A review as the shop's staff read it. */
export const AdminReviewSchema = z.extend(ReviewSchema, {
  state: ReviewStateSchema,
  product: z.object({ key: key(), name: z.string() }),
})
export type AdminReview = z.infer<typeof AdminReviewSchema>

const sender = {
  name: z.string(),
  email: z.string(),
  /** False for guests, and for members who left. */
  is_member: z.boolean(),
}

export const AdminInquirySchema = z.extend(InquirySchema, sender)
export type AdminInquiry = z.infer<typeof AdminInquirySchema>

/** An inquiry with the whole talk and all that its sender told. */
export const AdminInquiryDetailSchema = z.extend(InquiryDetailSchema, {
  ...sender,
  name_kana: z.string(),
  phone: z.string(),
  /** Of the corporate form; null for the usual one. */
  extend: z.nullable(
    z.extend(z.object(asKept(CorporateInquirySchema.shape)), {
      department: textOrNull(250),
      department_kana: z.optional(textOrNull(250)),
    }),
  ),
})
export type AdminInquiryDetail = z.infer<typeof AdminInquiryDetailSchema>
