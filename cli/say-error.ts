/** What should not have happened, for whoever looks after the machine. */
export function sayError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
