import {
  bodyRead,
  chunkRendered,
  pageAsked,
  publishEnded,
  publishWaiting,
  renderQueueSeen,
} from '#running/events.ts'
import type { Measuring } from '#running/metrics.ts'

/** From an edit of one page to a whole large shop, in seconds. */
const SECONDS = [0.1, 0.3, 1, 2, 5, 15, 60, 300, 1800]

/** What origin and publisher count besides their requests. */
export function measurePublisher({ prom, registers, hear }: Measuring): void {
  const bodies = new prom.Counter({
    name: 'noren_bodies_total',
    help: 'Documents that were sent, by where their bytes came from.',
    labelNames: ['from'],
    registers,
  })
  hear(bodyRead, ({ is_hit }) => bodies.inc({ from: is_hit ? 'memory' : 'store' }))

  const asked = new prom.Counter({
    name: 'noren_pages_on_demand_total',
    help: 'Pages that were rendered when they were asked for.',
    labelNames: ['site', 'outcome'],
    registers,
  })
  hear(pageAsked, (facts) => asked.inc(facts))

  const waiting = new prom.Gauge({
    name: 'noren_publishes_waiting',
    help: 'Events that wait for the next round of their site.',
    labelNames: ['site'],
    registers,
  })
  hear(publishWaiting, (facts) => waiting.set({ site: facts.site }, facts.waiting))

  const chunks = new prom.Gauge({
    name: 'noren_render_chunks',
    help: 'Chunks of pages in the queue of render hosts, when a publisher looked last.',
    labelNames: ['state'],
    registers,
  })
  const slots = new prom.Gauge({
    name: 'noren_render_slots',
    help: 'Chunks that all render hosts render at once.',
    registers,
  })
  hear(renderQueueSeen, (facts) => {
    chunks.set({ state: 'waiting' }, facts.waiting)
    chunks.set({ state: 'active' }, facts.active)
    slots.set(facts.slots)
  })

  const rendered = new prom.Counter({
    name: 'noren_pages_rendered_total',
    help: 'Pages that this render host rendered.',
    labelNames: ['site'],
    registers,
  })
  hear(chunkRendered, ({ site, pages: count }) => rendered.inc({ site }, count))

  const rounds = new prom.Counter({
    name: 'noren_publishes_total',
    help: 'Rounds of publishing.',
    labelNames: ['site', 'outcome'],
    registers,
  })
  const pages = new prom.Counter({
    name: 'noren_pages_published_total',
    help: 'Documents that were written or taken away.',
    labelNames: ['site'],
    registers,
  })
  const lag = new prom.Histogram({
    name: 'noren_publish_lag_seconds',
    help: 'From the save of the oldest change of a round until it was live.',
    labelNames: ['site'],
    buckets: SECONDS,
    registers,
  })
  hear(publishEnded, ({ site, outcome, pages: written, lag_ms }) => {
    rounds.inc({ site, outcome })
    pages.inc({ site }, written)
    if (lag_ms !== undefined) lag.observe({ site }, lag_ms / 1000)
  })
}
