import { afterAll, vi } from 'vitest'

// Files of a worker come one after the other in one process: what a file replaced (`fetch`, `location`, the clock) is there again for
// the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
