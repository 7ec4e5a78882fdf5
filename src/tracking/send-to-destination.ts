import { toCallFailure } from '#src/rules/calls/call-failure.ts'
import { keepsSecret } from '#src/stores/session/kept-secrets.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'
import { pushToTagManager } from './data-layer.ts'
import type { TrackingDestination } from '#contract/shapes/event.ts'
import type { TrackedEvent } from './tracked-event.ts'

/** Behaviour 10.3: an ad-retargeting list sends the first 3 product ids. */
const RETARGETED = 3

/** Tells one destination. Answers whether it is done with; false is tried again later. */
export async function sendToDestination(code: TrackingDestination, event: TrackedEvent): Promise<boolean> {
  if (code === 'own_events') return sendToShop(event)
  // The container's scripts could read it: they are told later.
  if (keepsSecret()) return false
  if (code === 'tag_manager') {
    const { event_id, name, args } = event
    // GA4: what the event before said of its goods is not to be mixed into this one.
    if ('items' in args) pushToTagManager({ ecommerce: null })
    pushToTagManager({ event: name, event_id, ...('items' in args ? { ecommerce: args } : args) })
    return true
  }
  const { args } = event
  if ('items' in args && args.items.length > 0) {
    const product_ids = args.items.slice(0, RETARGETED).map(({ item_id }) => item_id)
    pushToTagManager({ event: 'retargeting', retargeting_page: event.name, product_ids })
  }
  return true
}

/** The shop keeps an `event_id` once, so whatever was lost on the way is sent again; what it refuses is not. */
async function sendToShop({ event_id, name, args, cart_token }: TrackedEvent): Promise<boolean> {
  try {
    const api = await loadApi()
    await api.call('POST /v1/ecommerce_events', {
      body: { event: { event_id, name, args: { ...args } }, ...(cart_token && { token: cart_token }) },
    })
    return true
  } catch (error) {
    return toCallFailure(error).kind === 'refused'
  }
}
