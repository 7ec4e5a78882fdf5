import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file unless it holds these bytes already: what is not touched keeps its time, so that a copy to a
 * host sends only what changed. A reader never sees half a file.
 *
 * @returns whether it was written
 */
export async function writeIfChanged(file: string, bytes: Uint8Array): Promise<boolean> {
  const there = await stat(file).catch(() => undefined)
  if (there?.size === bytes.length && (await readFile(file)).equals(bytes)) return false
  const temporary = `${file}.${randomUUID()}.tmp`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(temporary, bytes)
  if (there?.size === bytes.length) await makeNewer(temporary, there.mtimeMs)
  await rename(temporary, file)
  return true
}

/** Hosts make an ETag from length and second. Two versions of one length must not get the same one. */
async function makeNewer(file: string, before: number): Promise<void> {
  const second = Math.max(Math.floor(Date.now() / 1000), Math.floor(before / 1000) + 1)
  await utimes(file, second, second)
}
