import { Webhook } from 'standardwebhooks'

/** Headers of a webhook as its sender sets them (Standard Webhooks). */
export function signWebhook(
  secret: string,
  { id, body, at = new Date() }: { id: string; body: string; at?: Date },
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
}
