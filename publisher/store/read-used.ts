import { open } from 'node:fs/promises'

/** How exactly it is known when a file was last used. */
const NOTED_MS = 60 * 60 * 1000

/** A copy of what can be had again. From now on it is one that was used (its time of change). @returns undefined when it cannot be read */
export async function readUsed(file: string): Promise<Buffer | undefined> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return undefined
  try {
    const { mtimeMs } = await handle.stat()
    const now = new Date()
    // Nothing is lost where the disk takes no more or belongs to somebody else.
    if (now.getTime() - mtimeMs > NOTED_MS) await handle.utimes(now, now).catch(() => {})
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}
