import { toAddress } from '../render/document-path.ts'

export interface SitemapPage {
  path: string
  /** ISO instant, when the page knows it. */
  last_modified: string | null
}

const ENTRIES = { urlset: 'url', sitemapindex: 'sitemap' } as const

/** A file of https://www.sitemaps.org/protocol.html. @param pages what it names, in this order; at least one */
export function writeSitemap(
  root: keyof typeof ENTRIES,
  origin: string,
  pages: readonly SitemapPage[],
): Uint8Array {
  const name = ENTRIES[root]
  const entries = pages.map(({ path, last_modified }) => {
    const lastmod = last_modified === null ? '' : `<lastmod>${last_modified}</lastmod>`
    return `<${name}><loc>${escape(origin + toAddress(path))}</loc>${lastmod}</${name}>`
  })
  return new TextEncoder().encode(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`,
  )
}

/** The protocol names `'` too; `<`, `>` and `"` are percent-encoded in an address. */
const escape = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
