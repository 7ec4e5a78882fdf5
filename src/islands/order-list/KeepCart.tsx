import { useStore } from '@nanostores/react'
import { $cartView } from '#src/stores/cart/cart-view.ts'
import { wantPage } from '#src/stores/session/wanted-page.ts'
import { $session } from '#src/stores/session/session.ts'
import { CART_PATH } from '#src/rules/checkout/checkout-steps.ts'
import { orderListTexts as texts } from '#src/text/order-list/order-lists.ts'
import { KeepList } from './KeepList.tsx'

/** The cart as a list, folded. For members: others are shown the way to the login and back. */
export function KeepCart() {
  const view = useStore($cartView, { ssr: 'initial' })
  const { state } = useStore($session, { ssr: 'initial' })
  return (
    <details className="cart-more">
      <summary>{texts.keep}</summary>
      {state === 'member' ? (
        <KeepList goods={view?.lines ?? []} is_pending={view?.is_pending ?? true} />
      ) : (
        <div className="keep-list">
          <p className="form-hint">{texts.keep_guest}</p>
          <a className="button button-small" href="/login/" onClick={() => wantPage(CART_PATH)}>
            {texts.log_in}
          </a>
        </div>
      )}
    </details>
  )
}
