import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slots, type Slot } from './slots.ts'

const root = fileURLToPath(new URL('./', import.meta.url))

/** Theme a variant wears and, for sites with overrides, the site. */
export interface Variant {
  theme: string
  site: string | null
}

/** Every theme a shop can wear. @param folder where themes are */
export function listThemes(folder = root): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.map(({ name }) => name).filter((name) => name !== 'sites')
}

/** Folders to look in, nearest first: site, theme, simple. Relative to `themes/`. */
export function toThemeFolders({ theme, site }: Variant): string[] {
  return [...new Set([...(site ? [`sites/${site}`] : []), theme, 'simple'])]
}

/** Every file that could be the slot, nearest first; the first one is used. Absolute paths. */
export function findSlotChain(slot: Slot, variant: Variant): string[] {
  return toThemeFolders(variant)
    .map((folder) => `${root}${folder}/${slots[slot]}`)
    .filter((file) => existsSync(file))
}

/** @throws when not even `simple` has the slot */
export function resolveSlot(slot: Slot, variant: Variant): string {
  const [found] = findSlotChain(slot, variant)
  if (!found) throw new Error(`No theme has the slot ${slot}: themes/simple/${slots[slot]} is missing.`)
  return found
}

/** A style sheet of every folder that has it, farthest first, so that nearer ones win. Absolute paths. */
export function findStyleSheets(file: string, variant: Variant): string[] {
  return toThemeFolders(variant)
    .reverse()
    .map((folder) => `${root}${folder}/${file}`)
    .filter((path) => existsSync(path))
}

/** The `.astro` files that something is drawn with: the given ones, their imports, and so on. Slots are separate. */
export function findDrawn(files: string[]): string[] {
  const drawn = new Set<string>()
  const add = (file: string) => {
    if (drawn.has(file)) return
    drawn.add(file)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
      /^import .* from '([^']+\.astro)'$/gm,
    )) {
      if (specifier.startsWith('#themes/')) add(specifier.replace('#themes/', root))
      if (specifier.startsWith('.')) add(resolve(file, '..', specifier))
    }
  }
  files.forEach(add)
  return [...drawn]
}
