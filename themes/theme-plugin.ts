import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { findDrawn, findStyleSheets, resolveSlot, toThemeFolders, type Variant } from './resolve-slot.ts'
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
    // Tailwind leaves a sheet unchanged, imports and all, when it uses nothing of it. This is dropped as empty.
    '@media (width >= theme(--breakpoint-lg)) {}',
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
    const sources = [...findDrawn(toSources('.astro')), `${root}src/layouts`, `${root}src/pages`]
    return [
      "@import 'tailwindcss/theme' layer(theme);",
      `@import '${root}themes/simple/reset.css' layer(base);`,
      "@import 'tailwindcss/utilities' layer(utilities) source(none);",
      `@import '${root}themes/simple/utilities.css';`,
      ...tokens.map((path) => `@import '${path}';`),
      ...sources.map((source) => `@source '${source}';`),
      // Words of code and comments that Tailwind would take for classes.
      ...['block', 'contents', 'filter', 'inline', 'static', 'table'].map(
        (word) => `@source not inline('${word}');`,
      ),
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
  if (!isCascade) return skins.slice(-1)
  return name === 'content.css' ? [...findFrameSheets(variant), ...skins] : skins
}

/**
 * What only one part of the frame needs is beside it (`MenuSheet.css` beside `MenuSheet.astro`) and ships when that
 * part is used: a theme with another header does not load simple's.
 */
function findFrameSheets(variant: Variant): string[] {
  const frame = (Object.keys(slots) as Slot[]).filter((slot) => slots[slot].startsWith('frame/'))
  return findDrawn(frame.map((slot) => resolveSlot(slot, variant)))
    .map((file) => file.replace(/\.astro$/, '.css'))
    .filter((path) => existsSync(path))
    .map((path) => `@import '${path}' layer(${toLayer(path.slice(`${root}themes/`.length))});`)
}

function toLayer(folder: string): string {
  if (folder.startsWith('sites/')) return 'skin-site'
  return folder.split('/')[0] === 'simple' ? 'skin-simple' : 'skin-theme'
}

function writeIfChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  writeFileSync(path, text)
}
