import { missing, refuse } from './api-error.ts'
import { begin, type Books, nameAnew, type Setup } from './books.ts'
import { cardError, findCustomer, makeSecret, takeCard } from './card-methods.ts'
import { mustAsk } from './charges.ts'
import type { Tree } from './form.ts'
import { checkParameters, parameters } from './parameters.ts'

export function findSetup(books: Books, id: string): Setup {
  const found = books.setups.get(id)
  if (!found) throw missing('setup_intent', id, 'intent')
  return found
}

/** By the setup: whether 3-D Secure was asked for. */
const wanted = new WeakMap<Setup, string>()

export function createSetup(books: Books, tree: Tree): Setup {
  const asked = checkParameters(parameters.createSetup, tree)
  const { customer = null, payment_method = null } = asked
  if (customer !== null) findCustomer(books, customer, 'customer')
  if (payment_method !== null) takeCard(books, payment_method, customer)
  const beginning = begin('seti', 'setup_intent', books.now())
  const setup: Setup = {
    ...beginning,
    client_secret: makeSecret(beginning.id),
    customer,
    payment_method,
    payment_method_types: asked.allowed_payment_method_types ?? ['card'],
    usage: asked.usage ?? 'off_session',
    next_action: null,
    last_setup_error: null,
    metadata: asked.metadata ?? {},
    status: payment_method === null ? 'requires_payment_method' : 'requires_confirmation',
  }
  wanted.set(setup, asked.payment_method_options?.card?.request_three_d_secure ?? 'automatic')
  books.setups.set(setup.id, setup)
  return setup
}

export function confirmSetup(books: Books, id: string, tree: Tree): Setup {
  const setup = findSetup(books, id)
  const { return_url } = checkParameters(parameters.confirmSetup, tree)
  if (setup.status !== 'requires_confirmation')
    throw refuse(`You cannot confirm this SetupIntent because it has a status of ${setup.status}.`, {
      code: 'setup_intent_unexpected_state',
    })
  const { held } = takeCard(books, setup.payment_method ?? '', setup.customer)
  if (!mustAsk(held, wanted.get(setup) ?? 'automatic')) {
    if (held.card.charge !== 'approve') return refuseCard(books, setup)
    return attach(books, setup)
  }
  if (return_url === undefined) throw refuse('A `return_url` must be provided.', { param: 'return_url' })
  const errand = nameAnew('errand')
  books.errands.set(errand, { of: 'setup_intent', id, return_url, is_done: false })
  setup.status = 'requires_action'
  setup.next_action = {
    type: 'redirect_to_url',
    redirect_to_url: { url: `https://hooks.stripe.com/redirect/authenticate/${errand}`, return_url },
  }
  books.tell('setup_intent.requires_action', setup)
  return setup
}

/** Its owner agreed, or was not asked: the card is the customer's from now on. */
export function attach(books: Books, setup: Setup): Setup {
  const method = books.methods.get(setup.payment_method ?? '')
  const held = books.cards.get(setup.payment_method ?? '')
  if (method) method.customer = setup.customer
  if (held) held.is_set_up = true
  Object.assign(setup, { status: 'succeeded', next_action: null })
  books.tell('setup_intent.succeeded', setup)
  if (method) books.tell('payment_method.attached', method)
  return setup
}

/** @throws ApiError 402 */
function refuseCard(books: Books, setup: Setup): never {
  failSetup(books, setup, 'card_declined', 'Your card was declined.')
  throw cardError('card_declined', 'Your card was declined.', {
    decline_code: 'generic_decline',
    setup_intent: setup,
  })
}

export function failSetup(books: Books, setup: Setup, code: string, message: string): Setup {
  const method = books.methods.get(setup.payment_method ?? '')
  Object.assign(setup, {
    status: 'requires_payment_method',
    next_action: null,
    payment_method: null,
    last_setup_error: { type: 'card_error', code, message, ...(method && { payment_method: method }) },
  })
  books.tell('setup_intent.setup_failed', setup)
  return setup
}
