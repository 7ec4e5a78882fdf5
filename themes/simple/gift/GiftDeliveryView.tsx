import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { GiftDeliveryForm } from '#src/islands/gift/GiftDeliveryForm.tsx'
import { GiftScreen } from '#src/islands/gift/GiftScreen.tsx'
import { useGiftStep } from '#src/islands/gift/use-gift-step.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'

/** Social gift: when it comes. */
export function GiftDeliveryView() {
  const gift = useGiftStep('delivery')
  return (
    <div className="gift-step">
      <CheckoutProgress step={1} steps={recipientTexts.steps} label={recipientTexts.progress} />
      <GiftScreen gift={gift}>{(_opened, key) => <GiftDeliveryForm gift_key={key} />}</GiftScreen>
    </div>
  )
}
