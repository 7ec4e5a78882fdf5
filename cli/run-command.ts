import { isLogJson, type Log, openLog } from '#running/log.ts'
import { scrub } from '#running/scrub.ts'

/**
 * Runs a command of the terminal: what goes wrong ends as one sentence on stderr and exit code 1. With DEBUG set,
 * the stack follows.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    if (isLogJson(process.env)) logOfOrigin({ level: 'fatal', message: sentence })
    else process.stderr.write(`\n${sentence}\n`)
    if (process.env['DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  }
}

/** An unexpected error, for whoever looks after the machine. */
export function sayError(error: unknown): void {
  const { text, ...more } =
    error instanceof Error
      ? {
          text: error.stack ?? error.message,
          cause: error.cause,
          errors: error instanceof AggregateError ? error.errors : undefined,
        }
      : { text: String(error) }
  if (isLogJson(process.env)) logOfOrigin({ level: 'error', error: text, ...more })
  else process.stderr.write(`${scrub(text)}\n`)
}

let opened: Log | undefined

/** The log of `noren serve` where LOG_FORMAT wants one. */
export const logOfOrigin: Log = (entry) => (opened ??= openLog('origin'))(entry)

/** A terminal sends Ctrl-C to npm and to us, and npm passes it on. Within this time both count as one. */
const SAME_SIGNAL_MS = 1_000

/**
 * Resolves at Ctrl-C or SIGTERM. A second one, a moment later, ends the process at once.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined
    const onSignal = () => {
      firstAt ??= performance.now()
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(130)
      resolve()
    }
    process.on('SIGINT', onSignal)
    process.on('SIGTERM', onSignal)
    process.on('SIGHUP', onSignal)
  })
}
