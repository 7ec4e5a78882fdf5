import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findSlotChain, type Variant, findStyleSheets } from '#themes/resolve-slot.ts'
import { slots, type Slot } from '#themes/slots.ts'
import type { BundleManifest } from './bundle.ts'
import { computeCodeHash } from './code-hash.ts'
import { toBundleFolder, toVariantName } from './variant.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Writes `bundle.json` beside a finished bundle: the last step, so that a half-built bundle has none. */
export function writeManifest(variant: Variant): void {
  const manifest: BundleManifest = {
    variant: toVariantName(variant),
    theme: variant.theme,
    site: variant.site,
    code_hash: computeCodeHash(toVariantName(variant)),
    entry: 'server/entry.mjs',
    client: 'client/',
    palette: readPalette(variant),
    overrides: (Object.keys(slots) as Slot[]).flatMap((slot) => describeOverride(slot, variant)),
  }
  writeFileSync(`${toBundleFolder(variant)}bundle.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

function describeOverride(slot: Slot, variant: Variant): BundleManifest['overrides'] {
  const [file, replaced] = findSlotChain(slot, variant)
  if (!file || !replaced) return []
  const base_hash = createHash('sha256').update(readFileSync(replaced)).digest('hex').slice(0, 16)
  return [{ slot, file: relative(root, file), replaces: relative(root, replaced), base_hash }]
}

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
