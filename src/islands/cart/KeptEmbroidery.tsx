import { useStore } from '@nanostores/react'
import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import { nameEmbroideryResource } from '#src/stores/member/name-embroidery.ts'
import { cartScreenTexts } from '#src/text/cart/cart-screen.ts'
import { toEmbroideryLabel } from '#src/text/cart/embroidery.ts'

/** Takes over what the member keeps in the members' area; nothing for whoever keeps nothing. */
export function KeptEmbroidery({ onTake }: { onTake: (embroidery: NameEmbroideryInput) => void }) {
  const state = useStore(nameEmbroideryResource.$state, { ssr: 'initial' })
  if (state.state !== 'ready' || state.value === null) return null
  const { updated_at: _updated_at, ...kept } = state.value
  return (
    <p className="form-hint">
      <button className="text-link" type="button" onClick={() => onTake(kept)}>
        {cartScreenTexts.embroidery_kept}
      </button>
      （{toEmbroideryLabel(kept)}）
    </p>
  )
}
