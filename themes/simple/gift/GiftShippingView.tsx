import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { GiftAddressForm } from '#src/islands/gift/GiftAddressForm.tsx'
import { GiftScreen } from '#src/islands/gift/GiftScreen.tsx'
import { useGiftStep } from '#src/islands/gift/use-gift-step.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'

/** Social gift: where it goes. */
export function GiftShippingView() {
  const gift = useGiftStep('shipping')
  return (
    <div className="gift-step">
      <CheckoutProgress step={0} steps={recipientTexts.steps} label={recipientTexts.progress} />
      <GiftScreen gift={gift}>{(_opened, key) => <GiftAddressForm gift_key={key} />}</GiftScreen>
    </div>
  )
}
