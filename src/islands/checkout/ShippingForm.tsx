import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import type { FormVariant } from '#src/forms/form-field.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { $session } from '#src/stores/session/session.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ShippingFields } from './ShippingFields.tsx'
import { GUEST } from './use-shipping-form.ts'

interface Props {
  view: CartView
  variant: FormVariant
  /** Whether the shop has social gifts (PLUGIN.SOCIAL_GIFT.IS_USE). */
  has_social_gift?: boolean
}

/** Loads a member's profile and address book; guests do not load this. */
const MemberKnown = lazy(async () => ({ default: (await import('./MemberKnown.tsx')).MemberKnown }))

/** The orderer and the destination, once it is known whether the shop knows the orderer. */
export function ShippingForm({ view, variant, has_social_gift = false }: Props) {
  const { state } = useStore($session, { ssr: 'initial' })
  const waiting = <Skeleton label={checkoutTexts.loading} rows={4} />
  if (state === 'unknown') return waiting
  const step = { view, variant, has_social_gift }
  if (state !== 'member') return <ShippingFields {...step} shopper={GUEST} />
  return (
    <Suspense fallback={waiting}>
      <MemberKnown waiting={waiting}>
        {(shopper) => <ShippingFields {...step} shopper={shopper} />}
      </MemberKnown>
    </Suspense>
  )
}
