/** A terminal sends Ctrl-C to npm and to us, and npm hands it on: within this time it is the same one. */
const SAME_SIGNAL_MS = 1_000

/**
 * Resolves at Ctrl-C or SIGTERM. Whoever insists a second later ends the process at once.
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
