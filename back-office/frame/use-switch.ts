import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import type { SettingKey } from '#contract/shapes/setting-values.ts'
import { STAFF_RIGHTS, type StaffRole } from '#contract/staff-rights.ts'
import { callApi } from '../api/call-api.ts'

const FRESH_MS = 5 * 60_000

/** The switches of the shop that are on, of those that parts of the back office depend on; none until they are known. */
export function useSwitches(): ReadonlySet<string> {
  const { permissions: role } = usePermissions<StaffRole | null>()
  const { data } = useQuery({
    // Its first part is the path of the settings' screen: what is saved there is read again.
    queryKey: ['settings', 'switches'],
    queryFn: async () => {
      const { data: settings } = await callApi('GET /v1/admin/settings')
      return new Set(settings.filter(({ value }) => value === true).map(({ key }) => key))
    },
    enabled: Boolean(role && STAFF_RIGHTS[role].shop !== 'none'),
    staleTime: FRESH_MS,
    retry: false,
  })
  return data ?? NONE
}

const NONE: ReadonlySet<string> = new Set()

/** Whether a switch of the shop is on. */
export const useSwitch = (key: SettingKey): boolean => useSwitches().has(key)
