import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** Gives every file below a folder a second name below another one, which exists; its bytes and its time are the same. */
export async function linkTree(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      await mkdir(target)
      await linkTree(source, target)
    } else {
      await link(source, target).catch(() => copyWithTime(source, target))
    }
  }
}

/** Where a file system knows no second names, or the target lies on another one. */
async function copyWithTime(source: string, target: string): Promise<void> {
  await copyFile(source, target)
  const { atime, mtime } = await stat(source)
  await utimes(target, atime, mtime)
}
