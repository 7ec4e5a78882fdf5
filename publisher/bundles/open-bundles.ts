import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Variant } from '#themes/resolve-slot.ts'
import { isBundleOf, runAstroBuild } from '../adapter/build-bundle.ts'
import { computeCodeHash } from '../adapter/code-hash.ts'
import { BUNDLES_FOLDER, chooseVariant, toVariantName } from '../adapter/variant.ts'
import { type LoadedBundle, loadBundle } from '../load-bundle.ts'
import { ThemeError, toSentence } from '../publish-error.ts'
import { packFolder, unpackInto } from '../render-queue/bundle-archive.ts'
import type { HostSupplies } from '../store/store.ts'

/** How often it is looked whether the machine that bundles a variant has done so. */
const LOOK_MS = 500

/** `unchanged`: it lay here. `fetched`: another machine had made it. */
export type Came = 'unchanged' | 'fetched' | 'built'

/** The bundles a publisher renders with, each made when it is first wanted. */
export interface Bundles {
  /**
   * The bundle of a site in a theme. This process keeps the code it loaded first, whatever is saved in `themes/` later.
   * @param onCame told where it came from, unless this process had it
   * @throws {ThemeError} when there is no such theme, or its build fails; the next call tries again
   */
  load(site: string, theme: string, onCame?: (how: Came) => void): Promise<LoadedBundle>
  /** Ends a build that is under way. */
  close(): void
}

export interface BundlesOptions {
  /** Where bundles lie: inside the installation, where they find the packages they import. With a slash at its end. */
  folder?: string
  /** Makes a bundle in its folder, the manifest last. */
  build?: (variant: Variant, signal: AbortSignal) => Promise<void>
}

/** Vite takes the whole machine: whoever asks, one bundle is built at a time. */
const oneAtATime = pLimit(1)

/**
 * @param supplies what machines of one store share: of several that want a bundle one builds it, the others fetch it. Undefined for
 *   a machine on its own
 */
export function openBundles(
  supplies: HostSupplies | undefined,
  { folder = BUNDLES_FOLDER, build = runAstroBuild }: BundlesOptions = {},
): Bundles {
  const bundles = new Map<string, Promise<LoadedBundle>>()
  const closed = new AbortController()

  async function come(variant: Variant): Promise<Came> {
    const name = toVariantName(variant)
    const code_hash = computeCodeHash(name)
    const manifest = `${folder}${name}/bundle.json`
    if (isBundleOf(code_hash, manifest)) return 'unchanged'
    if (!supplies) {
      await build(variant, closed.signal)
      return 'built'
    }
    // The part of it that renders has a name of its own (bundle-archive.ts).
    const archive = `whole-${name}-${code_hash}`
    for (;;) {
      closed.signal.throwIfAborted()
      if (await supplies.hasBundle(archive)) {
        await unpack(supplies, archive, name)
        if (isBundleOf(code_hash, manifest)) return 'fetched'
        await supplies.forgetBundle(archive)
      }
      const turn = await supplies.takeTurn(archive)
      if (!turn) {
        await wait(LOOK_MS)
        continue
      }
      try {
        // Whoever had the turn before may have made it.
        if (await supplies.hasBundle(archive)) continue
        await build(variant, closed.signal)
        await supplies.sendBundle(archive, () => packFolder(`${folder}${name}`))
        return 'built'
      } finally {
        await turn.release()
      }
    }
  }

  async function unpack(from: HostSupplies, archive: string, name: string): Promise<void> {
    const next = `${folder}${name}.${randomUUID()}`
    await mkdir(next, { recursive: true })
    try {
      await unpackInto(await from.readBundle(archive), next)
      await rm(`${folder}${name}`, { recursive: true, force: true })
      await rename(next, `${folder}${name}`)
    } finally {
      await rm(next, { recursive: true, force: true })
    }
  }

  async function make(variant: Variant, onCame: (how: Came) => void): Promise<LoadedBundle> {
    try {
      onCame(await oneAtATime(() => come(variant)))
      return await loadBundle(`${folder}${toVariantName(variant)}/bundle.json`)
    } catch (error) {
      // What is to be published waits for the next start.
      closed.signal.throwIfAborted()
      throw new ThemeError(
        variant.theme,
        `The theme ${variant.theme} could not be bundled${variant.site ? ` for ${variant.site}` : ''}: ${toSentence(error)}`,
        { cause: error },
      )
    }
  }

  return {
    async load(site, theme, onCame = () => {}) {
      const variant = chooseVariant(site, theme)
      const name = toVariantName(variant)
      const known = bundles.get(name)
      if (known) return known
      const made = make(variant, onCame)
      bundles.set(name, made)
      made.catch(() => bundles.delete(name))
      return made
    },
    close: () => closed.abort(new Error('The publisher ends.')),
  }
}
