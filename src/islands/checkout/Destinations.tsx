import { useState } from 'react'
import { formatYen } from '#src/rules/format-yen.ts'
import { formatPostalCode } from '#src/rules/postal-code.ts'
import { listUsedShippings, toStepPath } from '#src/rules/checkout-steps.ts'
import { resetShippings } from '#src/stores/cart-details.ts'
import type { CartView } from '#src/stores/cart-view.ts'
import { goTo } from '#src/stores/go-to.ts'
import { toFailureSentence } from '#src/text/api-errors.ts'
import { cartTexts } from '#src/text/cart.ts'
import { checkoutTexts } from '#src/text/checkout.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StepActions } from './StepActions.tsx'

/** Where the goods of this cart go: look, change, or begin anew. */
export function Destinations({ view }: { view: CartView }) {
  const shippings = listUsedShippings(view.detail)
  const { is_busy, problem, reset } = useReset()
  return (
    <div className="checkout-form">
      {problem && (
        <div role="alert">
          <Notice tone="bad">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      <ul className="destinations">
        {shippings.map(({ key, address, carriage }, place) => (
          <li className="destination" key={key}>
            <h2>{shippings.length > 1 ? checkoutTexts.destination(place + 1) : checkoutTexts.shipping}</h2>
            {address && (
              <address>
                <strong>
                  {address.shipping_last_name} {address.shipping_first_name} 様
                </strong>
                <span>〒{formatPostalCode(address.postal_code)}</span>
                <span>
                  {address.prefecture}
                  {address.city}
                  {address.address1} {address.address2}
                </span>
                <span>{address.phone_number}</span>
              </address>
            )}
            <p className="destination-carriage">
              {carriage === null
                ? checkoutTexts.carriage_unknown
                : checkoutTexts.carriage_of(carriage === 0 ? cartTexts.free : formatYen(carriage))}
            </p>
            <a
              className="button button-small"
              href={`${toStepPath('shipping-add')}?shipping=${encodeURIComponent(key)}`}
            >
              {checkoutTexts.edit_address}
            </a>
          </li>
        ))}
      </ul>
      <p className="destination-reset">
        {shippings.length > 1 ? (
          <BusyButton className="button-small" is_busy={is_busy} onPress={() => void reset(false)}>
            {checkoutTexts.reset_shippings}
          </BusyButton>
        ) : (
          <BusyButton className="button-small" is_busy={is_busy} onPress={() => void reset(true)}>
            {checkoutTexts.reset_address}
          </BusyButton>
        )}
      </p>
      <StepActions view={view} back={toStepPath('shipping-detail')}>
        <a className="button button-primary" href={toStepPath('shipping-detail')}>
          {checkoutTexts.use_destination}
        </a>
      </StepActions>
    </div>
  )
}

function useReset() {
  const [is_busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    is_busy,
    problem,
    async reset(is_removing_address: boolean): Promise<void> {
      setBusy(true)
      setProblem(null)
      const failure = await resetShippings(is_removing_address)
      setBusy(false)
      if (failure) setProblem(toFailureSentence(failure))
      else if (is_removing_address) goTo(toStepPath('shipping-add'))
    },
  }
}
