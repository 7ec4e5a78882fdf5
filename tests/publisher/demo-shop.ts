import { fileURLToPath } from 'node:url'
import type { LoadedBundle } from '#publisher/load-bundle.ts'
import { defineSite, type SiteConfig } from '#sites/site-config.ts'

const folder = new URL('./demo-bundle/', import.meta.url)

export const demoBundle: LoadedBundle = {
  manifest: {
    variant: 'simple',
    theme: 'simple',
    site: null,
    code_hash: 'code-1',
    entry: 'entry.ts',
    client: 'client/',
  },
  entry: new URL('entry.ts', folder).href,
  client: fileURLToPath(new URL('client', folder)),
}

export const demoSite = toSite('demo')

export function toSite(name: string): SiteConfig {
  return defineSite({
    name,
    hosts: [`${name}.localhost`],
    origin: `http://${name}.localhost:4321`,
    channel: name,
    api: { default_base: 'http://127.0.0.1:9', base_env: 'UNUSED' },
  })
}
