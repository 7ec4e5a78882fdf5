import { isBundleOf, runAstroBuild } from '#publisher/adapter/build-bundle.ts'
import { computeCodeHash } from '#publisher/adapter/code-hash.ts'
import { toBundleFolder, toVariantName } from '#publisher/adapter/variant.ts'
import type { Variant } from '#themes/resolve-slot.ts'

/** Builds the real bundle of a variant, unless the one there is of the same code. @returns the manifest's file */
export async function buildBundle(variant: Variant): Promise<{ manifest: string }> {
  const manifest = `${toBundleFolder(variant)}bundle.json`
  if (!isBundleOf(computeCodeHash(toVariantName(variant)), manifest)) await runAstroBuild(variant)
  return { manifest }
}
