import { openStore } from '#publisher/store/open-store.ts'
import { readStorePlace } from '#publisher/store/store-place.ts'
import type { Store } from '#publisher/store/store.ts'
import { SHOP_FOLDER } from './shop-process.ts'

/** What the shops of this run have published, to be read: in their folder, or where NOREN_STORE says. */
export function openErrandsStore(): Promise<Store> {
  const folder = process.env[SHOP_FOLDER] ?? ''
  const place = readStorePlace(process.env, { store: `${folder}/store`, cache: `${folder}/cache` })
  return openStore(place, 'read')
}
