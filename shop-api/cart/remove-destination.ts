import { moveLines } from './cart-lines.ts'
import type { CartChange } from './change-cart.ts'
import { refuseField } from './refuse-cart.ts'

/** Takes a destination out of the cart with the wishes for it; nothing that went there is lost. */
export function removeShipping({ key, to_key }: { key: string; to_key?: string | undefined }): CartChange {
  return ({ detail }) => {
    if (!detail.shippings.some((shipping) => shipping.key === key)) return
    const others = detail.shippings.filter((shipping) => shipping.key !== key)
    const heir = to_key === undefined ? others[0] : others.find((shipping) => shipping.key === to_key)
    if (others.length === 0) throw refuseField('cart.shipping.last_one', 'key')
    if (heir === undefined) throw refuseField('cart.shipping.not_found', 'to_key')
    moveLines(detail, key, heir.key)
    detail.shippings = others
    detail.packings = detail.packings.filter((packing) => packing.shipping_key !== key)
  }
}
