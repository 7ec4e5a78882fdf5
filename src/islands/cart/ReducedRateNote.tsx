import type { CartProduct } from '#contract/shapes/cart.ts'
import { cartTexts } from '#src/text/cart/cart.ts'

/** Explains the mark of the reduced rate where a line carries it. */
export function ReducedRateNote({ lines }: { lines: readonly Pick<CartProduct, 'tax_rate'>[] }) {
  if (!lines.some((line) => line.tax_rate === 8)) return null
  return <p className="reduced-rate-note">{cartTexts.reduced_note}</p>
}
