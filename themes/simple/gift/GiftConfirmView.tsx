import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { GiftConfirm } from '#src/islands/gift/GiftConfirm.tsx'
import { GiftScreen } from '#src/islands/gift/GiftScreen.tsx'
import { useGiftStep } from '#src/islands/gift/use-gift-step.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'

/** Social gift: everything once more. */
export function GiftConfirmView() {
  const gift = useGiftStep('confirm')
  return (
    <div className="gift-step">
      <CheckoutProgress step={2} steps={recipientTexts.steps} label={recipientTexts.progress} />
      <GiftScreen gift={gift}>{(opened, key) => <GiftConfirm opened={opened} gift_key={key} />}</GiftScreen>
    </div>
  )
}
