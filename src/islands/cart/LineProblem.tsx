import type { CartLineView } from '#src/stores/cart/cart-view.ts'
import { toLineProblem } from '#src/stores/cart/to-line-problem.ts'
import { toSentence } from '#src/text/calls/api-errors.ts'
import { AgreedPrice } from './AgreedPrice.tsx'

/** What few lines have: a price of their own, and why they are not as their buyer wants them. */
export default function LineProblem({ line }: { line: CartLineView }) {
  return (
    <div className="col-span-full">
      {line.agreed && <AgreedPrice agreed={line.agreed} in_cart />}
      {(line.problem || line.refusal) && (
        <p className="cart-line-problem" role="alert">
          {line.refusal ? toSentence(line.refusal) : toLineProblem(line)}
        </p>
      )}
    </div>
  )
}
