import { logToStderr } from './log.ts'
import { CannotStart } from './cannot-start.ts'

/** Ends the process with exit code 1: one sentence for what its owner can act on, a log entry for the unexpected. */
export function exitWith(error: unknown): never {
  if (error instanceof CannotStart) process.stderr.write(`${error.message}\n`)
  else logToStderr({ level: 'fatal', error: error instanceof Error ? error.stack : String(error) })
  process.exit(1)
}
