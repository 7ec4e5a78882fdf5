import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleManifest } from '../adapter/bundle.ts'

export type Override = BundleManifest['overrides'][number]

/** An override, and what became of the file it replaced. */
export interface DriftedOverride extends Override {
  /** Hash of the base file now; null when it is gone. */
  base_hash_now: string | null
}

/**
 * Overrides whose base file has changed since: somebody improved what this theme or site no longer shows.
 *
 * @param overrides as a bundle or a release keeps them, e.g. `getLive(store, 'moto')?.manifest.overrides`
 * @param root folder that the files are relative to
 */
export function listDrifted(overrides: Override[], root: string): DriftedOverride[] {
  return overrides
    .map((override) => ({ ...override, base_hash_now: hashFile(join(root, override.replaces)) }))
    .filter(({ base_hash, base_hash_now }) => base_hash !== base_hash_now)
}

/** As publisher/adapter/write-manifest.ts counts it. */
function hashFile(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
  } catch {
    return null
  }
}
