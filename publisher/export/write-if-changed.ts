import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
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
  await rename(temporary, file)
  return true
}
