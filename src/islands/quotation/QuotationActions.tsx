import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { QuotationDetail } from '#contract/shapes/quotation.ts'
import { $cartSummary } from '#src/stores/cart/cart.ts'
import { goTo } from '#src/stores/page/go-to.ts'
import { takeToCart } from '#src/stores/quotation/quotation.ts'
import { downloadQuotation, removeQuotation } from '#src/stores/quotation/quotations.ts'
import { quotationTexts as texts } from '#src/text/quotation/quotations.ts'
import type { Changes } from '../member/use-changes.ts'
import { BusyButton } from '../ui/BusyButton.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

interface Props {
  quotation: QuotationDetail
  changes: Changes
  /** Whether taking it to the cart is what one does next. */
  is_cart_first: boolean
}

type Question = 'cart' | 'remove'

/** What can be done with a quotation besides ordering it: the cart, its paper, forgetting it. */
export function QuotationActions({ quotation, changes: { busy, change }, is_cart_first }: Props) {
  const { id, status } = quotation
  const cart = useStore($cartSummary, { ssr: 'initial' })
  const [question, setQuestion] = useState<Question | null>(null)
  const count = cart?.count ?? 0
  const close = () => setQuestion(null)
  const take = () => void change('cart', takeToCart).then(close)
  const remove = async () => {
    if (await change('remove', () => removeQuotation(id))) goTo('/mypage/quotation/')
    else close()
  }
  return (
    <div className="record-actions print:hidden">
      <BusyButton
        is_busy={busy === 'cart'}
        className={is_cart_first ? 'button-primary' : ''}
        onPress={() => (count > 0 ? setQuestion('cart') : take())}
      >
        {status === 'open' ? texts.change : texts.again}
      </BusyButton>
      <BusyButton
        is_busy={busy === 'download'}
        className=""
        onPress={() => void change('download', () => downloadQuotation(id))}
      >
        {texts.download}
      </BusyButton>
      <button className="text-link" type="button" onClick={() => setQuestion('remove')}>
        {texts.remove}
      </button>
      <ConfirmDialog id="to-cart" title={texts.to_cart_title} is_open={question === 'cart'} onClose={close}>
        <p>{texts.to_cart_text(count)}</p>
        <div className="confirm-actions">
          <button className="button" type="button" onClick={close}>
            {texts.cancel}
          </button>
          <BusyButton is_busy={busy === 'cart'} onPress={take}>
            {texts.to_cart_go}
          </BusyButton>
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        id="remove-quotation"
        title={texts.remove_title}
        is_open={question === 'remove'}
        onClose={close}
      >
        <p>{status === 'ordered' ? texts.remove_ordered : texts.remove_text}</p>
        <div className="confirm-actions">
          <button className="button" type="button" onClick={close}>
            {texts.cancel}
          </button>
          <BusyButton is_busy={busy === 'remove'} className="button-danger" onPress={() => void remove()}>
            {texts.remove}
          </BusyButton>
        </div>
      </ConfirmDialog>
    </div>
  )
}
