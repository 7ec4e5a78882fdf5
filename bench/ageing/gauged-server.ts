// The shop API as it is, in a process that tells what it has used when it is asked.
import '#demo/server.ts'

/** What the process had used at one moment, measured after garbage collection. */
export interface Gauge {
  /** Processor time since its start. */
  cpu_ms: number
  heap_mb: number
  rss_mb: number
  /** Timers, sockets and the like that keep it awake. */
  resources: number
  /** Memory of the process itself. What every request adds and nothing frees shows here. */
  listeners: number
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  // Twice: what finalizers release is freed by the second collection.
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
