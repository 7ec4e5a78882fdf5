import { rm } from 'node:fs/promises'
import { toBundleFolder } from '#publisher/adapter/variant.ts'
import { type ExportReceipt, exportSite } from '#publisher/export/export-site.ts'
import { loadBundle, type LoadedBundle } from '#publisher/load-bundle.ts'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import { publishSite } from '#publisher/publish-site.ts'
import type { Receipt } from '#publisher/receipt.ts'
import { openStore } from '#publisher/store/open-store.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { Variant } from '#themes/resolve-slot.ts'
import { noteFailed, sayFailed } from './note-failed.ts'
import { buildStore, toDistFolder } from './folders.ts'
import { createTeller } from './tell-progress.ts'

/** Publishes a site from its finished bundle and writes it to `dist/<site>/`; the end of `astro build`. */
export async function publishToFolder(site: SiteConfig, variant: Variant, base: string): Promise<void> {
  const bundle = await loadBundle(`${toBundleFolder(variant)}bundle.json`)
  const { published, exported } = await writeDist(site, bundle, base, 'leave', () => {})
  noteFailed([published])
  process.stdout.write(
    exported
      ? `${site.name}: ${published.pages} pages in dist/${site.name}/, ${exported.written} files written${sayFailed(published)}\n`
      : `${site.name}: ${published.pages} pages, ${NOT_FOR_FILES}\n`,
  )
}

/** What is said about a shop whose pages must not become static files. */
export const NOT_FOR_FILES =
  'no files: it asks for a keycode, which `noren serve` can, and hosts with `noren export --target`'

/**
 * @param base address of the API, without channel and trailing slash
 * @param pictures whether the pictures that pages name are fetched too
 */
export async function writeDist(
  site: SiteConfig,
  bundle: LoadedBundle,
  base: string,
  pictures: 'ship' | 'leave',
  say: (detail: string) => void,
): Promise<{ published: Receipt; exported: ExportReceipt | undefined }> {
  const store = await openStore(buildStore, 'write')
  try {
    const { settings } = await readSiteFacts(site, base)
    const published = await publishSite({
      // Files cannot render what is asked for later.
      site: { ...site, product_pages: 'all' },
      bundle,
      api: base,
      store,
      now: new Date(),
      onProgress: createTeller(say),
    })
    if (settings['SITE.IS_KEYCODE_REQUIRED']) {
      await rm(toDistFolder(site.name), { recursive: true, force: true })
      return { published, exported: undefined }
    }
    const exported = await exportSite({
      site,
      store,
      folder: toDistFolder(site.name),
      pictures,
      storage_url: settings['SITE.STORAGE_URL'].replace(/\/$/, ''),
      is_keycode_required: settings['SITE.IS_KEYCODE_REQUIRED'],
      api: base,
      onProgress: createTeller(say),
    })
    return { published, exported }
  } finally {
    await store.close()
  }
}
