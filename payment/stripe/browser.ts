import { loadStripe } from '@stripe/stripe-js/pure'
import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { CARD_FRAME_LOOK } from '../card-fields.ts'
import { STRIPE_CARD_REFUSED } from '#src/text/checkout/stripe-fields.ts'
import type { CardTokenEnd, MountCardFields } from '../card-fields.ts'
import { toBrandName, toExpiry } from './brands.ts'

/** A script or frame that has not come by then will not. */
const READY_WITHIN_MS = 15_000
const ANSWER_WITHIN_MS = 30_000

interface Opened {
  stripe: Stripe
  elements: StripeElements
  close: () => void
}

/**
 * Stripe's card fields, in a frame of Stripe's origin. Its script is loaded when this is called, from js.stripe.com alone.
 * The fields do not tell of Enter, so `onEnter` is never called. Nothing is thrown into the page.
 */
export const mount: MountCardFields = (place, { settings, id, title }, events) => {
  let isClosed = false
  let isMarked = false
  let isSilent = false
  const room = document.createElement('div')
  room.id = id
  room.setAttribute('role', 'group')
  room.setAttribute('aria-label', title)
  place.append(room)

  const fallSilent = () => {
    clearTimeout(silence)
    if (isClosed || isSilent) return
    isSilent = true
    events.onSilence()
  }
  const silence = setTimeout(fallSilent, READY_WITHIN_MS)

  async function open(): Promise<Opened | undefined> {
    const stripe = await loadStripe(settings.public_key)
    if (!stripe || isClosed) return undefined
    const elements = stripe.elements({
      mode: 'setup',
      currency: 'jpy',
      allowedPaymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
      locale: 'ja',
      appearance: readAppearance(),
    })
    const fields = elements.create('payment', {
      // The card company wants to know the owner's name for 3-D Secure.
      fields: { billingDetails: { name: 'always', address: 'if_required' } },
      terms: { card: 'never' },
      wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    })
    fields.on('ready', () => {
      clearTimeout(silence)
      if (!isClosed) events.onReady()
    })
    fields.on('loaderror', fallSilent)
    fields.on('change', ({ complete }) => {
      if (!complete || !isMarked || isClosed) return
      isMarked = false
      events.onCorrected()
    })
    fields.mount(room)
    return { stripe, elements, close: () => fields.destroy() }
  }

  const opening = open().catch(() => {
    fallSilent()
    return undefined
  })

  return {
    async submit() {
      const end = await withinTime(
        opening.then((opened) => (opened && !isClosed ? makeToken(opened) : FAILED)).catch(() => FAILED),
      )
      isMarked = end.state === 'refused'
      return end
    },
    close() {
      isClosed = true
      clearTimeout(silence)
      void opening.then((opened) => opened?.close()).catch(() => undefined)
      room.remove()
    },
  }
}

const FAILED: CardTokenEnd = { state: 'failed', reason: 'network' }

async function makeToken({ stripe, elements }: Opened): Promise<CardTokenEnd> {
  const checked = await elements.submit()
  if (checked.error) return toEnd(checked.error)
  const { error, paymentMethod } = await stripe.createPaymentMethod({ elements })
  if (error) return toEnd(error)
  const { id: token, card } = paymentMethod
  if (!card) return FAILED
  return {
    state: 'made',
    card: { token, brand: toBrandName(card.brand), last4: card.last4, expiry: toExpiry(card) },
  }
}

/** What was typed is refused with Stripe's sentence, in Japanese; everything else is not the shopper's fault. */
function toEnd({ type, message }: StripeError): CardTokenEnd {
  if (type !== 'validation_error' && type !== 'card_error') return FAILED
  return { state: 'refused', sentences: [message || STRIPE_CARD_REFUSED] }
}

function withinTime(end: Promise<CardTokenEnd>): Promise<CardTokenEnd> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ state: 'failed', reason: 'timeout' }), ANSWER_WITHIN_MS)
    void end.then((one) => {
      clearTimeout(timer)
      resolve(one)
    })
  })
}

/** The theme's own look; what a theme leaves out stays as Stripe has it. */
function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const read = (name: (typeof CARD_FRAME_LOOK)[number]) =>
    style.getPropertyValue(`--${name}`).trim() || undefined
  const [edge, focus] = [read('color-edge'), read('color-focus')]
  return {
    theme: 'stripe',
    variables: dropEmpty({
      fontFamily: read('font-body'),
      fontSizeBase: read('text-base'),
      fontSizeSm: read('text-sm'),
      colorBackground: read('color-ground'),
      colorText: read('color-ink'),
      colorTextSecondary: read('color-ink-soft'),
      colorPrimary: read('color-accent'),
      colorDanger: read('color-danger'),
      borderRadius: read('radius-control'),
    }),
    rules: {
      '.Input': dropEmpty({ borderColor: edge, boxShadow: 'none' }),
      '.Input:focus': dropEmpty({ borderColor: focus, outline: focus && `2px solid ${focus}` }),
    },
  }
}

const dropEmpty = (values: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined))
