import type { BuyQuestion } from '#src/stores/cart/buy-wish.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { Notice } from '../ui/Notice.tsx'

const words = cartScreenTexts.choose_again

function toReason(question: BuyQuestion): string {
  if (question.kind === 'failed') return toFailureSentence(question.failure)
  const reason = words[question.kind]
  return typeof reason === 'string' ? reason : reason(question.chosen)
}

/** What was asked for was not bought: says why, and leads to where one chooses. */
export function ChooseAgain({ question }: { question: BuyQuestion }) {
  const { product, kind } = question
  const isOnSale = product !== null && kind !== 'no_such_product'
  return (
    <div role="alert">
      <Notice tone="warning" title={kind === 'failed' ? words.failed_title : words.title}>
        <p>{toReason(question)}</p>
        <a className="button" href={isOnSale ? `/product/${encodeURIComponent(product)}/` : '/product/'}>
          {isOnSale ? words.choose : words.search}
        </a>
      </Notice>
    </div>
  )
}
