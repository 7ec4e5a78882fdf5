import type { SiteConfig } from '#sites/site-config.ts'

/**
 * Which site answers for a host name.
 *
 * @throws {Error} when two sites claim the same name
 */
export function createHostTable(sites: readonly SiteConfig[]) {
  const byHost = new Map<string, string>()
  for (const site of sites) {
    for (const host of site.hosts) {
      const other = byHost.get(host.toLowerCase())
      if (other) throw new Error(`Both sites ${other} and ${site.name} answer for ${host}; leave it to one.`)
      byHost.set(host.toLowerCase(), site.name)
    }
  }
  return {
    /** @param header the `Host` header: `moto.localhost:4321`, `[::1]:4321` */
    find(header: string | undefined): string | undefined {
      const name = (header ?? '').replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
      return byHost.get(name)
    },
  }
}
