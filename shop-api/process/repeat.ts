import { describeError, type Log } from './log.ts'

/** What a job may answer: run again sooner than usual. */
export interface Sooner {
  again_in_ms: number
}

/**
 * Runs a job again and again, never twice at once. A failure is logged and does not end it.
 *
 * @param first_after_ms delay of the first run, for work that can wait until a new shop has served its first visitors
 */
export function repeat(
  errand: () => Promise<Sooner | undefined | void>,
  pause_ms: number,
  log: Log,
  first_after_ms = 0,
) {
  let bell = Promise.withResolvers<void>()
  let isStopped = false
  const rest = async (pause: number): Promise<void> => {
    const timer = setTimeout(bell.resolve, pause)
    if (!isStopped) await bell.promise
    clearTimeout(timer)
  }
  const run = async (): Promise<void> => {
    if (first_after_ms > 0) await rest(first_after_ms)
    while (!isStopped) {
      bell = Promise.withResolvers<void>()
      const sooner = await errand().catch((error: unknown) =>
        log({ level: 'error', ...describeError(error) }),
      )
      const pause = Math.min(Math.max(sooner?.again_in_ms ?? pause_ms, 0), pause_ms)
      await rest(pause)
    }
  }
  const running = run()
  return {
    /** Runs it now, or once more if it is running. */
    ring: (): void => bell.resolve(),
    /** Lets what is under way finish. */
    stop: async (): Promise<void> => {
      isStopped = true
      bell.resolve()
      await running
    },
  }
}
