import { giftCheckoutTexts } from '#src/text/gift/gift-checkout.ts'
import type { ShopForm } from '../forms/use-shop-form.ts'
import { TextField } from '../ui/TextField.tsx'

/** Who a social gift is for, and how such a gift comes to them. No address: that is the recipient's to give. */
export function GiftReceiverFields({ form }: { form: ShopForm<unknown> }) {
  return (
    <div className="form-group gift-receiver">
      <div className="gift-how">
        <h3>{giftCheckoutTexts.how_heading}</h3>
        <ol>
          {giftCheckoutTexts.how.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <p>{giftCheckoutTexts.privacy}</p>
      </div>
      <TextField bound={form.bind('name')} hint={giftCheckoutTexts.name_hint} width="half" />
      <TextField bound={form.bind('message')} hint={giftCheckoutTexts.message_hint} />
    </div>
  )
}
