import { declareCalls } from '../call.ts'
import { declareKind } from '../declare-kind.ts'
import {
  AdminCouponSchema,
  AdminPopupSchema,
  CouponInputSchema,
  PopupInputSchema,
} from '../shapes/admin-campaigns.ts'

/** What comes and goes with a campaign: coupons, which landing pages show, and what pops up for members. */
export const adminCampaignCalls = declareCalls({
  ...declareKind('coupons', {
    area: 'content',
    things: 'coupons',
    entry: AdminCouponSchema,
    input: CouponInputSchema,
  }),
  ...declareKind('popups', {
    area: 'content',
    things: 'pop-ups',
    entry: AdminPopupSchema,
    input: PopupInputSchema,
  }),
})
