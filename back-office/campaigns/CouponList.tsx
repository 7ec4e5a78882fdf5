import type { AdminCoupon } from '#contract/shapes/admin-campaigns.ts'
import { CAMPAIGN_TEXT } from '#src/text/back-office/campaign-screens.ts'
import { Column } from '../kinds/Column.tsx'
import { KindList } from '../kinds/KindList.tsx'
import { PublicationColumn } from '../kinds/PublicationColumn.tsx'

const toDiscount = ({ kind, discount }: AdminCoupon) => CAMPAIGN_TEXT.discount(kind, discount)

export default function CouponList() {
  return (
    <KindList<AdminCoupon> describe={(coupon) => `${coupon.code}　${toDiscount(coupon)}`}>
      <Column source="name" />
      <Column source="code" />
      <Column<AdminCoupon> source="discount" render={toDiscount} />
      <Column<AdminCoupon> source="for_whom" render={({ for_whom }) => CAMPAIGN_TEXT.audiences[for_whom]} />
      <PublicationColumn />
    </KindList>
  )
}
