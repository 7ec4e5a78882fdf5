import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** What is served; the releases shoppers see. NOREN_STORE puts it elsewhere. */
export const liveStoreFolder = process.env['NOREN_STORE'] ?? `${root}.noren/store`
/** Built for static hosts. It is kept apart, so that a build never changes what a running shop shows. */
export const buildStoreFolder = `${root}.noren/build`

/** Static files of a site. */
export function toDistFolder(site: string): string {
  return `${root}dist/${site}`
}
