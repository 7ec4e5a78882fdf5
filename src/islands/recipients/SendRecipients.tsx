import { useStore } from '@nanostores/react'
import { listEveryoneGoods, listPrices } from '#src/rules/checkout/cart-recipients.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { countRecipients } from '#src/rules/checkout/recipient-rows.ts'
import { formatYen } from '#src/rules/money/format-yen.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { $recipients } from '#src/stores/checkout/recipients.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { GiftFields } from '../checkout/GiftFields.tsx'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { isGiftCart } from './is-gift-cart.ts'
import { useSendRecipients } from './use-send-recipients.ts'

/** How every gift of the list is dressed, the sums, and the button that makes the list the cart's destinations. */
export function SendRecipients({ view }: { view: CartView }) {
  const { rows, pieces } = useStore($recipients, { ssr: 'initial' })
  const { form, submission, messages } = useSendRecipients(view)
  const everyone = listEveryoneGoods(view.detail, pieces)
  const { recipients, pieces: sum, goods } = countRecipients(rows, everyone, listPrices(view.detail))
  return (
    <FormWithSummary submission={submission} messages={messages}>
      {isGiftCart(view) && (
        <section className="form-section" aria-labelledby="recipients-gift">
          <h2 id="recipients-gift">{recipientTexts.gift}</h2>
          <GiftFields form={form} />
        </section>
      )}
      <div className="step-actions recipients-actions">
        <p className="step-total" aria-live="polite">
          <span>{recipientTexts.summary(recipients, sum)}</span>
          {goods !== null && (
            <strong>
              <small>{recipientTexts.goods_sum}</small> {formatYen(goods)}
            </strong>
          )}
        </p>
        <BusyButton is_busy={submission.is_busy}>{recipientTexts.next}</BusyButton>
      </div>
      <a className="step-back" href={toStepPath('shipping-add')}>
        <Icon name="left" />
        {checkoutTexts.back}
      </a>
    </FormWithSummary>
  )
}
