import type { ReactNode } from 'react'
import { GiftGreeting } from '#src/islands/gift/GiftGreeting.tsx'
import { GiftScreen } from '#src/islands/gift/GiftScreen.tsx'
import { useGiftStep } from '#src/islands/gift/use-gift-step.ts'

/** Social gift, the first look. `children` is the picture, which stands there before anything is known. */
export function GiftView({ children }: { children?: ReactNode }) {
  const gift = useGiftStep('start')
  return (
    <div className="gift-start" data-state={gift.state}>
      {children}
      <GiftScreen gift={gift}>{(opened, key) => <GiftGreeting opened={opened} gift_key={key} />}</GiftScreen>
    </div>
  )
}
