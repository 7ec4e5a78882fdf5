import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import sitemap from '@astrojs/sitemap'
import type { HookParameters } from 'astro'
import { toAddress } from '../render/document-path.ts'

export interface SitemapPage {
  path: string
  /** ISO instant, when the page knows it. */
  last_modified: string | null
}

/** One chunk by @astrojs/sitemap, its hooks driven with released pages instead of a build's. @param pages at least one */
export async function buildSitemapChunk(origin: string, pages: SitemapPage[]): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'noren-sitemap-'))
  try {
    await writeSitemap(origin, pages, folder)
    return await readFile(join(folder, 'sitemap-0.xml'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeSitemap(origin: string, pages: SitemapPage[], folder: string): Promise<void> {
  const changedAt = new Map(pages.map((page) => [origin + toAddress(page.path), page.last_modified]))
  const { hooks } = sitemap({
    serialize: (item) => ({ ...item, lastmod: changedAt.get(item.url) ?? undefined }),
    namespaces: { news: false, xhtml: false, image: false, video: false },
  })
  const complaints: string[] = []
  const complain = (message: string) => complaints.push(message)
  // The integration reads only these of what a build would hand it.
  const logger = { info() {}, warn: complain, error: complain, debug() {} }
  const config = { site: origin, base: '/', trailingSlash: 'always', build: { format: 'directory' } }
  await hooks['astro:config:done']?.(asParameters<'astro:config:done'>({ config, logger }))
  await hooks['astro:routes:resolved']?.(asParameters<'astro:routes:resolved'>({ routes: [], logger }))
  const built = {
    dir: pathToFileURL(folder + sep),
    pages: pages.map((page) => ({ pathname: toAddress(page.path).slice(1) })),
    assets: new Map(),
    logger,
  }
  await hooks['astro:build:done']?.(asParameters<'astro:build:done'>(built))
  if (complaints.length > 0) throw new Error(`@astrojs/sitemap: ${complaints.join(' ')}`)
}

function asParameters<Hook extends 'astro:config:done' | 'astro:routes:resolved' | 'astro:build:done'>(
  given: object,
): HookParameters<Hook> {
  return given as HookParameters<Hook>
}
