import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { resolveSlot, type Variant } from '#themes/resolve-slot.ts'
import type { Slot } from '#themes/slots.ts'
import { themePlugin } from '#themes/theme-plugin.ts'

const themes = fileURLToPath(new URL('../../themes/', import.meta.url))
const okurimono: Variant = { theme: 'wa', site: 'okurimono' }
const garage: Variant = { theme: 'garage', site: null }

function resolve(id: string, variant: Variant): string | undefined {
  const { resolveId } = themePlugin(variant) as unknown as { resolveId: (id: string) => string | undefined }
  return resolveId(id)
}

/** The sheet as it goes to Vite, without the path to this checkout. */
function read(name: string, variant: Variant): string {
  return readFileSync(resolve(`virtual:theme/${name}`, variant)!, 'utf8').replaceAll(themes, '')
}

const listImports = (css: string) =>
  [...css.matchAll(/^@import '([^']+\.css)'(?: layer\((.+?)\))?/gm)].map(([, path, layer]) => [path, layer])

test('a site’s own part wins over its theme’s, a theme’s over simple’s, and simple has the rest', () => {
  const find = (slot: Slot, variant: Variant) => resolveSlot(slot, variant).slice(themes.length)
  expect(find('GiftPicture', okurimono)).toBe('sites/okurimono/gift/GiftPicture.astro')
  expect(find('GiftPicture', { theme: 'wa', site: null })).toBe('simple/gift/GiftPicture.astro')
  expect(find('Header', okurimono)).toBe('wa/frame/Header.astro')
  expect(find('Header', { theme: 'garage', site: 'okurimono' })).toBe('garage/frame/Header.astro')
  expect(find('Header', garage)).toBe('garage/frame/Header.astro')
  expect(find('Header', { theme: 'simple', site: null })).toBe('simple/frame/Header.astro')
  expect(resolve('virtual:theme/Header', garage)).toBe(resolveSlot('Header', garage))
})

test('skins cascade: simple first, then the theme, then the site, each in a layer of its own', () => {
  const css = read('content.css', okurimono)
  expect(css).toMatch(/^@layer theme, base, components, utilities, skin-simple, skin-theme, skin-site;/)
  const skins = listImports(css).filter(([path]) => path?.endsWith('/skin.css'))
  expect(skins).toEqual([
    ['simple/skin.css', 'skin-simple'],
    ['wa/skin.css', 'skin-theme'],
  ])
  const own = listImports(read('gift.css', okurimono)).filter(([path]) => path?.endsWith('/skin-gift.css'))
  expect(own).toEqual([['sites/okurimono/skin-gift.css', 'skin-site']])
  const tokens = listImports(css).filter(([path]) => path?.endsWith('/tokens.css'))
  expect(tokens.map(([path]) => path)).toEqual(['simple/tokens.css', 'wa/tokens.css'])
})

test('a view’s sheet is the nearest one alone, so that a losing view’s styles do not ship', () => {
  const skins = listImports(read('home.css', garage)).filter(([path]) => path?.includes('skin-home'))
  expect(skins).toEqual([['garage/skin-home.css', 'skin-theme']])
})

test('Tailwind looks at what this variant draws, and at nothing else', () => {
  const content = read('content.css', garage)
  expect(content).toContain("@import 'tailwindcss/utilities' layer(utilities) source(none);")
  expect(content).toContain("@source 'garage/frame/Header.astro';")
  expect(content).not.toContain("@source 'simple/frame/Header.astro';")
  expect(content).not.toContain("@source 'hojin/")
  expect(read('checkout.css', garage)).toMatch(/@source '.*src\/islands';/)
})

test('a site with overrides has sheets of its own beside those of its theme', () => {
  const own = resolve('virtual:theme/content.css', okurimono)
  expect(own).not.toBe(resolve('virtual:theme/content.css', { theme: 'wa', site: null }))
})

test('a slot nobody knows is said with where to look', () => {
  expect(() => resolve('virtual:theme/Headline', garage)).toThrow(
    'virtual:theme/Headline is no slot: see themes/slots.ts.',
  )
  expect(resolve('virtual:other', garage)).toBeUndefined()
})
