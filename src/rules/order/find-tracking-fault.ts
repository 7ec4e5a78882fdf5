import { isRounded } from '#contract/jan-code.ts'
import type { Carrier } from '#contract/shapes/parcel.ts'

/** Numbers of ヤマト, 佐川 and 日本郵便 with 12 digits: the last is what is left of the others divided by 7 (7DR). */
const CHECKED = /^\d{12}$/

/**
 * Why a number, cleaned, cannot be a parcel's of that carrier; undefined where it may be. Whoever types a number wrong sends shoppers to
 * somebody else's parcel.
 */
export function findTrackingFault(
  carrier: Carrier,
  tracking_no: string,
): 'rounded' | 'bad_tracking' | 'check_digit' | undefined {
  if (isRounded(tracking_no)) return 'rounded'
  if (!/^[0-9A-Z]{4,40}$/.test(tracking_no)) return 'bad_tracking'
  if (carrier === 'other' || !CHECKED.test(tracking_no)) return undefined
  return Number(tracking_no.slice(0, -1)) % 7 === Number(tracking_no.at(-1)) ? undefined : 'check_digit'
}
