/**
 * Runs a command of the terminal: what goes wrong ends as one sentence on stderr and exit code 1. With DEBUG set,
 * the stack follows.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    if (process.env['DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  }
}
