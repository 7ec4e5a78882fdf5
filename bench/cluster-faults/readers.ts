import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../hosts/open-cluster.ts'
import type { Book } from './book.ts'
import { findNumber, KEY, SHOP } from './editor.ts'

const PATHS = ['/', '/news/', `/news/${KEY}/`]
const EVERY_MS = 100
/** After a receipt every origin shows the edit within that. */
const WITHIN_MS = 1_000
/** nginx asks the next origin when one gives no answer for ten seconds. */
const ANSWERING_MS = 15_000

type Door = 'origin-1' | 'origin-2' | 'balancer'

/** @returns what each origin shows of each page that is older than an edit's number */
export async function listLate({ askShop }: Cluster, number: number): Promise<string[]> {
  const late: string[] = []
  for (const door of ['origin-1', 'origin-2'] as const)
    for (const path of PATHS) {
      const shown = findNumber((await askShop(SHOP, path, door)).body)
      if (shown === undefined || shown < number)
        late.push(`${door} ${path} shows ${shown ?? 'no edit'}, not ${number}`)
    }
  return late
}

/** Reads the three pages an edit touches, by turns, from each origin and through the balancer. */
export function openReaders({ askShop }: Cluster, book: Book) {
  let is_ended = false
  /** Origins that are dead, cut off or starting: nobody promises anything of them. */
  const excused = new Set<Door>()

  async function read(door: Door, path: string, shown: number): Promise<number> {
    const began = performance.now()
    const was_excused = excused.has(door)
    const asked = askShop(SHOP, path, door === 'balancer' ? undefined : door)
    const answer = await Promise.race([asked, wait(ANSWERING_MS, undefined, { ref: false })]).catch(
      (error: unknown) => ({ status: 0, body: String(error) }),
    )
    if (was_excused || excused.has(door)) {
      book.counts.excused += 1
      return 0
    }
    const number = answer && findNumber(answer.body)
    if (answer?.status !== 200 || number === undefined) {
      book.counts.failed += 1
      book.violate(
        'request failed',
        `${door} ${path}: ${answer?.status ?? 'no answer'} ${answer?.body.slice(0, 80) ?? ''}`,
      )
      return shown
    }
    book.counts.served += 1
    const floor = book.toFloor(began - WITHIN_MS)
    if (number < floor) book.violate('stale after a receipt', `${door} ${path} shows ${number}, not ${floor}`)
    // A page that was rendered after an edit was saved may show it before its receipt. What had a receipt is on every page.
    if (door !== 'balancer' && number < shown) {
      if (shown <= book.toFloor(began))
        book.violate('half-published', `${door} ${path} shows ${number} after ${shown}`)
      else book.ahead.push(`${new Date().toISOString()} ${door} ${path} shows ${number} after ${shown}`)
    }
    return Math.max(number, shown)
  }

  async function readOn(door: Door): Promise<void> {
    let shown = 0
    for (let at = 0; !is_ended; at += 1) {
      if (excused.has(door)) shown = 0
      shown = await read(door, PATHS[at % PATHS.length]!, shown)
      await wait(EVERY_MS)
    }
  }
  const reading = (['origin-1', 'origin-2', 'balancer'] as const).map(readOn)
  return {
    excuse: (door: Door) => void excused.add(door),
    expect: (door: Door) => void excused.delete(door),
    async end() {
      is_ended = true
      await Promise.all(reading)
    },
  }
}
export type Readers = ReturnType<typeof openReaders>
