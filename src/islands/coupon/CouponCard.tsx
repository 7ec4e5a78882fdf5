import type { ReactNode } from 'react'
import type { Coupon } from '#contract/shapes/coupon.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toCouponTerm, toCouponValue } from './coupon-words.ts'
import { landingText } from '#src/text/content/landing.ts'

interface Props {
  coupon: Coupon
  /** Used or over: it is shown, but can no longer be used. */
  is_over?: boolean
  children: ReactNode
}

/** A coupon: what it gives, under which conditions, until when. */
export function CouponCard({ coupon, is_over = false, children }: Props) {
  const { name, description, code, minimum_total } = coupon
  return (
    <li className="coupon" data-over={is_over || undefined}>
      <p className="coupon-value">{toCouponValue(coupon)}</p>
      <div>
        <h3>{name}</h3>
        {description && <p>{description}</p>}
        {minimum_total > 0 && <p>{landingText.minimum(formatYen(minimum_total))}</p>}
        <p>
          {landingText.code} <code>{code}</code>
        </p>
        <p>{toCouponTerm(coupon)}</p>
        {children}
      </div>
    </li>
  )
}
