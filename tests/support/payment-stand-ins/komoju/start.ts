import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request as ask } from 'node:http'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import type { Fault } from './faults.ts'

export const SECRET_KEY = 'sk_test_standin0000'
export const WEBHOOK_SECRET = 'the secret of webhooks'

/** A test may give the page a `fetch` of its own. */
const network = globalThis.fetch

/** A fetch that reaches the stand-in wherever KOMOJU's host is asked for. Node's own always names the host it connects to. */
export function fetchBy(port: number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { protocol, host, pathname, search } = new URL(request.url)
    if (protocol !== 'https:' || host !== 'komoju.com') throw new Error(`Nobody is at ${host} in this test.`)
    const asked = ask({
      host: '127.0.0.1',
      port,
      path: pathname + search,
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), host },
      signal: request.signal,
    })
    asked.end(Buffer.from(await request.arrayBuffer()))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const status = answer.statusCode ?? 0
    const target = status >= 300 && status < 400 ? answer.headers.location : undefined
    if (target && request.redirect === 'error') throw new TypeError('It is a redirect.')
    if (target && request.redirect === 'follow') {
      answer.resume()
      return fetchBy(port)(new URL(target, request.url), { headers: request.headers })
    }
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ])
    const body = await buffer(answer)
    return new Response([204, 304].includes(status) ? null : new Uint8Array(body), { status, headers })
  }
}

/** Starts the stand-in as a process. */
export async function startKomoju({ notice_url }: { notice_url?: string } = {}) {
  const words = ['--secret-key', SECRET_KEY, '--webhook-secret', WEBHOOK_SECRET]
  if (notice_url) words.push('--notice-url', notice_url)
  const child = spawn(process.execPath, [`${import.meta.dirname}/run.ts`, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const port = Number(line)
  const throughHost = fetchBy(port)

  /** Asks at the door of tests: a POST when there is a body. */
  async function control<Answer = unknown>(path: string, body?: object): Promise<Answer> {
    const answer = await network(`http://127.0.0.1:${port}/__stand-in${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(`The stand-in answers ${answer.status} to ${path}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

  /** Sends the form of a session's page, as a browser does. @returns where it leads, or the page */
  async function fill(session_url: string, form: Record<string, string>) {
    const answer = await throughHost(session_url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
    })
    return { location: answer.headers.get('location'), page: await answer.text() }
  }

  return {
    port,
    fetch: throughHost,
    control,
    fill,
    /** Lets the next calls of a path go wrong. */
    fail: (call: string, when: Fault['when'], more: Partial<Fault> = {}) =>
      control('/faults', { call, when, times: 1, ...more }),
    async close() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

export type KomojuStandIn = Awaited<ReturnType<typeof startKomoju>>
