import { useEffect, useRef } from 'react'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { forgetGivenCard } from '#src/stores/checkout/given-card.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { askOrderOutcome, giveUpPayment } from '#src/stores/checkout/order-attempt.ts'
import { orderConfirmTexts } from '#src/text/checkout/order-confirm.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useLookAgain } from './use-look-again.ts'
import type { OpenQuestion } from './use-open-question.ts'

/**
 * It is not known yet whether the order stands: there is a button that asks, and none that orders (architecture, law
 * 7).
 */
export function UnansweredOrder({ order, is_asking, answers }: OpenQuestion) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  useLookAgain()
  const ask = () => void askOrderOutcome()
  const payOtherwise = () => {
    void giveUpPayment().then((end) => {
      if (end.state !== 'idle') return
      forgetGivenCard()
      goTo(toStepPath('payment'))
    })
  }
  const texts = orderConfirmTexts[order.state === 'challenge' && order.is_hosted ? 'hosted' : 'challenge']
  return (
    <div className="open-question" ref={box} tabIndex={-1} role="alert">
      {order.state === 'challenge' ? (
        <Notice tone="warning" title={texts.heading}>
          <p>{texts.lead}</p>
          {order.is_hosted ? (
            <a className="button button-primary" href={order.redirect_url}>
              {texts.go}
            </a>
          ) : (
            <a className="button button-primary" href={order.redirect_url} target="_blank" rel="noopener">
              {texts.go}
              <small>{orderConfirmTexts.new_tab}</small>
            </a>
          )}
          <BusyButton className="" is_busy={is_asking} onPress={ask}>
            {is_asking ? orderConfirmTexts.checking : texts.done}
          </BusyButton>
          {answers > 0 && !is_asking && <p role="status">{texts.again}</p>}
          <button className="text-link" type="button" disabled={is_asking} onClick={payOtherwise}>
            {texts.give_up}
          </button>
        </Notice>
      ) : (
        <Notice tone="warning" title={orderConfirmTexts.unknown_heading}>
          <p>{orderConfirmTexts.unknown}</p>
          {answers > 0 && !is_asking && <p role="status">{orderConfirmTexts.unknown_again}</p>}
          <BusyButton is_busy={is_asking} onPress={ask}>
            {is_asking ? orderConfirmTexts.checking : orderConfirmTexts.check_outcome}
          </BusyButton>
        </Notice>
      )}
    </div>
  )
}
