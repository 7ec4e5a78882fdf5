import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { FormVariant } from '#src/forms/form-field.ts'
import { toStepPath } from '#src/rules/checkout/checkout-steps.ts'
import { $cart } from '#src/stores/cart/cart.ts'
import type { CartView } from '#src/stores/cart/cart-view.ts'
import { $isListOpen, $recipients, openRecipients } from '#src/stores/checkout/recipients.ts'
import { $session } from '#src/stores/session/session.ts'
import { checkoutTexts } from '#src/text/checkout/checkout.ts'
import { recipientTexts } from '#src/text/checkout/recipients.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EveryoneGoods } from './EveryoneGoods.tsx'
import { RecipientList } from './RecipientList.tsx'
import { RecipientsFile } from './RecipientsFile.tsx'

interface Props {
  view: CartView
  variant: FormVariant
  allows_multiple: boolean
}

/** Nobody needs its fields before there is somebody to send to. */
const SendRecipients = lazy(async () => ({ default: (await import('./SendRecipients.tsx')).SendRecipients }))
/** Only members have a book, and few type anybody by hand here. */
const RecipientsBook = lazy(async () => ({ default: (await import('./RecipientsBook.tsx')).RecipientsBook }))
const RecipientsGiven = lazy(async () => ({
  default: (await import('./RecipientsGiven.tsx')).RecipientsGiven,
}))
const TypedRecipient = lazy(async () => ({ default: (await import('./TypedRecipient.tsx')).TypedRecipient }))

/** Everybody one order goes to: what all get, who they are, the list to look through, how the gifts are dressed. */
export function Recipients({ view, variant, allows_multiple }: Props) {
  const isOpen = useOpened()
  const session = useStore($session, { ssr: 'initial' }).state
  if (view.gift || !allows_multiple)
    return (
      <Notice tone="warning">
        <p>{view.gift ? recipientTexts.social : recipientTexts.not_allowed}</p>
        <a className="button button-small" href={toStepPath('shipping-add')}>
          {recipientTexts.to_address}
        </a>
      </Notice>
    )
  if (!isOpen || session === 'unknown') return <Skeleton label={checkoutTexts.loading} rows={5} />
  return (
    <div className="checkout-form recipients">
      <p className="form-hint">
        {recipientTexts.lead}
        {recipientTexts.carriage}
        <a className="text-link" href="/shipping/" target="_blank">
          {recipientTexts.carriage_link}
        </a>
      </p>
      <EveryoneGoods view={view} />
      <section className="form-section" aria-labelledby="recipients-who">
        <h2 id="recipients-who">{recipientTexts.who}</h2>
        <RecipientsFile />
        <Suspense>{session === 'member' && <RecipientsBook />}</Suspense>
        <Suspense>{session === 'member' && <RecipientsGiven />}</Suspense>
        <TypedPart variant={variant} />
      </section>
      <RecipientList view={view} />
      <SendPart view={view} />
    </div>
  )
}

/** The list of this tab, once the cart is known. */
function useOpened(): boolean {
  const isKnown = useStore($cart, { ssr: 'initial' }).state === 'open'
  const isOpen = useStore($isListOpen, { ssr: 'initial' })
  useEffect(() => {
    const state = $cart.get()
    if (isKnown && state.state === 'open') openRecipients(state.cart)
  }, [isKnown])
  return isOpen
}

function SendPart({ view }: { view: CartView }) {
  const hasRows = useStore($recipients, { ssr: 'initial' }).rows.length > 0
  return (
    <Suspense fallback={<Skeleton label={checkoutTexts.loading} rows={3} />}>
      {hasRows && <SendRecipients view={view} />}
    </Suspense>
  )
}

function TypedPart({ variant }: { variant: FormVariant }) {
  const [isOpen, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button goes, so its place in the page is taken by the heading.
  function toggle(open: boolean, told: string): void {
    setOpen(open)
    setAnswer(told)
    heading.current?.focus()
  }
  return (
    <div className="recipients-source">
      <h3 ref={heading} tabIndex={-1}>
        {recipientTexts.typed.heading}
      </h3>
      {isOpen ? (
        <Suspense fallback={<Skeleton label={checkoutTexts.loading} rows={3} />}>
          <TypedRecipient variant={variant} onClose={(told) => toggle(false, told)} />
        </Suspense>
      ) : (
        <button className="button button-small" type="button" onClick={() => toggle(true, '')}>
          {recipientTexts.typed.open}
        </button>
      )}
      <p role="status">{answer}</p>
    </div>
  )
}
