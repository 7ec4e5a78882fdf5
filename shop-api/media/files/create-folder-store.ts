import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files in a folder, which is made when something is put there. */
export function createFolderStore(folder: string): FileStore {
  const toFile = (key: string) => join(folder, key)
  const write = async (key: string, fill: (unfinished: string) => Promise<void>) => {
    const file = toFile(key)
    const unfinished = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    try {
      await fill(unfinished)
      await rename(unfinished, file)
    } finally {
      await rm(unfinished, { force: true })
    }
  }
  return {
    put: (key, bytes) => write(key, (unfinished) => writeFile(unfinished, bytes)),
    putFile: (key, path) => write(key, (unfinished) => copyFile(path, unfinished)),
    get: (key) => readFile(toFile(key)).catch(orNothing),
    has: (key) =>
      access(toFile(key)).then(
        () => true,
        (error: unknown) => orNothing(error) ?? false,
      ),
    removeAll: (prefix) => rm(toFile(prefix), { recursive: true, force: true }),
  }
}

/** A file that is not there is an answer, a disk that cannot be read is not. */
function orNothing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return
  throw error
}
