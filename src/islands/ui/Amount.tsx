import { formatYen } from '#src/rules/money/format-yen.ts'
import { cartTexts } from '#src/text/cart/cart.ts'

/** Yen as the API said; null while the API computes it (architecture, law 6: no number is computed here). */
export function Amount({ yen }: { yen: number | null }) {
  if (yen === null) return <span className="amount amount-pending">{cartTexts.pending}</span>
  return <span className="amount">{formatYen(yen)}</span>
}
