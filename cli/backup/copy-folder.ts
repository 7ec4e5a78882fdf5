import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a folder that others write meanwhile. Files there are written whole and never change, so what was copied before is not
 * copied again; one that is removed at this moment is left out.
 * @param isLeftOut by its path below the folder
 */
export async function copyFolder(
  from: string,
  to: string,
  isLeftOut: (path: string) => boolean = () => false,
  below = '',
): Promise<void> {
  await mkdir(join(to, below), { recursive: true })
  const entries = await readdir(join(from, below), { withFileTypes: true }).catch(orNone([]))
  for (const entry of entries) {
    const path = join(below, entry.name)
    if (isLeftOut(path)) continue
    if (entry.isDirectory()) await copyFolder(from, to, isLeftOut, path)
    else if (entry.isFile()) await copyNew(join(from, path), join(to, path))
  }
}

async function copyNew(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch(orNone(undefined))
}

/** Gone meanwhile, or there already. */
const orNone =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') return value
    throw error
  }
