import { map } from 'nanostores'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { makeChange } from '#src/stores/calls/ask.ts'
import { onBrowserMount } from '#src/stores/page/on-browser-mount.ts'
import { setStored } from '#src/stores/page/storage.ts'

/** Favourites as far as this page knows them, by product key (behaviour 8.4: marked everywhere at once). */
export const $favourites = map<Record<string, boolean | undefined>>({})

const KEY = 'noren.favourite'

// What is marked in one tab is marked in the others.
onBrowserMount($favourites, () => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === null) return
    const { product, is_favorite } = JSON.parse(newValue) as { product: string; is_favorite: boolean }
    $favourites.setKey(product, is_favorite)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
})

/** Takes the API's marks, for products nobody has touched since. */
export function noteFavourites(products: readonly { key: string; is_favorite: boolean }[]): void {
  const known = $favourites.get()
  const told = products.filter(({ key }) => known[key] === undefined)
  if (told.length === 0) return
  $favourites.set({ ...known, ...Object.fromEntries(told.map(({ key, is_favorite }) => [key, is_favorite])) })
}

/** Marks a product or removes the mark. It is shown at once, and undone when the API refuses. */
export async function toggleFavourite(key: string, is_favorite: boolean): Promise<CallFailure | null> {
  const before = $favourites.get()[key]
  $favourites.setKey(key, is_favorite)
  const failure = await makeChange(async (api) => {
    const params = { resourceKey: key }
    const { body } = is_favorite
      ? await api.call('POST /v1/products/{resourceKey}/likes', { params })
      : await api.call('DELETE /v1/products/{resourceKey}/likes', { params })
    $favourites.setKey(key, body.is_favorite)
    setStored('local', KEY, { product: key, is_favorite: body.is_favorite, at: Date.now() })
  })
  if (failure) $favourites.setKey(key, before)
  return failure
}
