import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { type PublishEvent, PublishEventSchema, type PublishReceipt } from '#contract/publish-hook.ts'

export const HOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

export interface ReceivedEvent {
  id: string
  event: PublishEvent
  /** Milliseconds of `performance.now()`. */
  at: number
}

/** Answers one event; what it does to the socket is its own affair. */
export type Answer = (response: ServerResponse, received: ReceivedEvent, request: IncomingMessage) => void

export const toReceipt = (id: string, failed: PublishReceipt['failed'] = []): PublishReceipt => ({
  id,
  release: 'r1',
  sites: [{ site: 'moto', pages: 3, bytes: 4_096, milliseconds: 48 }],
  failed,
})

/** A publisher that has published. */
export const publish: Answer = (response, { id }) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(toReceipt(id)))
}

/** A publisher as the sender sees it: a real HTTP server that keeps only what is signed. */
export async function openReceiver(port = 0) {
  const received: ReceivedEvent[] = []
  const forged: string[] = []
  const receiver = { received, forged, answer: publish, url: '', port: 0, close: async () => {} }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      try {
        const headers = request.headers as Record<string, string>
        const event = PublishEventSchema.parse(new Webhook(HOOK_SECRET).verify(body, headers))
        const entry = { id: headers['webhook-id'] ?? '', event, at: performance.now() }
        received.push(entry)
        receiver.answer(response, entry, request)
      } catch (error) {
        forged.push(String(error))
        response.writeHead(401).end()
      }
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  receiver.port = (server.address() as AddressInfo).port
  receiver.url = `http://127.0.0.1:${receiver.port}/hooks/publish`
  receiver.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return receiver
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>
