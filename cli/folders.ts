import { fileURLToPath } from 'node:url'
import { readStorePlace, type StorePlace } from '#publisher/store/store-place.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** What is served; the releases shoppers see. NOREN_STORE puts it elsewhere. @throws for variables that name no place */
export const findLiveStore = (): StorePlace =>
  readStorePlace(process.env, { store: `${root}.noren/store`, cache: `${root}.noren/cache` })
/** What publishers of other machines render with. Inside the installation, for bundles import its packages. */
export const fetchedBundles = `${root}.noren/fetched-bundles`
/** Built for static hosts. It is kept apart, so that a build never changes what a running shop shows. */
export const buildStore: StorePlace = { kind: 'embedded', folder: `${root}.noren/build` }

/** Static files of a site. */
export function toDistFolder(site: string): string {
  return `${root}dist/${site}`
}
