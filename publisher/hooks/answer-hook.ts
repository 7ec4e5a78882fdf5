import type { IncomingMessage, ServerResponse } from 'node:http'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import * as z from 'zod/mini'
import { type PublishEvent, PublishEventSchema } from '#contract/publish-hook.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { SitePublishers } from '#publisher/changes/publish-sites.ts'

const MAX_BYTES = 64 * 1024
const PATIENCE_MS = 20_000
/** Then it may ask for the receipt. */
const ASK_AGAIN_S = 2

export interface HookOptions {
  publisher: SitePublishers
  /** The secret of a site's API and channel, `whsec_…` or plain base64; undefined: it has no webhook. */
  toSecret: (site: SiteConfig) => string | undefined
  /** After this the sender gets its answer: the event is on the disk and will be published. */
  patience_ms?: number
}

/** Answers `POST /hooks/publish` (contract/publish-hook.ts has the answers). */
export async function answerHook(
  request: IncomingMessage,
  response: ServerResponse,
  { publisher, toSecret, patience_ms = PATIENCE_MS }: HookOptions,
): Promise<void> {
  const send = (status: number, body: object, headers = {}) => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...headers,
    })
    response.end(JSON.stringify(body))
  }
  if (request.method !== 'POST') return send(405, { error: 'Publish events are sent by POST.' })
  const text = await readBody(request)
  if (text === undefined) return send(413, { error: `A publish event has at most ${MAX_BYTES} bytes.` })
  const signed = publisher.sites.filter(({ site }) => isSigned(text, request, toSecret(site)))
  if (signed.length === 0) {
    return send(401, {
      error: 'The signature is missing, wrong or too old (Standard Webhooks, five minutes).',
    })
  }
  const event = parseEvent(text)
  if ('error' in event) return send(400, event)
  const sites = signed
    .map(({ site }) => site)
    .filter(({ channel }) => event.channel === undefined || event.channel === channel)
    .filter(({ name }) => event.site === undefined || event.site === name)
    .map(({ name }) => name)
  const id = String(request.headers['webhook-id'])
  const published = publisher.deliver({ id, sites, version: event.version ?? 0 })
  const receipt = await Promise.race([published, after(patience_ms)])
  if (!receipt)
    return send(202, { id, release: null, sites: [], failed: [] }, { 'retry-after': String(ASK_AGAIN_S) })
  const isLost = receipt.sites.length === 0 && receipt.failed.length > 0
  send(isLost ? 503 : 200, receipt)
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MAX_BYTES) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function isSigned(text: string, { headers }: IncomingMessage, secret: string | undefined): boolean {
  if (!secret) return false
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>)
    return true
  } catch (error) {
    // It reads the body after the signature was checked. We answer ourselves when the body is no JSON.
    return !(error instanceof WebhookVerificationError)
  }
}

function parseEvent(text: string): PublishEvent | { error: string } {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return { error: 'The body is not JSON.' }
  }
  const parsed = z.safeParse(PublishEventSchema, body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return { error: `The body is no publish event: ${issue?.path.join('.') || 'it'} is ${issue?.code}.` }
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms).unref())
}
