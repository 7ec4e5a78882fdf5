import { writeFileSync } from 'node:fs'
import { readColours } from '#themes/colours.ts'
import { type Variant, findStyleSheets } from '#themes/resolve-slot.ts'
import type { BundleManifest } from './bundle.ts'
import { computeCodeHash } from './code-hash.ts'
import { toBundleFolder, toVariantName } from './variant.ts'

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
  }
  writeFileSync(`${toBundleFolder(variant)}bundle.json`, `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Colours of a variant by role, as its tokens say them: `ground` → `#fbfaf8`. What is no plain `#rrggbb` is left out. */
export function readPalette(variant: Variant): Record<string, string> {
  const colours = [...readColours(findStyleSheets('tokens.css', variant))]
  return Object.fromEntries(colours.filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value)))
}
