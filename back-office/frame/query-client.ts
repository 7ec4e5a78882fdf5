import { QueryClient } from '@tanstack/react-query'
import { Refusal } from '../api/refusal.ts'

const MOST_RETRIES = 3
const TOO_MANY_REQUESTS = 429

/** What an API that is away, or busy, may answer otherwise a moment later. A refusal stays one: it is shown at once. */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Refusal)) return true
  const { status } = error
  return status === 0 || status >= 500 || status === TOO_MANY_REQUESTS
}

/** Reads of every screen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < MOST_RETRIES && isWorthRetrying(error) },
  },
})
