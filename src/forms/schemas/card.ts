import * as z from 'zod/mini'
import { required } from '#contract/shapes/rules.ts'
import { isCardExpiryValid } from '#src/rules/card-expiry.ts'
import { isCardNumber } from '#src/rules/card-number.ts'

/** What is wrong says the field itself: see `invalid_text`. */
const holds = (is: (text: string) => boolean) => z.refine<string>(is)

/** @param now_month `YYYYMM` in Japan */
export function createCardSchema(now_month: string) {
  return z.object({
    card_number: z.string().check(required(), holds(isCardNumber)),
    card_holder_name: z.string().check(required(), z.maxLength(60)),
    card_expiry: z.string().check(
      required(),
      holds((text) => isCardExpiryValid(text, now_month)),
    ),
    security_code: z.string().check(
      required(),
      holds((text) => /^\d{3,4}$/.test(text)),
    ),
  })
}
