import type { Coupon } from '#contract/shapes/coupon.ts'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { landingText } from '#src/text/content/landing.ts'

/** What a coupon gives, e.g. `500円引き`. */
export function toCouponValue({ kind, discount }: Coupon): string {
  if (kind === 'carriage') return landingText.free_shipping
  return kind === 'rate' ? landingText.percent_off(discount) : landingText.yen_off(formatYen(discount))
}

/** Until when a coupon can be used. */
export function toCouponTerm({ expires_at }: Coupon): string {
  return expires_at === null ? landingText.no_end : landingText.until(formatInstantDay(expires_at))
}
