import { logToStderr } from './log.ts'

/** The shop cannot open for a reason its owner can mend; `message` is one sentence to print, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/**
 * Ends the process with exit code 1: one sentence when its owner can mend the cause, a log entry when it is unexpected.
 */
export function exitWith(error: unknown): never {
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`)
  else logToStderr({ level: 'fatal', error: error instanceof Error ? error.stack : String(error) })
  process.exit(1)
}
