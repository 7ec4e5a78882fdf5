import type { BuyQuestion } from '#src/stores/cart/buy-wish.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { chooseAgainText as texts } from '#src/text/cart/choose-again.ts'
import { Notice } from '../ui/Notice.tsx'
import { toProductPath } from '#src/rules/page/page-paths.ts'

/** What was asked for was not bought: says why, and links to the page where it can be chosen. */
export function ChooseAgain({ question }: { question: BuyQuestion }) {
  const { product, kind } = question
  const isOnSale = product !== null && kind !== 'no_such_product'
  return (
    <div role="alert">
      <Notice tone="warning" title={kind === 'failed' ? texts.failed_title : texts.title}>
        <p>{toReason(question)}</p>
        <a className="button" href={isOnSale ? toProductPath(product) : '/product/'}>
          {isOnSale ? texts.choose : texts.search}
        </a>
      </Notice>
    </div>
  )
}

function toReason(question: BuyQuestion): string {
  if (question.kind === 'failed') return toFailureSentence(question.failure)
  const reason = texts[question.kind]
  return typeof reason === 'string' ? reason : reason(question.chosen)
}
