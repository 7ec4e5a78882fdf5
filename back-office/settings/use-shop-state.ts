import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { ShopState } from '#contract/shapes/shops.ts'
import { OPENING_TEXT } from '#src/text/back-office/opening.ts'
import { callApi } from '../api/call-api.ts'
import { announceSave } from '../frame/save-notice.ts'

const STATE = ['shop-state']

/** Whether the shop is being prepared, open or closed, and how to open or close it. */
export function useShopState() {
  const queries = useQueryClient()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const reading = useQuery({ queryKey: STATE, queryFn: () => callApi('GET /v1/admin/shop-state') })
  const version = reading.data?.version ?? 0
  const { mutate, error, isPending } = useMutation({
    mutationFn: (state: Exclude<ShopState, 'preparing'>) =>
      callApi('PUT /v1/admin/shop-state', { body: { state, version } }),
    onSuccess: (saved) => {
      queries.setQueryData(STATE, saved)
      announceSave({
        sentence: saved.state === 'open' ? OPENING_TEXT.opened : OPENING_TEXT.closed,
        change: { type: 'settings', key: 'SITE.STATE', version: saved.version },
      })
    },
    onError: async (refusal) => {
      await logoutIfAccessDenied(refusal)
      // Somebody else may have switched it, or taken away what it needs.
      await queries.invalidateQueries({ queryKey: STATE })
      await queries.invalidateQueries({ queryKey: ['opening'] })
    },
  })
  return {
    state: reading.data?.state,
    switchTo: mutate,
    isSwitching: isPending,
    error: error ?? reading.error,
  }
}
