import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import { type CartEnding, changeCart } from './change-cart.ts'

/** Sets the name sewn on a line's pieces; null for none. Answers null when done, else why it failed. */
export function setEmbroidery(fields: { key: string; embroidery: NameEmbroideryInput | null }): CartEnding {
  return changeCart((api, token) =>
    api.call('PATCH /v1/carts/products/modify', { body: { token, ...fields } }),
  )
}
