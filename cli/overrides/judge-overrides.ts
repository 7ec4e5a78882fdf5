import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOverrides, type Override } from '#themes/list-overrides.ts'
import { readReplaced, type Replaced, toBlobId } from './replaced.ts'

/**
 * `wraps`: it draws the file it replaces and follows it by itself. `same`: that file is as it was. `changed`: it is not, and
 * nobody has looked yet. `gone`: there is no such file. `unrecorded`: nobody said yet that the two were compared.
 */
export type Drift = 'wraps' | 'same' | 'changed' | 'gone' | 'unrecorded'

export interface JudgedOverride extends Override {
  drift: Drift
  /** Missing where nothing is on record. */
  recorded?: Replaced
}

/** Every override and what became of the file it replaces. @param root folder of the themes */
export function judgeOverrides(root: string): JudgedOverride[] {
  const overrides = listOverrides(root, (folder, slot) => readReplaced(root, folder)[slot]?.file)
  return overrides.map((override) => {
    const recorded = readReplaced(root, override.folder)[override.slot]
    return { ...override, drift: judge(root, override, recorded), ...(recorded && { recorded }) }
  })
}

/** Overrides somebody has to look at. */
export function needsLook({ drift }: JudgedOverride): boolean {
  return drift === 'changed' || drift === 'gone' || drift === 'unrecorded'
}

function judge(root: string, { replaces, is_wrapping }: Override, recorded: Replaced | undefined): Drift {
  const path = join(root, replaces)
  if (!existsSync(path)) return 'gone'
  if (is_wrapping) return 'wraps'
  if (!recorded) return 'unrecorded'
  return recorded.blob === toBlobId(readFileSync(path)) ? 'same' : 'changed'
}
