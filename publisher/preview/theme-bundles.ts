import { buildBundle } from '../adapter/build-bundle.ts'
import { toVariantName } from '../adapter/variant.ts'
import type { Variant } from '#themes/resolve-slot.ts'
import { type LoadedBundle, loadBundle } from '../load-bundle.ts'

/**
 * Bundles of variants no site wears, each built when somebody first looks at it, one at a time. A build that failed is
 * tried again by the next look.
 */
export function createThemeBundles() {
  const bundles = new Map<string, Promise<LoadedBundle>>()
  let last: Promise<unknown> = Promise.resolve()

  async function build(variant: Variant, before: Promise<unknown>): Promise<LoadedBundle> {
    await before.catch(() => {})
    return loadBundle((await buildBundle(variant)).manifest)
  }

  return {
    /** @throws {Error} with the last lines of the build when it fails */
    load(variant: Variant): Promise<LoadedBundle> {
      const name = toVariantName(variant)
      const known = bundles.get(name)
      if (known) return known
      const built = build(variant, last)
      last = built
      bundles.set(name, built)
      built.catch(() => bundles.delete(name))
      return built
    },
  }
}
