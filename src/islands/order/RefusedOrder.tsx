import { type CallFailure, isProductGone } from '#src/rules/calls/call-failure.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { orderConfirmTexts } from '#src/text/checkout/order-confirm.ts'
import { Notice } from '../ui/Notice.tsx'

type Fix = keyof typeof orderConfirmTexts.go_fix

/** Why an order was refused, in words, and where to put it right. Goods that left the shop are told by a toast. */
export function RefusedOrder({ failure }: { failure: CallFailure }) {
  if (isProductGone(failure)) return null
  const sentence = toFailureSentence(failure)
  // What is wrong with one line is often the whole sentence already.
  const fields =
    failure.kind === 'refused' ? failure.fields.filter(({ message }) => message !== sentence) : []
  const fix = findFix(failure)
  return (
    <div role="alert">
      <Notice tone="bad" title={orderConfirmTexts.refused_heading}>
        <p>{sentence}</p>
        {fields.length > 0 && (
          <ul className="notice-list">
            {fields.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        )}
        {fix && (
          <a className="button button-small" href={fix === 'cart' ? '/cart/' : toStepPath(fix)}>
            {orderConfirmTexts.go_fix[fix]}
          </a>
        )}
      </Notice>
    </div>
  )
}

function findFix(failure: CallFailure): Fix | null {
  if (failure.kind !== 'refused') return null
  const said = [failure.code, ...failure.fields.map(({ field, code }) => `${field} ${code}`)].join(' ')
  if (/payment|card_token/.test(said)) return 'payment'
  if (/delivery_date|packing/.test(said)) return 'shipping-detail'
  if (/address|carriage|orderer|shipping/.test(said)) return 'shipping-add'
  return /product|stock|not_sale/.test(said) ? 'cart' : null
}
