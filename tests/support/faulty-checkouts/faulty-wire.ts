import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '#demo/random.ts'
import type { Wire } from '../open-browser.ts'

/** What can happen to one request. Except for `delayed`, the browser cannot know the outcome. */
export const FAULTS = ['request lost', 'answer lost', 'late', 'twice', 'delayed', 'killed'] as const
export type Fault = (typeof FAULTS)[number]

const lose = (): never => {
  throw new TypeError('Failed to fetch')
}

/**
 * Says of each request whether it is the one: one in so many on average, and at least one in twice as many, so that a short
 * run meets it, too.
 */
export function createLot(random: Random, one_in: number): () => boolean {
  const drawNext = () => random.int(1, 2 * one_in)
  let left = drawNext()
  return () => {
    left -= 1
    if (left > 0) return false
    left = drawNext()
    return true
  }
}

/**
 * A wire that fails now and then. A request that comes late arrives although the browser has given it up; one that
 * comes twice arrives twice at the same moment.
 * @param kill_one_in so many requests; the process takes seconds to come back
 * @param kill has the API die; answers when it is back
 */
export function createFaultyWire(random: Random, kill_one_in: number, kill: () => Promise<void>) {
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>
  /** Requests still on their way although their sender has gone. */
  const strays = new Set<Promise<unknown>>()
  const stray = (work: Promise<unknown>) => {
    const done = work.catch(() => undefined).finally(() => strays.delete(done))
    strays.add(done)
  }
  const isDeadly = createLot(random, kill_one_in)
  const draw = (): Fault | null => {
    if (isDeadly()) return 'killed'
    return random.chance(0.15) ? random.pick(FAULTS.slice(0, -1)) : null
  }

  const wire: Wire = async (_, deliver) => {
    const fault = draw()
    if (fault) counts[fault] += 1
    if (fault === 'request lost') return lose()
    if (fault === 'late') {
      stray(wait(random.int(5, 150)).then(deliver))
      return lose()
    }
    if (fault === 'killed') {
      stray(deliver())
      await wait(random.int(0, 25))
      await kill()
      return lose()
    }
    if (fault === 'delayed') await wait(random.int(5, 150))
    if (fault === 'twice') stray(deliver())
    const answer = await deliver()
    return fault === 'answer lost' ? lose() : answer
  }
  return {
    wire,
    counts,
    settle: async () => {
      while (strays.size > 0) await Promise.all(strays)
    },
  }
}
