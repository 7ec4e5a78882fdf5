import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import {
  $completedOrder,
  type CompletedOrder,
  loadCompletedOrder,
} from '#src/stores/checkout/completed-order.ts'

/** The order just placed. A reload only reads it again. */
export function useCompletedOrder(): CompletedOrder {
  const completed = useStore($completedOrder, { ssr: 'initial' })
  useEffect(() => void loadCompletedOrder(), [])
  return completed
}
