import type { PaymentServiceSettings } from '#contract/shapes/payment-service.ts'
import type { MethodTraits, OpenProvider, PaymentProvider } from '../provider.ts'
import { authorise, find } from './authorise.ts'
import { findDispute, listDisputes, listPayments } from './books.ts'
import { capture } from './capture.ts'
import { forget, inspect, keep } from './cards.ts'
import { checkAccount } from './check-account.ts'
import { openClient } from './client.ts'
import { cancel, refund } from './give-back.ts'
import { STRIPE_HOSTS, STRIPE_SCRIPT } from './hosts.ts'
import { METHODS, type StripeMethod } from './intents.ts'
import { readNotice } from './notices.ts'
import type { StripeSettings } from './settings.ts'

const NAME = 'stripe'

const TRAITS: Readonly<Record<StripeMethod, MethodTraits>> = {
  card: { entry: 'fields', can_capture_later: true, can_refund: true },
  konbini: { entry: 'none', can_capture_later: false, can_refund: true },
  paypay: { entry: 'hosted', can_capture_later: false, can_refund: true },
}

interface StripeTools {
  clock: () => Date
  /** How Stripe is reached; the machine's own way when left out. */
  fetch?: typeof globalThis.fetch | undefined
}

/** Opens one account of Stripe. It holds nothing open: there is nothing to close. */
export function openStripe(settings: StripeSettings, { clock, fetch }: StripeTools): OpenProvider {
  const reach = fetch ?? globalThis.fetch
  const stripe = openClient(settings.secret_key, reach)
  const provider: PaymentProvider = {
    name: NAME,
    methods: TRAITS,
    inspect: (token) => inspect(stripe, token, clock()),
    authorise: (request) => authorise(stripe, request),
    find: (payment) => find(stripe, payment),
    capture: (payment, amount) => capture(stripe, payment, amount),
    cancel: (payment) => cancel(stripe, payment),
    refund: (payment, request) => refund(stripe, payment, request),
    // Stripe's verdict comes by its own server only; what a browser brings is nobody's word.
    readVerdict: async () => undefined,
    keep: (request) => keep(stripe, request, clock()),
    forget: (card) => forget(stripe, card),
    readNotice: (message) => readNotice(stripe, message, settings.webhook_secret, clock()),
    listPayments: (time) => listPayments(stripe, time),
    findDispute: (reference) => findDispute(stripe, reference),
    listDisputes: (since) => listDisputes(stripe, since),
    check: () => checkAccount(settings.secret_key, reach, clock),
  }
  return {
    provider,
    settings: Object.fromEntries(METHODS.map((method) => [method, toBrowserSettings(method, settings)])),
    hosts: STRIPE_HOSTS,
    close: async () => undefined,
  }
}

const toBrowserSettings = (code: StripeMethod, settings: StripeSettings): PaymentServiceSettings => ({
  code,
  provider: NAME,
  name: 'Stripe',
  entry: TRAITS[code].entry,
  frame_url: null,
  script_url: code === 'card' ? STRIPE_SCRIPT : null,
  public_key: settings.public_key,
  is_test: settings.is_test,
  is_3d_secure: code === 'card',
})
