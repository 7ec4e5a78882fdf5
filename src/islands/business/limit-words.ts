import { formatYen } from '#src/rules/money/format-yen.ts'
import { companyTexts as texts } from '#src/text/business/company.ts'

interface Limited {
  order_limit: number | null
  monthly_limit: number | null
}

const toWords = (yen: number | null) => (yen === null ? texts.unlimited : formatYen(yen))

/** Both limits with their names. */
export function toLimitWords({
  order_limit,
  monthly_limit,
}: Limited): readonly (readonly [string, string])[] {
  return [
    [texts.order_limit, toWords(order_limit)],
    [texts.monthly_limit, toWords(monthly_limit)],
  ]
}
