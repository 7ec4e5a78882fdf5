import { afterAll, vi } from 'vitest'

// Files of tests share a process: what one stands in for is there again for the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
