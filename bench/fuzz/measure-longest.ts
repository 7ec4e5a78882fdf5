import { request as send } from 'node:http'
import { type CallName, calls, getCall } from '#contract/index.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import { createRandom } from '#tests/support/fuzz/create-random.ts'
import { printTable } from '../print-table.ts'
import {
  API_ADDRESS,
  listLongAddresses,
  listLongInputs,
  type LongRequest,
  ORIGIN_ADDRESS,
} from './longest-requests.ts'
import { openWatchedShop, type WatchedProgram } from './open-watched-shop.ts'

/** Nobody may be kept waiting longer by somebody else's request. */
const LONGEST_MS = 100
/** A machine that is busy with something else delays an event loop, too: what is slow each time is slow by itself. */
const TRIES = 3
/** No other program on the machine does that. */
const CERTAIN_MS = 2_000
/** What makes names of things in a small shop. */
const KNOWN = { resourceKey: ['wave-disc'], id: [1], url: ['/guide/'] }

interface Options {
  seed: number
  /** Part of the name of the calls that are asked; `addresses` for what needs no call. */
  only: string
  minutes: number
}

interface Found {
  program: string
  longest_ms: number
  status: number
  request: LongRequest
}

/** Asks API and origin with the longest that they take, and tells what kept their event loops. @returns how many did */
export async function measureLongest({ seed, only, minutes }: Options): Promise<number> {
  const shop = await openWatchedShop()
  const rows: (string | number)[][] = []
  const found: Found[] = []
  const { API, origin } = shop.programs
  const tell = (one: Found) => {
    found.push(one)
    const { method, path, where, filler } = one.request
    process.stdout.write(
      `${one.program} ${Math.round(one.longest_ms)} ms, ${one.status}: ${method} ${path.slice(0, 60)}, ${where} of ${JSON.stringify(filler.slice(0, 40))}\n`,
    )
  }
  try {
    const run = async (
      program: WatchedProgram,
      what: string,
      requests: Iterable<LongRequest>,
      share: number,
    ) => {
      const ends = performance.now() + share * 60_000 * minutes
      const statuses = new Set<number>()
      let [asked, slowest] = [0, 0]
      for (const request of shuffle([...requests], seed)) {
        if (performance.now() > ends && asked > 0) break
        let least = 0
        let status = 0
        for (let at = 0; at < TRIES; at += 1) {
          await program.readLongest()
          status = await ask(program.port, request)
          const longest_ms = await program.readLongest()
          least = at === 0 ? longest_ms : Math.min(least, longest_ms)
          if (least <= LONGEST_MS || least > CERTAIN_MS) break
        }
        asked += 1
        slowest = Math.max(slowest, least)
        statuses.add(status)
        if (least > LONGEST_MS) tell({ program: program.name, longest_ms: least, status, request })
      }
      rows.push([program.name, what, asked, Math.round(slowest), [...statuses].sort().join(' ')])
    }
    // Whatever a program does once, it does before.
    for (const { port } of [API, origin])
      for (const path of ['/openapi.json', '/reference', '/']) await ask(port, { method: 'GET', path })
    if ('addresses'.includes(only)) {
      await run(origin, 'addresses', listLongAddresses(ORIGIN_ADDRESS), 0.15)
      await run(origin, 'addresses that are too long', listLongAddresses(API_ADDRESS), 0.05)
      await run(API, 'addresses', listLongAddresses(API_ADDRESS), 0.15)
    }
    const names = (Object.keys(calls) as CallName[]).filter(
      (name) => servedCalls.includes(name) && name.includes(only),
    )
    for (const name of names) {
      const auth = getCall(name)?.auth
      const isStaff = auth === 'admin' || auth === 'installation'
      const bearer = isStaff ? shop.staff : auth === 'public' ? '' : await shop.openMember()
      const requests = [...listLongInputs(name, KNOWN, seed)].map((request) => ({
        ...request,
        headers: { ...request.headers, ...(bearer && { authorization: bearer }) },
      }))
      if (requests.length > 0) await run(API, name, requests, 0.65 / names.length)
    }
  } finally {
    await shop.close()
  }
  const slowest = rows.toSorted((one, other) => Number(other[3]) - Number(one[3]))
  printTable(['program', 'asked for', 'requests', 'longest ms', 'answers'], slowest.slice(0, 20))
  const asked = rows.reduce((sum, row) => sum + Number(row[2]), 0)
  process.stdout.write(
    `\n${asked} longest requests; ${found.length} kept an event loop for more than ${LONGEST_MS} ms.\n`,
  )
  return found.length
}

/** @returns the status; 0 where the connection was closed instead */
function ask(
  port: number,
  { method, path, headers, body }: Pick<LongRequest, 'method' | 'path' | 'headers' | 'body'>,
) {
  return new Promise<number>((resolve) => {
    const fields = { host: 'moto.localhost', connection: 'close', ...headers }
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const request = send(
      { host: '127.0.0.1', port, method, path, headers: { ...fields, ...length } },
      (answer) => {
        answer.resume()
        answer.on('close', () => resolve(answer.statusCode ?? 0))
      },
    )
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

function shuffle<Of>(list: Of[], seed: number): Of[] {
  const random = createRandom(seed)
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1)
    ;[list[at], list[other]] = [list[other] as Of, list[at] as Of]
  }
  return list
}
