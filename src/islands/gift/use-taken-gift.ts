import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { toGiftStartPath } from '#src/rules/gift/gift-steps.ts'
import { $takenGift, type TakenGiftState } from '#src/stores/gift/taken-gift.ts'

/** What was agreed about this page's gift. A gift without an answer leads to its start. */
export function useTakenGift(): TakenGiftState {
  const gift = useStore($takenGift, { ssr: 'initial' })
  useEffect(() => {
    if (gift.state === 'not-taken') location.replace(toGiftStartPath(gift.key))
  }, [gift])
  return gift
}
