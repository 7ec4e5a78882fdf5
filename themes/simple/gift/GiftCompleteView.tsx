import type { ReactNode } from 'react'
import { CheckoutProgress } from '#src/islands/checkout/CheckoutProgress.tsx'
import { GiftEnded } from '#src/islands/gift/GiftEnded.tsx'
import { TakenGiftView } from '#src/islands/gift/TakenGiftView.tsx'
import { useTakenGift } from '#src/islands/gift/use-taken-gift.ts'
import { LoadFailure } from '#src/islands/ui/LoadFailure.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { loadTakenGift } from '#src/stores/gift/taken-gift.ts'
import { recipientTexts } from '#src/text/gift/gift-recipient.ts'

/** Social gift: what was agreed. `children` is the picture. */
export function GiftCompleteView({ children }: { children?: ReactNode }) {
  const gift = useTakenGift()
  return (
    <div className="gift-start" data-state={gift.state}>
      <CheckoutProgress step={3} steps={recipientTexts.steps} label={recipientTexts.progress} />
      {children}
      {gift.state === 'taken' && <TakenGiftView taken={gift.taken} />}
      {gift.state === 'ended' && <GiftEnded end={gift.end} />}
      {gift.state === 'failed' && (
        <LoadFailure
          title={recipientTexts.load_failed}
          failure={gift.failure}
          onRetry={() => void loadTakenGift()}
        />
      )}
      {(gift.state === 'loading' || gift.state === 'not-taken') && (
        <Skeleton label={recipientTexts.loading} rows={3} />
      )}
    </div>
  )
}
