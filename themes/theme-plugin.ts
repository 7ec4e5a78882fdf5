import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { findStyleSheets, resolveSlot, toThemeFolders, type Variant } from './resolve-slot.ts'
import { isStyleSheet, slots, styleSheets, type Slot, type StyleSheet } from './slots.ts'

const prefix = 'virtual:theme/'
const root = fileURLToPath(new URL('../', import.meta.url))

/** Vite: `virtual:theme/<Slot>` and `virtual:theme/<sheet>.css` become the variant's own files. */
export function themePlugin(variant: Variant): Plugin {
  return {
    name: 'noren:theme',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      if (isStyleSheet(name)) return writeStyleSheet(name, variant)
      if (name in slots) return resolveSlot(name as Slot, variant)
      throw new Error(`${id} is no slot: see themes/slots.ts.`)
    },
  }
}

/** Writes a style sheet of the variant: its Tailwind part, then the skins of simple, theme and site in their layers. */
function writeStyleSheet(name: StyleSheet, variant: Variant): string {
  const css = [
    '@layer theme, base, components, utilities, skin-simple, skin-theme, skin-site;',
    ...toTailwind(name, variant),
    ...toSkins(name, variant),
  ].join('\n')
  const folder = `${root}.noren/variants/${variant.theme}${variant.site ? `+${variant.site}` : ''}`
  mkdirSync(folder, { recursive: true })
  const path = `${folder}/${name}`
  writeIfChanged(path, `${css}\n`)
  return path
}

/**
 * Tokens, reset and utilities are in `content.css`, which every page has; `checkout.css` adds what islands use.
 * Tailwind looks only at the files this variant uses, or every theme's classes would ship.
 */
function toTailwind(name: StyleSheet, variant: Variant): string[] {
  const tokens = findStyleSheets('tokens.css', variant)
  const toSources = (ending: string) =>
    (Object.keys(slots) as Slot[])
      .map((slot) => resolveSlot(slot, variant))
      .filter((file) => file.endsWith(ending))
  if (name === 'content.css') {
    const sources = [...toSources('.astro'), `${root}src/layouts`, `${root}src/pages`, ...findParts(variant)]
    return [
      "@import 'tailwindcss' source(none);",
      // static: a role is there whether content pages use it or not, since the sheets of views refer to it.
      ...tokens.map((path) => `@import '${path}' theme(static);`),
      ...sources.map((source) => `@source '${source}';`),
    ]
  }
  const reference = [
    "@import 'tailwindcss/theme' layer(theme) theme(reference);",
    ...tokens.map((path) => `@import '${path}' theme(reference);`),
  ]
  if (name !== 'checkout.css') return reference
  return [
    ...reference,
    "@import 'tailwindcss/utilities' layer(utilities) source(none);",
    ...[...toSources('.tsx'), `${root}src/islands`].map((source) => `@source '${source}';`),
  ]
}

/**
 * The skins of `content.css` and `checkout.css` cascade. The sheet of one view goes with the view: the nearest one is
 * used, and imports what it keeps of the one it replaces, so that a losing view's styles do not ship.
 */
function toSkins(name: StyleSheet, variant: Variant): string[] {
  const file = styleSheets[name]
  const skins = toThemeFolders(variant)
    .reverse()
    .map((folder) => ({ folder, path: `${root}themes/${folder}/${file}` }))
    .filter(({ path }) => existsSync(path))
    .map(({ folder, path }) => `@import '${path}' layer(${toLayer(folder)});`)
  const isCascade = name === 'content.css' || name === 'checkout.css'
  return isCascade ? skins : skins.slice(-1)
}

function toLayer(folder: string): string {
  if (folder.startsWith('sites/')) return 'skin-site'
  return folder === 'simple' ? 'skin-simple' : 'skin-theme'
}

/** Folders with the parts that slots are made of. */
function findParts(variant: Variant): string[] {
  return toThemeFolders(variant)
    .map((folder) => `${root}themes/${folder}/parts`)
    .filter((folder) => existsSync(folder))
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  writeFileSync(path, text)
}
