import {
  chmod,
  lstat,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  copyFile,
  link,
  utimes,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isRunning } from '#running/is-running.ts'
import { PublishError } from '../publish-error.ts'

/** Name of the folder beside one that is replaced: `moto.noren-next-4711`, with the id of the process that made it. */
const MARK = '.noren-'

/**
 * Replaces a folder as a whole: `write` works on another one beside it, which begins with the same files, and takes its
 * place when that is finished. Whenever the process dies, the folder is the one before or the new one; what it left beside it
 * goes with the next try. A folder that is a symbolic link is led to the new one in one step; another one is gone for the
 * moment between two renames, and put back by the next try if the process dies just then.
 *
 * @param write fills the folder it is given; answers whether anything in it differs now
 * @throws {PublishError} where the folder cannot be replaced, e.g. one at which a disk is mounted; it is untouched then
 */
export async function replaceFolder<Result>(
  folder: string,
  write: (next: string) => Promise<{ isChanged: boolean; result: Result }>,
): Promise<Result> {
  await mkdir(dirname(folder), { recursive: true })
  await tidy(folder)
  const there = await lstat(folder).catch(() => undefined)
  const isLink = there?.isSymbolicLink() ?? false
  const next = toBeside(folder, isLink ? `at-${Date.now()}` : 'next')
  try {
    await mkdir(next)
    if (there) {
      await linkTree(folder, next)
      await chmod(next, (await stat(folder)).mode)
    }
    const { isChanged, result } = await write(next)
    if (there && !isChanged) await rm(next, { recursive: true })
    else await (isLink ? leadTo(folder, next) : swap(folder, next))
    return result
  } catch (error) {
    await rm(next, { recursive: true, force: true }).catch(() => {})
    if (!isInTheWay(error)) throw error
    throw new PublishError(
      `The folder ${folder} cannot be replaced as a whole (${(error as NodeJS.ErrnoException).code}): name one inside it.`,
      { cause: error },
    )
  }
}

async function swap(folder: string, next: string): Promise<void> {
  const old = toBeside(folder, 'old')
  const isThere = await rename(folder, old).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  try {
    await rename(next, folder)
  } catch (error) {
    if (isThere) await rename(old, folder)
    throw error
  }
  await rm(old, { recursive: true, force: true })
}

async function leadTo(folder: string, next: string): Promise<void> {
  const before = await realpath(folder)
  const link = toBeside(folder, 'link')
  await symlink(basename(next), link)
  await rename(link, folder)
  if (before.startsWith(`${await realpath(dirname(folder))}/${basename(folder)}${MARK}`)) {
    await rm(before, { recursive: true, force: true })
  }
}

/** Puts back what a process that died had moved away, and removes what it left. */
async function tidy(folder: string): Promise<void> {
  const prefix = basename(folder) + MARK
  const entries = await readdir(dirname(folder))
  const used = basename(await realpath(folder).catch(() => folder))
  for (const name of entries.filter((one) => one.startsWith(prefix) && one !== used)) {
    if (isAtWork(Number(name.split('-').at(-1)))) continue
    const left = join(dirname(folder), name)
    if (name.startsWith(`${prefix}old-`) && !entries.includes(basename(folder))) await rename(left, folder)
    else await rm(left, { recursive: true, force: true })
  }
}

function toBeside(folder: string, what: string): string {
  return `${folder}${MARK}${what}-${process.pid}`
}

const isAtWork = (pid: number): boolean => pid !== process.pid && isRunning(pid)

/** A mounted disk, another file system, a folder whose parent is somebody else's. */
function isInTheWay(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall === 'rename'
    ? ['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'].includes(code ?? '')
    : syscall === 'mkdir' && ['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')
}

/**
 * Gives every file below a folder a second name (hard link) below another one, which exists. Bytes and time are the
 * same.
 */
async function linkTree(from: string, to: string): Promise<void> {
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

/** Where a file system has no hard links, or the target lies on another one. */
async function copyWithTime(source: string, target: string): Promise<void> {
  await copyFile(source, target)
  const { atime, mtime } = await stat(source)
  await utimes(target, atime, mtime)
}
