import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findSlotChain, type Variant } from '#themes/resolve-slot.ts'
import { slots, type Slot } from '#themes/slots.ts'
import type { BundleManifest } from './bundle.ts'
import { computeCodeHash } from './code-hash.ts'
import { readPalette } from './read-palette.ts'
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
