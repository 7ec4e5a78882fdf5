import { Webhook } from 'standardwebhooks'
import { REQUEST_ID_HEADER } from '#running/request-id.ts'
import { type PublishEvent, type PublishReceipt, PublishReceiptSchema } from '#contract/publish-hook.ts'
import type { PublishHook } from './register-hooks.ts'

/** A delivery that is ours to send until its hold ends. */
export interface ClaimedDelivery {
  id: number
  /** Tries, this one included. */
  attempts: number
  event_id: string
  /** Of the request that made the change. */
  request_id: string | null
  event: PublishEvent
}

/**
 * The result of one try. `failed` is tried again, not before `wait_ms`. `under_way`: it is durable there, and the same event, sent
 * again after `wait_ms`, is answered with its receipt.
 */
export type Outcome =
  | { state: 'under_way'; wait_ms: number }
  | { state: 'taken'; receipt: PublishReceipt | null }
  | { state: 'refused'; reason: string }
  | { state: 'failed'; reason: string; wait_ms: number }

/** A publisher that needs longer answers 202. */
export const SEND_TIMEOUT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60 * 1000
const REASON_LENGTH = 500

/** Sends an event, signed as Standard Webhooks; the answers are explained in contract/publish-hook.ts. */
export async function postEvent(
  { url, secret }: PublishHook,
  { event, event_id, request_id }: ClaimedDelivery,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Outcome> {
  const id = `evt_${event_id}`
  const body = JSON.stringify(event)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      // A redirect leads to an address nobody agreed on.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
      headers: {
        'content-type': 'application/json',
        ...(request_id !== null && { [REQUEST_ID_HEADER]: request_id }),
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
    })
    return toOutcome(response, await response.text(), now)
  } catch (error) {
    return { state: 'failed', reason: toReason(error), wait_ms: 0 }
  }
}

function toOutcome(response: Response, text: string, now: Date): Outcome {
  const wait_ms = readRetryAfter(response.headers.get('retry-after'), now)
  if (response.status === 202 && wait_ms > 0) return { state: 'under_way', wait_ms }
  if (response.status === 200 || response.status === 202) {
    const receipt = PublishReceiptSchema.safeParse(parseJson(text))
    if (receipt.success) return { state: 'taken', receipt: receipt.data }
    if (response.status === 202) return { state: 'taken', receipt: null }
    // A server that is no publisher may say 200 to everything.
    return { state: 'failed', reason: 'HTTP 200 without a receipt', wait_ms: 0 }
  }
  const reason = `HTTP ${response.status} ${text.replace(/\s+/g, ' ').trim()}`.slice(0, REASON_LENGTH).trim()
  if (response.status === 400) return { state: 'refused', reason }
  return { state: 'failed', reason, wait_ms }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Seconds or a date, RFC 9110 §10.2.3. */
function readRetryAfter(text: string | null, now: Date): number {
  if (!text) return 0
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : 0
}

/** `fetch failed` explains nothing; its cause does. */
function toReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? `${String(cause.code)} ` : ''
  return `${code}${cause instanceof Error ? cause.message : String(cause)}`.slice(0, REASON_LENGTH)
}
