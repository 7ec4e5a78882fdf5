import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Queue, QueueEvents } from 'bullmq'
import { renderQueueSeen } from '#running/events.ts'
import type { RenderedPages } from '../render/render-job.ts'
import { type ChunkJob, PREFIX, toQueueName, unpackPages } from './chunk-job.ts'
import { connect } from './connect.ts'
import { countSlots, readClock } from './hosts.ts'

/** How often it is looked after chunks that nobody has answered yet. */
const LOOK_MS = 2_000
/** A chunk that is nowhere so many times was lost with what Redis kept. Its answer may be on the way at the first. */
const LOOKS = 2
const CLOSING_MS = 2_000
/** A host that renders a chunk for so long has lost it. */
const LONGEST_MS = 10 * 60_000
/** How long Redis or all hosts may be away before chunks are rendered here. */
const PATIENCE_MS = 6_000
/** How long pages wait for a host that may have ended its hosts: it must not end the publisher, too. */
const RETURN_MS = 60_000
/** Answers that Redis keeps for those who have not read them yet. */
const KEPT_EVENTS = 1_000
/** What BullMQ says of a chunk whose host died with it, again and again. */
const STALLED = /stalled more than allowable limit/

export type Answer =
  | { kind: 'pages'; pages: RenderedPages }
  /** Hosts died with it, so one of its pages may be why. */
  | { kind: 'ended'; why: string }
  /** A host could not do it. */
  | { kind: 'failed'; why: string }
  /** Nobody will answer: it is to be asked again. */
  | { kind: 'lost' }
  /** Redis or the hosts are away. */
  | { kind: 'away' }
  | { kind: 'given up' }

interface Asked {
  /** When it was first seen to be rendered. */
  begun_at?: number
  answer: (answer: Answer) => void
  /** Looks at which the queue did not know it. */
  missed: number
}

/**
 * Asks hosts for pages through one queue. Nothing throws: whoever asks goes on without hosts.
 * @param return_ms how long after the last host was there another one is waited for
 */
export function openHosts(url: string, return_ms = RETURN_MS) {
  const name = toQueueName()
  const redis = connect(url, 'noren-publisher', 'ask')
  const listener = connect(url, 'noren-publisher', 'wait')
  const queue = new Queue<ChunkJob, string>(name, {
    prefix: PREFIX,
    connection: redis,
    // They would be asked before the connection stands, and fail for good.
    skipWaitingForReady: true,
    skipVersionCheck: true,
    streams: { events: { maxLen: KEPT_EVENTS } },
    defaultJobOptions: { removeOnComplete: true, removeOnFail: true },
  })
  queue.on('error', () => {})
  const asked = new Map<string, Asked>()
  let events: QueueEvents | undefined
  let slots = 0
  let seen_at = Number.NEGATIVE_INFINITY
  let last_there = Number.NEGATIVE_INFINITY
  let away_since: number | undefined

  function settle(id: string, answer: Answer): void {
    asked.get(id)?.answer(answer)
    asked.delete(id)
  }

  /** From the first question on: an answer must not come before somebody listens. */
  async function listen(): Promise<void> {
    if (events) return
    const now = await readClock(redis)
    // BullMQ says so when the queue is made, before the connection stands.
    await redis.hset(queue.toKey('meta'), 'opts.maxLenEvents', KEPT_EVENTS)
    events ??= new QueueEvents(name, { prefix: PREFIX, connection: listener, lastEventId: `${now}-0` })
      .on('completed', ({ jobId, returnvalue }) => {
        if (!asked.has(jobId)) return
        unpackPages(String(returnvalue)).then(
          (pages) => settle(jobId, { kind: 'pages', pages }),
          (error: unknown) => settle(jobId, { kind: 'failed', why: String(error) }),
        )
      })
      .on('failed', ({ jobId, failedReason }) => {
        settle(jobId, { kind: STALLED.test(failedReason) ? 'ended' : 'failed', why: failedReason })
      })
      .on('error', () => {})
  }

  async function countAgain(): Promise<void> {
    slots = await countSlots(redis, name)
    seen_at = performance.now()
    if (slots > 0) last_there = seen_at
  }

  /** Whether anybody would answer. */
  async function areThere(): Promise<boolean> {
    if (performance.now() - seen_at < LOOK_MS) return slots > 0
    try {
      await countAgain()
      if (slots > 0) await listen()
    } catch {
      slots = 0
      seen_at = performance.now()
    }
    return slots > 0
  }

  async function look(): Promise<void> {
    const ids = [...asked.keys()]
    try {
      await countAgain()
      const states = await Promise.all(ids.map((id) => queue.getJobState(id)))
      states.forEach((state, at) => {
        const one = asked.get(ids[at]!)
        if (!one) return
        one.missed = state === 'unknown' ? one.missed + 1 : 0
        if (one.missed >= LOOKS) settle(ids[at]!, { kind: 'lost' })
        if (state === 'active') one.begun_at ??= performance.now()
        else delete one.begun_at
        if (performance.now() - (one.begun_at ?? Infinity) > LONGEST_MS)
          withdraw(ids[at]!, { kind: 'failed', why: 'a chunk took longer than any chunk may' })
      })
      const { prioritized = 0, active = 0 } = await queue.getJobCounts('prioritized', 'active')
      renderQueueSeen.tell({ waiting: prioritized, active, slots })
      away_since = slots > 0 ? undefined : (away_since ?? performance.now())
    } catch {
      away_since ??= performance.now()
    }
    if (away_since === undefined || performance.now() - away_since < PATIENCE_MS) return
    slots = 0
    for (const id of ids) withdraw(id, { kind: 'away' })
  }

  function withdraw(id: string, answer: Answer): void {
    if (!asked.has(id)) return
    settle(id, answer)
    // One that is being rendered already stays, and its answer is not waited for.
    queue.remove(id).catch(() => {})
  }

  let looking = false
  const timer = setInterval(() => {
    if (looking || asked.size === 0) return
    looking = true
    void look().finally(() => (looking = false))
  }, LOOK_MS)
  timer.unref()

  return {
    /** Chunks that all hosts render at once, as far as is known. */
    get slots(): number {
      return slots
    },
    areThere,
    /** Whether a host is there, or comes back soon enough. */
    async comeBack(signal: AbortSignal): Promise<boolean> {
      while (!(await areThere())) {
        if (signal.aborted || performance.now() - last_there > return_ms) return false
        await wait(LOOK_MS)
      }
      return true
    },
    /** @param priority 1 comes first */
    async ask(job: ChunkJob, priority: number, signal: AbortSignal): Promise<Answer> {
      if (signal.aborted) return { kind: 'given up' }
      const id = randomUUID()
      const { promise, resolve } = Promise.withResolvers<Answer>()
      const giveUp = () => withdraw(id, { kind: 'given up' })
      asked.set(id, { answer: resolve, missed: 0 })
      signal.addEventListener('abort', giveUp)
      try {
        await queue.add('chunk', job, { jobId: id, priority })
      } catch {
        settle(id, { kind: 'away' })
      }
      return promise.finally(() => signal.removeEventListener('abort', giveUp))
    },
    async close(): Promise<void> {
      clearInterval(timer)
      for (const id of asked.keys()) withdraw(id, { kind: 'given up' })
      // BullMQ would wait for a Redis that is away.
      await Promise.race([Promise.all([events?.close(), queue.close()]).catch(() => {}), wait(CLOSING_MS)])
      void events?.disconnect().catch(() => {})
      listener.disconnect()
      redis.disconnect()
    },
  }
}

export type Hosts = ReturnType<typeof openHosts>
