import * as z from 'zod/mini'
import { LayoutNameSchema } from './content.ts'
import { CouponSchema } from './coupon.ts'
import { instant, key, richText, version } from './fields.ts'

export const LandingPageSummarySchema = z.object({
  slug: key(),
  title: z.string(),
  updated_at: instant(),
  version: version(),
})
export type LandingPageSummary = z.infer<typeof LandingPageSummarySchema>

export const LandingPageSchema = z.extend(LandingPageSummarySchema, {
  layout: LayoutNameSchema,
  description: z.string(),
  /** Rich text. */
  body: richText(),
  extend: z.object({ is_show_header: z.boolean(), is_show_footer: z.boolean() }),
  /** Coupons that can be taken here; taking one with `page: 'lp'` marks it as this page's. */
  coupons: z.array(CouponSchema),
})
export type LandingPage = z.infer<typeof LandingPageSchema>
