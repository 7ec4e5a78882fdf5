import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { toGiftPath, toGiftStartPath, type GiftStep } from '#src/rules/gift/gift-steps.ts'
import { getGiftAnswer, type GiftAnswer } from '#src/stores/gift/gift-answer.ts'
import { $socialGift, type GiftState } from '#src/stores/gift/social-gift.ts'

/**
 * The gift for a step of its recipient. A recipient without what the step needs is sent to the step before; an answered
 * gift leads to what was agreed, so that «back» and a second tab never answer twice.
 */
export function useGiftStep(step: Exclude<GiftStep, 'complete'> | 'start'): GiftState {
  const gift = useStore($socialGift, { ssr: 'initial' })
  const way = toWay(gift, step)
  useEffect(() => {
    if (way) location.replace(way)
  }, [way])
  return way ? { state: 'loading' } : gift
}

function toWay(gift: GiftState, step: Parameters<typeof useGiftStep>[0]): string | null {
  if (gift.state === 'answered') return toGiftPath('complete', gift.key)
  if (gift.state !== 'open' || step === 'start') return null
  const { address, wish }: GiftAnswer = getGiftAnswer()
  if (step === 'shipping') return null
  if (!address) return toGiftStartPath(gift.key)
  return step === 'confirm' && !wish ? toGiftPath('delivery', gift.key) : null
}
