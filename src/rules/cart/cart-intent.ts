import { LINE_PIECES_MAX } from '#contract/buying-limits.ts'
import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'

/** What a shopper wants done to the lines of the cart. Each may be sent twice and still count once. */
export type CartIntent =
  /** With `parent_key` it goes with that line, as its accessory. */
  | {
      kind: 'add'
      product_id: number
      quantity: number
      parent_key?: string
      /** The name sewn on them. */
      embroidery?: NameEmbroideryInput
    }
  | { kind: 'set'; key: string; quantity: number }
  | { kind: 'remove'; key: string }

export interface QueuedIntent {
  /** UUID; the `request_id` of an add, so that the API counts a repeated one once. */
  id: string
  intent: CartIntent
  asked_at_ms: number
  /** It was sent, so later clicks can no longer be folded into it. */
  is_sent: boolean
  /**
   * It was sent before, and its outcome is unknown. If it arrived, the API ignores its `request_id`, and everything
   * folded in since would be lost.
   */
  may_have_arrived?: true
}

/** Pieces one call may name (contract: `quantity`). */
export const QUANTITY_MAXIMUM = LINE_PIECES_MAX

/**
 * The queue with one more intent. Waiting intents are folded: adds of a product are summed, and for one line the newest
 * wins. So fifty quick clicks become one or two calls with the right quantity.
 */
export function foldIntent(queue: readonly QueuedIntent[], added: QueuedIntent): readonly QueuedIntent[] {
  const place = queue.findIndex((entry) => !entry.is_sent && isFoldable(entry, added))
  const waiting = queue[place]
  if (!waiting) return [...queue, added]
  return queue.with(place, { ...waiting, intent: fold(waiting.intent, added.intent) })
}

/** The quantity each line will have once the queue is done, by line key; 0 for a line that is being removed. */
export function toWantedQuantities(queue: readonly QueuedIntent[]): ReadonlyMap<string, number> {
  return new Map(
    queue.flatMap(({ intent }): [string, number][] =>
      intent.kind === 'add' ? [] : [[intent.key, intent.kind === 'set' ? intent.quantity : 0]],
    ),
  )
}

function isFoldable(before: QueuedIntent, after: QueuedIntent): boolean {
  const [waiting, added] = [before.intent, after.intent]
  if (waiting.kind !== 'add' && added.kind !== 'add') return waiting.key === added.key
  if (waiting.kind !== 'add' || added.kind !== 'add') return false
  if (before.may_have_arrived || after.may_have_arrived) return false
  if (waiting.parent_key !== added.parent_key) return false
  // Goods with a sewn name are seldom added twice within a moment.
  if (waiting.embroidery || added.embroidery) return false
  return waiting.product_id === added.product_id && waiting.quantity + added.quantity <= QUANTITY_MAXIMUM
}

function fold(waiting: CartIntent, added: CartIntent): CartIntent {
  if (waiting.kind !== 'add' || added.kind !== 'add') return added
  return { ...added, quantity: waiting.quantity + added.quantity }
}
