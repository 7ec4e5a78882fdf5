// The shop API as it is, in a process that tells what it has used when it is asked.
import '#demo/server.ts'

/** What the process had used at one moment, after a collection of garbage. */
export interface Gauge {
  /** Processor time since its start. */
  cpu_ms: number
  heap_mb: number
  rss_mb: number
  /** Timers, sockets and the like that keep it awake. */
  resources: number
  /** Of the process itself: what is added with every request and never taken away shows here. */
  listeners: number
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  // Twice: what finalizers let go of goes with the second.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  const gauge: Gauge = {
    cpu_ms: (user + system) / 1_000,
    heap_mb: heapUsed / 2 ** 20,
    rss_mb: rss / 2 ** 20,
    resources: process.getActiveResourcesInfo().length,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  }
  process.send?.(gauge)
})
