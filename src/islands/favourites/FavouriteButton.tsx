import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import type { ProductSummary } from '#contract/shapes/product.ts'
import { $favourites, noteFavourites, toggleFavourite } from '#src/stores/member/favourites.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'
import { favouriteTexts } from '#src/text/member/favourites.ts'
import { Icon } from '../ui/Icon.tsx'

/** The heart of a product, in step with every other one on the page and in other tabs (behaviour 8.4). */
export function FavouriteButton({ product }: { product: ProductSummary }) {
  const { key, name } = product
  const known = useStore($favourites, { ssr: 'initial' })
  const [is_busy, setBusy] = useState(false)
  useEffect(() => noteFavourites([product]), [product])
  const isFavourite = known[key] ?? product.is_favorite

  async function press(): Promise<void> {
    if (is_busy) return
    setBusy(true)
    const failure = await toggleFavourite(key, !isFavourite).finally(() => setBusy(false))
    if (failure) tellFailure(failure)
    else showToast({ code: isFavourite ? 'favourite.removed' : 'favourite.added' })
  }

  return (
    <button
      className="icon-button heart"
      type="button"
      aria-pressed={isFavourite}
      aria-label={favouriteTexts.of(name)}
      aria-busy={is_busy || undefined}
      onClick={() => void press()}
    >
      <Icon name="heart" />
    </button>
  )
}
