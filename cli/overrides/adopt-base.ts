import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JudgedOverride } from './judge-overrides.ts'
import { keepBlob, readBlob, writeReplaced } from './replaced.ts'

/** Git's answer to more conflicts than it counts, or to a fault of its own. */
const MOST_CONFLICTS = 127

/**
 * Takes what changed in the replaced file over into the override: git merges the two with the text they both come from. Where
 * both changed the same lines, the file gets git's conflict marks. Then the override is on record as compared.
 *
 * @param root folder of the themes
 * @param is_keeping leaves the override as it is: somebody looked, and wants nothing of it
 * @returns how many places are to be decided by hand
 * @throws {Error} when git lacks the text of then
 */
export function adoptBase(root: string, override: JudgedOverride, is_keeping: boolean): number {
  const { folder, slot, file, replaces, recorded, drift } = override
  const now = readFileSync(join(root, replaces))
  const merge = drift === 'changed' && !is_keeping
  const conflicts = merge && recorded ? mergeInto(root, file, recorded.blob, now) : 0
  writeReplaced(root, folder, slot, { file: replaces, blob: keepBlob(root, now) })
  return conflicts
}

function mergeInto(root: string, file: string, blob: string, now: Uint8Array): number {
  const then = readBlob(root, blob)
  if (then === null)
    throw new Error(
      `git does not have ${blob}, the text ${file} was compared with. In a shallow clone run 'git fetch --unshallow'; else compare by hand and run the command with --keep.`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'noren-adopt-'))
  try {
    writeFileSync(join(folder, 'then'), then)
    writeFileSync(join(folder, 'now'), now)
    const labels = [file, 'as it was', 'as it is'].flatMap((label) => ['-L', label])
    const { status, stdout, stderr } = spawnSync(
      'git',
      ['merge-file', '-p', ...labels, join(root, file), join(folder, 'then'), join(folder, 'now')],
      { encoding: 'utf8' },
    )
    if (status === null || status > MOST_CONFLICTS) throw new Error(`git could not merge ${file}: ${stderr}`)
    writeFileSync(join(root, file), stdout)
    return status
  } finally {
    rmSync(folder, { recursive: true })
  }
}
