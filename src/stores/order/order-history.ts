import type { OrderStatus } from '#contract/shapes/order.ts'
import { createResource } from '#src/stores/calls/create-resource.ts'
import { takeOrderChange } from './order-change.ts'
import { getPageNumber, toPageList } from '#src/stores/calls/page-list.ts'

/** The conditions of the order list, as in its address. */
export interface OrderFilter {
  q: string
  status: OrderStatus | ''
  /** `YYYY-MM-DD`, both included. */
  date_from: string
  date_to: string
}

export function getOrderFilter(): OrderFilter {
  const query = new URL(location.href).searchParams
  return {
    q: query.get('q') ?? '',
    status: (query.get('status') ?? '') as OrderStatus | '',
    date_from: query.get('date_from') ?? '',
    date_to: query.get('date_to') ?? '',
  }
}

/** Own orders of the page and filter in the address, newest first. */
export const orderHistoryResource = createResource(
  async (api) => {
    const { q, status, date_from, date_to } = getOrderFilter()
    const answer = await api.call('GET /v1/me/orders', {
      query: {
        page: getPageNumber(),
        ...(q && { q }),
        ...(status && { status }),
        ...(date_from && { date_from }),
        ...(date_to && { date_to }),
      },
    })
    takeOrderChange()
    return { ...toPageList(answer), user_order_total_payment: answer.body.user_order_total_payment }
  },
  { keepsWhenBack: () => !takeOrderChange() },
)
