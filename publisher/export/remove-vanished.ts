import { readdir, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes files that belong to no address any more, and the folders this leaves empty.
 *
 * @param kept absolute file names
 * @returns how many files went
 */
export async function removeVanished(folder: string, kept: ReadonlySet<string>): Promise<number> {
  let removed = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name)
    if (entry.isDirectory()) {
      removed += await removeVanished(file, kept)
      if ((await readdir(file)).length === 0) await rmdir(file)
    } else if (!kept.has(file)) {
      await rm(file)
      removed += 1
    }
  }
  return removed
}
