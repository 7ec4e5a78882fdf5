import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import {
  $completedOrder,
  type CompletedOrder,
  loadCompletedOrder,
} from '#src/stores/checkout/completed-order.ts'

/** The order just placed. Reading it again is all a reload does. */
export function useCompletedOrder(): CompletedOrder {
  const completed = useStore($completedOrder, { ssr: 'initial' })
  useEffect(() => void loadCompletedOrder(), [])
  return completed
}
