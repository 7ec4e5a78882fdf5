import { readFileSync } from 'node:fs'
import { findStyleSheets, type Variant } from '#themes/resolve-slot.ts'

/** Colours of a variant by role, as its tokens say them: `ground` → `#fbfaf8`. What is no plain `#rrggbb` is left out. */
export function readPalette(variant: Variant): Record<string, string> {
  const declared = new Map<string, string>()
  for (const path of findStyleSheets('tokens.css', variant)) {
    const found = readFileSync(path, 'utf8').matchAll(/(--[\w-]+):\s*([^;]+);/g)
    for (const [, name = '', value = ''] of found) declared.set(name, value.trim())
  }
  const roles = [...declared.keys()].filter((name) => name.startsWith('--color-'))
  const colours = roles.map((name) => [name.slice('--color-'.length), follow(name, declared)] as const)
  return Object.fromEntries(colours.filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value)))
}

function follow(name: string, declared: Map<string, string>, depth = 0): string {
  const value = declared.get(name) ?? ''
  const next = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  return next === undefined || depth > 8 ? value : follow(next, declared, depth + 1)
}
