import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { listThemes } from './resolve-slot.ts'
import { slots, type Slot } from './slots.ts'

/** A file of a theme or a site that is used in place of another one. Files are relative to `themes/`. */
export interface Override {
  /** `garage`, `sites/okurimono`. */
  folder: string
  slot: Slot
  file: string
  /** The file it stands in place of, whether it is there or not. */
  replaces: string
  /** It draws that file too, and so has every change of it. */
  is_wrapping: boolean
}

/**
 * Every override of all themes and sites.
 *
 * @param root folder of the themes
 * @param findReplaced what an override of a site is known to replace: its theme's file or simple's, which is assumed
 */
export function listOverrides(
  root: string,
  findReplaced: (folder: string, slot: Slot) => string | undefined = () => undefined,
): Override[] {
  return listFolders(root).flatMap((folder) =>
    (Object.keys(slots) as Slot[]).flatMap((slot) => {
      const file = `${folder}/${slots[slot]}`
      if (!existsSync(join(root, file))) return []
      const replaces = findReplaced(folder, slot) ?? `simple/${slots[slot]}`
      return [{ folder, slot, file, replaces, is_wrapping: isImporting(root, file, replaces) }]
    }),
  )
}

function listFolders(root: string): string[] {
  const sites = existsSync(join(root, 'sites')) ? readdirSync(join(root, 'sites')) : []
  return [
    ...listThemes(root).filter((theme) => theme !== 'simple'),
    ...sites.map((site) => `sites/${site}`),
  ].toSorted()
}

function isImporting(root: string, file: string, other: string): boolean {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*(?:\(\s*)?'([^'\n]+)'/g)
  return [...found].some(([, target = '']) => {
    if (target.startsWith('#themes/')) return target === `#themes/${other}`
    return target.startsWith('.') && relative(other, normalize(join(dirname(file), target))) === ''
  })
}
