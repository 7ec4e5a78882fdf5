import { atom } from 'nanostores'
import type { Cart } from '#contract/shapes/cart.ts'
import { type CallFailure, isOutcomeUnknown, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { type CartIntent, foldIntent, type QueuedIntent } from '#src/rules/cart/cart-intent.ts'
import { $cart, acceptCart, requireCartToken } from './cart.ts'
import { createRequestId } from '#src/stores/calls/create-request-id.ts'
import { inTurn } from './in-turn.ts'
import { getLeavingSignal } from '#src/stores/calls/leaving.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { getStoredIntents, setStoredIntents } from './stored-intents.ts'

/** Intents for the lines of the cart that nobody has confirmed yet, oldest first. Kept over a change of page. */
export const $cartIntents = atom<readonly QueuedIntent[]>([])

type Settled = PromiseWithResolvers<CallFailure | null>
const settled = new Map<string, Settled>()

/** Takes an intent and answers when it is done: null, or why it failed. A folded intent ends with the one it joined. */
export function enqueueIntent(intent: CartIntent): Promise<CallFailure | null> {
  return enqueue({ id: createRequestId(), intent, asked_at_ms: Date.now(), is_sent: false })
}

/** Sends again what the last page could not see confirmed. Each counts once, however often it arrives. */
export async function replayIntents(): Promise<void> {
  if (queueIsKnown()) return
  const stored = getStoredIntents(Date.now())
  await Promise.all(stored.map((entry) => enqueue(toRepeat({ ...entry, is_sent: false }))))
}

const queueIsKnown = () => $cartIntents.get().length > 0

function enqueue(added: QueuedIntent): Promise<CallFailure | null> {
  const before = $cartIntents.get()
  const queue = foldIntent(before, added)
  setQueue(queue)
  const id = queue.length > before.length ? added.id : findJoined(before, queue)
  const end = settled.get(id) ?? Promise.withResolvers<CallFailure | null>()
  if (!settled.has(id)) {
    settled.set(id, end)
    void inTurn(() => deliver(id))
  }
  return end.promise
}

const findJoined = (before: readonly QueuedIntent[], after: readonly QueuedIntent[]) =>
  after.find((entry, place) => entry !== before[place])?.id ?? ''

async function deliver(id: string): Promise<void> {
  const entry = $cartIntents.get().find((queued) => queued.id === id && !queued.is_sent)
  if (!entry) return
  setQueue($cartIntents.get().map((queued) => (queued === entry ? { ...entry, is_sent: true } : queued)))
  let failure: CallFailure | null = { kind: 'broken' }
  let isKept = false
  try {
    failure = await attempt(entry, true)
    // The page is being left. The next one repeats what this one cannot see the end of.
    isKept = failure !== null && isOutcomeUnknown(failure) && getLeavingSignal().aborted
  } finally {
    const queue = $cartIntents.get()
    if (isKept) setQueue(queue.map((queued) => (queued.id === id ? toRepeat(entry) : queued)))
    else finish(id, failure)
  }
}

const toRepeat = (entry: QueuedIntent): QueuedIntent => ({ ...entry, may_have_arrived: true })

function finish(id: string, failure: CallFailure | null): void {
  setQueue($cartIntents.get().filter((queued) => queued.id !== id))
  settled.get(id)?.resolve(failure)
  settled.delete(id)
}

/**
 * An unknown outcome is tried once more. Each of these calls counts once, so this is no blind retry (architecture, law
 * 7).
 */
async function attempt({ id, intent }: QueuedIntent, mayRepeat: boolean): Promise<CallFailure | null> {
  try {
    acceptCart(await send(id, intent))
    return null
  } catch (error) {
    const failure = toCallFailure(error)
    const repeats = mayRepeat && isOutcomeUnknown(failure) && !getLeavingSignal().aborted
    return repeats ? attempt({ id, intent, asked_at_ms: 0, is_sent: true }, false) : failure
  }
}

async function send(request_id: string, intent: CartIntent): Promise<Cart> {
  const api = await loadApi()
  const token = await requireCartToken()
  if (intent.kind === 'add') {
    const { product_id, quantity, parent_key, embroidery } = intent
    const body = { token, product_id, quantity, request_id }
    return parent_key
      ? (await api.call('PATCH /v1/carts/accessories/add', { body: { ...body, key: parent_key } })).body
      : (
          await api.call('PATCH /v1/carts/products/add', {
            body: { ...body, ...(embroidery && { embroidery }) },
          })
        ).body
  }
  const { key } = intent
  const place = isAccessory(key) ? 'accessories' : 'products'
  if (intent.kind === 'remove')
    return (await api.call(`PATCH /v1/carts/${place}/delete`, { body: { token, key } })).body
  const body = { token, key, quantity: intent.quantity }
  return (await api.call(`PATCH /v1/carts/${place}/modify`, { body })).body
}

function isAccessory(key: string): boolean {
  const known = $cart.get()
  return (
    known.state === 'open' && known.cart.detail.products.some((line) => line.key === key && line.parent_key)
  )
}

function setQueue(queue: readonly QueuedIntent[]): void {
  $cartIntents.set(queue)
  setStoredIntents(queue)
}

if (typeof window !== 'undefined') {
  // Sends at once, with `keepalive`, whatever still waits its turn: there is no later moment.
  window.addEventListener('pagehide', () => {
    for (const { id, is_sent } of $cartIntents.get()) if (!is_sent) void deliver(id)
  })
  // A page that comes back from the cache goes on with what it kept.
  window.addEventListener('pageshow', () => {
    for (const { id, is_sent } of $cartIntents.get()) if (!is_sent) void inTurn(() => deliver(id))
  })
}
