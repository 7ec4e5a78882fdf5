import type { CacheProviderFactory } from 'astro'

/** Turns what a page says it shows (`Astro.cache.set`) into the `Cache-Tag` header the publisher reads. */
const createCacheProvider: CacheProviderFactory = () => ({
  name: 'noren',
  setHeaders({ tags }) {
    return new Headers(tags?.length ? { 'Cache-Tag': [...new Set(tags)].sort().join(',') } : {})
  },
  // The publisher re-renders by tag itself; nothing is cached in here.
  async invalidate() {},
})

export default createCacheProvider
