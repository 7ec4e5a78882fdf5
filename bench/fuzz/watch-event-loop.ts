// Loaded before a program (`--import …/watch-event-loop.ts?port=4500`): says at that port for how long its event loop was
// longest kept since it was last asked, in milliseconds.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** How often the delay is looked at: shorter blocks than this are not seen. */
const RESOLUTION_MS = 5

// A thread has an event loop of its own, which keeps nobody waiting.
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const server = createServer((_, response) => {
    const longest_ms = delay.count === 0 ? 0 : delay.max / 1e6 - RESOLUTION_MS
    delay.reset()
    response.end(JSON.stringify({ longest_ms: Math.max(0, longest_ms) }))
  })
  server.listen(Number(new URL(import.meta.url).searchParams.get('port')), '127.0.0.1')
  server.unref()
}
