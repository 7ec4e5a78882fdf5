import { lazy, Suspense, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { createOrdererForm } from '#src/forms/orderer.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { setOrderer } from '#src/stores/checkout/cart-details.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { $session } from '#src/stores/session/session.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { manyTexts } from '#src/text/checkout/many-destinations.ts'
import { FormWithSummary } from '../forms/FormWithSummary.tsx'
import { toTexts } from '../forms/to-texts.ts'
import { usePrefill } from '../forms/use-prefill.ts'
import { useShopForm } from '../forms/use-shop-form.ts'
import { type SubmissionEnd, useSubmission } from '../forms/use-submission.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { OrdererPart } from './OrdererPart.tsx'
import { StepActions } from './StepActions.tsx'
import { toOrderer } from './to-orderer.ts'
import { GUEST, type KnownShopper } from './use-shipping-form.ts'

const MemberKnown = lazy(async () => ({ default: (await import('./MemberKnown.tsx')).MemberKnown }))

interface Props {
  view: CartView
  variant: FormVariant
}

/** Who orders, where many destinations are known already: none of them is asked again. */
export function OrdererStep(props: Props) {
  const { state } = useStore($session, { ssr: 'initial' })
  const waiting = <Skeleton label={checkoutTexts.loading} rows={4} />
  if (state === 'unknown') return waiting
  if (state !== 'member') return <OrdererForm {...props} shopper={GUEST} />
  return (
    <Suspense fallback={waiting}>
      <MemberKnown waiting={waiting}>{(shopper) => <OrdererForm {...props} shopper={shopper} />}</MemberKnown>
    </Suspense>
  )
}

function OrdererForm({ view, variant, shopper: { member } }: Props & { shopper: KnownShopper }) {
  const [definition] = useState(() => createOrdererForm(variant))
  const form = useShopForm(definition, toTexts(view.detail.order.orderer ?? toOrderer(member)))
  usePrefill(form, () => Promise.resolve(toOrderer(member) ?? {}))
  const submission = useSubmission(async (): Promise<SubmissionEnd> => {
    const person = await form.validate()
    if (!person) return 'invalid'
    const failure = await setOrderer(person)
    if (failure) {
      const others = form.refuse(failure)
      const isSaid = failure.kind === 'refused' && failure.fields.length > 0
      return { failure, sentences: isSaid ? others : [toFailureSentence(failure)] }
    }
    form.forgetDraft()
    goTo(toStepPath('shipping-detail'))
    return 'left'
  })
  return (
    <FormWithSummary submission={submission} messages={form.messages}>
      <p className="form-hint">{manyTexts.orderer_lead}</p>
      <OrdererPart form={form} is_known={member !== null} />
      <StepActions view={view} back={toStepPath('recipients')}>
        <BusyButton is_busy={submission.is_busy}>{checkoutTexts.next_delivery}</BusyButton>
      </StepActions>
    </FormWithSummary>
  )
}
