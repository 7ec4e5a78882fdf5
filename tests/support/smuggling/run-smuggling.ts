import http from 'node:http'
import { createRandom } from '#demo/random.ts'
import { createMessage } from './create-message.ts'
import type { Door } from './open-doors.ts'
import type { RawUpstream } from './open-raw-upstream.ts'
import { getField } from './parse-requests.ts'
import { sendRaw } from './send-raw.ts'

const HOST = 'demo.localhost'
/** Malformed messages under way at once, and honest visitors beside them. */
const AT_ONCE = 8
const HONEST = 4
/** So long a visitor waits for a door that waits for more. */
const PATIENCE_MS = 150

export interface SmugglingReport {
  messages: number
  /** Answered with a refusal, or with nothing. */
  refused: number
  /** Requests of honest visitors, all of them answered rightly unless `faults` says otherwise. */
  honest: number
  faults: string[]
}

/**
 * Sends malformed messages through a door while honest visitors ask beside them on connections they keep.
 *
 * @param seed the same one sends the same bytes
 */
export async function runSmuggling(
  { port }: Door,
  upstream: RawUpstream,
  { messages, seed }: { messages: number; seed: string },
): Promise<SmugglingReport> {
  const random = createRandom(seed)
  const all = Array.from({ length: messages }, (_, index) =>
    createMessage(random, HOST, `bad-${index.toString(36)}-${random.int(0, 1e9).toString(36)}`),
  )
  const report: SmugglingReport = { messages, refused: 0, honest: 0, faults: [] }
  const tell = (fault: string) => void report.faults.push(fault)
  let isOver = false
  let next = 0

  async function misbehave(): Promise<void> {
    for (let message = all[next++]; message; message = all[next++]) {
      const { statuses, text } = await sendRaw(port, message.pieces, PATIENCE_MS)
      if (!statuses.some((status) => status >= 200 && status < 400)) report.refused += 1
      const others = [...text.matchAll(/m=((?:bad|good)-[\w-]+)/g)].filter(
        ([, one]) => one !== message.marker,
      )
      // A byte of its own marker may have been spoiled; that of somebody else is one that was given out.
      const known = others.find(
        ([, one]) => one!.startsWith('good-') || all.some(({ marker }) => marker === one),
      )
      if (known) tell(`${message.marker} was sent what belongs to ${known[1]}.`)
    }
  }

  async function behave(visitor: number): Promise<void> {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = 0; !isOver; turn += 1) {
      const marker = `good-${visitor}-${turn}`
      const body = turn % 3 === 2 ? marker.repeat(50) : ''
      const answer = await askHonestly(agent, port, marker, body)
      report.honest += 1
      if (answer !== 'own') tell(`${marker} got ${answer}`)
    }
    agent.destroy()
  }

  const honest = Array.from({ length: HONEST }, (_, visitor) => behave(visitor))
  await Promise.all(Array.from({ length: AT_ONCE }, misbehave))
  isOver = true
  await Promise.all(honest)
  report.faults.push(...listUpstreamFaults(upstream))
  return report
}

/** @returns `own`, or what came instead */
function askHonestly(agent: http.Agent, port: number, marker: string, body: string): Promise<string> {
  return new Promise((resolve) => {
    const target = `/v1/honest?m=${marker}`
    const request = http.request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: `/api/demo${target}`,
        method: body ? 'POST' : 'GET',
        headers: { host: HOST, ...(body && { 'content-length': body.length }) },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.on('error', (error) => resolve(error.message))
        response.on('end', () => {
          const isOwn = response.statusCode === 200 && text.includes(`"/demo${target}","body":"${body}"`)
          resolve(isOwn ? 'own' : `${response.statusCode} ${text.slice(0, 200)}`)
        })
      },
    )
    request.on('error', (error) => resolve(error.message))
    request.end(body)
  })
}

/** What our origin itself asks of a site without pages, for nobody: whether there is such a shop (invalid-channel.ts). */
const OWN_QUESTION = 'GET /demo/public.json'

/** What the API saw that no visitor may make it see. */
function listUpstreamFaults(upstream: RawUpstream): string[] {
  const times = new Map<string, number>()
  const faults: string[] = []
  for (const { bytes, requests } of upstream.connections) {
    if (
      requests.length > 1 &&
      requests.some(({ method, body }) => body.length > 0 || !/^(?:GET|HEAD)$/.test(method))
    )
      faults.push(`A connection was used again after a body: ${bytes.toString('latin1').slice(0, 300)}`)
    for (const request of requests) {
      const { method, target, body, fault } = request
      times.set(`${method} ${target}`, (times.get(`${method} ${target}`) ?? 0) + 1)
      const said = `${method} ${target}`.slice(0, 200)
      if (fault) faults.push(`The API was sent ${fault}: ${said}`)
      else if (!target.startsWith('/demo/')) faults.push(`The API was asked ${said}`)
      else if (
        said !== OWN_QUESTION &&
        !/(?:^|, )127\.0\.0\.1$/.test(getField(request, 'x-forwarded-for').join())
      )
        faults.push(`Nobody said who asked ${said}`)
      if (body.length > 0 && (method === 'GET' || method === 'HEAD')) faults.push(`A body came with ${said}`)
    }
  }
  for (const [said, count] of times) if (count > 1) faults.push(`The API was asked ${count} times: ${said}`)
  return faults
}
