import { useStore } from '@nanostores/react'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { $session } from '#src/stores/session/session.ts'
import { benefitTexts } from '#src/text/checkout/benefits.ts'
import { CouponFields } from './CouponFields.tsx'
import { PointFields } from './PointFields.tsx'

/** Coupons for everybody, points for members. */
export function Benefits({ view }: { view: CartView }) {
  const is_member = useStore($session, { ssr: 'initial' }).state === 'member'
  return (
    <>
      <CouponFields view={view} is_member={is_member} />
      {is_member ? <PointFields view={view} /> : <p className="form-hint">{benefitTexts.log_in}</p>}
    </>
  )
}
