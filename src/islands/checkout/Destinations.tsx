import { lazy, Suspense, useState } from 'react'
import { useStore } from '@nanostores/react'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { listUsedShippings, toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { isMany } from '#src/rules/checkout/many-destinations.ts'
import { resetShippings } from '#src/stores/checkout/destinations.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { $session } from '#src/stores/session/session.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { giftCheckoutTexts } from '#src/text/gift/gift-checkout.ts'
import { toGiftFor } from '#src/text/gift/gift-for.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AddressLines } from '../ui/AddressLines.tsx'
import { AddDestination } from './AddDestination.tsx'
import { ShareDestinations } from './ShareDestinations.tsx'
import { StepActions } from './StepActions.tsx'

/** Only members have a book to choose from. */
const BookSwitch = lazy(async () => ({ default: (await import('./BookSwitch.tsx')).BookSwitch }))

/** Few orders go to many. */
const ManyDestinations = lazy(async () => ({
  default: (await import('./ManyDestinations.tsx')).ManyDestinations,
}))

interface Props {
  view: CartView
  /** Whether the shop sends one order to several places (ORDER.SHIPPING.IS_ALLOW_MULTIPLE). */
  allows_multiple?: boolean
}

/** Where the goods of this cart go: look, change, add, share out, or begin anew. */
export function Destinations({ view, allows_multiple = false }: Props) {
  if (isMany(view.detail))
    return (
      <Suspense>
        <ManyDestinations view={view} />
      </Suspense>
    )
  if (view.detail.shippings.length > 1)
    return <ShareDestinations view={view} allows_multiple={allows_multiple} />
  return <OneDestination view={view} allows_multiple={allows_multiple} />
}

function OneDestination({ view, allows_multiple = false }: Props) {
  const [shipping] = listUsedShippings(view.detail)
  const { is_busy, problem, reset } = useReset()
  const is_member = useStore($session, { ssr: 'initial' }).state === 'member'
  if (!shipping) return null
  const { address, carriage } = shipping
  return (
    <div className="checkout-form">
      {problem && (
        <div role="alert">
          <Notice tone="bad">
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      <section className="destination">
        <h2>{checkoutTexts.shipping}</h2>
        {view.gift && (
          <p className="parcel-address">
            <strong>{toGiftFor(view.gift.receiver_name)}</strong>
            <span>{giftCheckoutTexts.delivery_lead(view.gift.receiver_name)}</span>
          </p>
        )}
        {address && <AddressLines address={address} />}
        <p className="destination-shipping-fee">
          {carriage === null
            ? checkoutTexts.shipping_fee_unknown
            : checkoutTexts.shipping_fee_of(carriage === 0 ? cartTexts.free : formatYen(carriage))}
        </p>
        {!view.gift && is_member && (
          <Suspense>
            <BookSwitch shipping={shipping} />
          </Suspense>
        )}
        <a className="button button-small" href={toStepPath('shipping-add')}>
          {view.gift ? giftCheckoutTexts.change : checkoutTexts.edit_address}
        </a>
      </section>
      {allows_multiple && <AddDestination view={view} />}
      <p className="destination-reset" hidden={view.gift !== null}>
        <BusyButton className="button-small" is_busy={is_busy} onPress={() => void reset()}>
          {checkoutTexts.reset_address}
        </BusyButton>
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
    async reset(): Promise<void> {
      setBusy(true)
      setProblem(null)
      const failure = await resetShippings()
      setBusy(false)
      if (failure) setProblem(toFailureSentence(failure))
      else goTo(toStepPath('shipping-add'))
    },
  }
}
