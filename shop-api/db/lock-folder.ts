import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRunning } from '#running/is-running.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'

/** Folders this process holds. In a container, a killed process and the next one can have the same id. */
const held = new Set<string>()

/**
 * Takes a folder for this process: PGlite's files are ruined when two processes write them.
 * A lock left behind by a process that no longer runs is taken over.
 * @returns gives the folder back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new CannotStart(`The data folder ${folder} cannot be made or is not a folder.`, { cause })
  })
  if (!(await createLock(file))) {
    const pid = Number(await readFile(file, 'utf8').catch(() => ''))
    const isHeld = pid === process.pid ? held.has(folder) : isRunning(pid)
    if (isHeld) {
      throw new CannotStart(`The data folder ${folder} is in use by process ${pid}; stop that one first.`)
    }
    await rm(file, { force: true })
    if (!(await createLock(file)))
      throw new CannotStart(`The data folder ${folder} was just taken by another process.`)
  }
  held.add(folder)
  return async () => {
    held.delete(folder)
    await rm(file, { force: true })
  }
}

async function createLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new CannotStart(`The lock file ${file} cannot be written.`, { cause: error })
  }
}
