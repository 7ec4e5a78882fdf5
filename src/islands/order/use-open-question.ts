import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { $orderAttempt, type OrderAttempt } from '#src/stores/checkout/order-attempt.ts'

/** An order nobody knows the end of. */
export type OpenOrder = Extract<OrderAttempt, { state: 'unknown' | 'challenge' }>

export interface OpenQuestion {
  order: OpenOrder
  is_asking: boolean
  /** How often the answer was that the outcome is unknown. */
  answers: number
}

/** The question that must be answered before anything else; null when there is none. It stays while it is asked. */
export function useOpenQuestion(): OpenQuestion | null {
  const attempt = useStore($orderAttempt, { ssr: 'initial' })
  const [open, setOpen] = useState<{ order: OpenOrder; answers: number } | null>(null)
  const isOpen = attempt.state === 'unknown' || attempt.state === 'challenge'
  if (isOpen && attempt !== open?.order) setOpen({ order: attempt, answers: (open?.answers ?? -1) + 1 })
  if (!isOpen && attempt.state !== 'sending' && open) setOpen(null)
  return open && { ...open, is_asking: attempt.state === 'sending' }
}
