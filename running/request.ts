import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** The request that is being answered, or whose job is being done. */
export interface RunningRequest {
  request_id: string | null
  /** What of it is under way, where traces are kept. */
  span?: Span | undefined
}

const running = new AsyncLocalStorage<RunningRequest>()

/** Does work on behalf of a request; everything that is begun meanwhile knows it. */
export function inRequest<Result>(request: RunningRequest, work: () => Result): Result {
  return running.run(request, work)
}

/** Undefined outside requests. */
export const getRequest = (): RunningRequest | undefined => running.getStore()

/** For what a request leaves behind: a mail, an announcement. */
export const getRequestId = (): string | null => running.getStore()?.request_id ?? null
