import { logToStderr, sayOnStderr } from './log.ts'

/** The shop cannot open for a reason its owner can mend; `message` is one sentence to print, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** For what says itself in one sentence what its owner can mend. @throws CannotStart with that sentence */
export async function orCannotStart<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new CannotStart(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/**
 * Ends the process with exit code 1: one sentence when its owner can mend the cause, a log entry when it is unexpected.
 */
export function exitWith(error: unknown): never {
  if (error instanceof CannotStart) sayOnStderr(error.message)
  else logToStderr({ level: 'fatal', error: error instanceof Error ? error.stack : String(error) })
  process.exit(1)
}
