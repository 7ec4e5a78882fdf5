import type { ComponentProps } from 'react'
import { CartView as Lines } from '#themes/simple/cart/CartView.tsx'
import { PackedBox } from '../parts/PackedBox.tsx'

/** The cart of simple below the box it is packed in. */
export function CartView(props: ComponentProps<typeof Lines>) {
  return (
    <>
      <PackedBox />
      <Lines {...props} />
    </>
  )
}
