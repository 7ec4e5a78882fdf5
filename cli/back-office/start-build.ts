import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isBackOfficeBuilt } from './build-back-office.ts'

const noren = fileURLToPath(new URL('../noren.ts', import.meta.url))

/**
 * Builds the back office beside whatever runs, where its sources changed: in a process of its own that leaves the processor to others.
 * The shop API shows the new build once it is there.
 * @param say is told when it failed, and why
 * `watch`: again whenever they change.
 * @returns how to end it early
 */
export function startBackOfficeBuild(
  say: (line: string) => void,
  options: { watch?: boolean } = {},
): () => void {
  if (!options.watch && isBackOfficeBuilt()) return () => {}
  const child = spawn(process.execPath, [noren, 'back-office', ...(options.watch ? ['watch'] : [])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  child.once('close', (code) => {
    if (code) say(words.trim())
  })
  return () => void child.kill('SIGTERM')
}
