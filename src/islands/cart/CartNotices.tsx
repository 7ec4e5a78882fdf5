import { useStore } from '@nanostores/react'
import { $cartNotices, dismissCartNotices } from '#src/stores/cart/cart-notices.ts'
import { cartTexts } from '#src/text/cart/cart.ts'
import { Notice } from '../ui/Notice.tsx'

/** What the API changed by itself (behaviour 6.5), shown until the shopper has read it. */
export function CartNotices() {
  const notices = useStore($cartNotices, { ssr: 'initial' })
  if (notices.length === 0) return null
  return (
    <div role="status">
      <Notice tone="warning" title={cartTexts.notices}>
        <ul className="notice-list">
          {notices.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <button className="text-link" type="button" onClick={dismissCartNotices}>
          {cartTexts.notices_read}
        </button>
      </Notice>
    </div>
  )
}
