import type { CacheProviderFactory } from 'astro'

/**
 * Turns what a page says it shows (`Astro.cache.set`) into the `Cache-Tag` header the publisher reads, and when the
 * newest of it was changed into `Last-Modified`, which becomes the sitemap's `lastmod`.
 */
const createCacheProvider: CacheProviderFactory = () => ({
  name: 'noren',
  setHeaders({ tags, lastModified }) {
    return new Headers({
      ...(tags?.length && { 'Cache-Tag': [...new Set(tags)].sort().join(',') }),
      ...(lastModified && { 'Last-Modified': lastModified.toUTCString() }),
    })
  },
  // The publisher re-renders by tag itself; nothing is cached in here.
  async invalidate() {},
})

export default createCacheProvider
