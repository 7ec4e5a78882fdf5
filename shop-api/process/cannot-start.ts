import { logToStderr } from './log.ts'

/** The shop cannot open for a reason its owner can act on; `message` is one sentence to print, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}

/** Ends the process with exit code 1: one sentence for what its owner can act on, a log entry for the unexpected. */
export function exitWith(error: unknown): never {
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`)
  else logToStderr({ level: 'fatal', error: error instanceof Error ? error.stack : String(error) })
  process.exit(1)
}
