import { useQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'

/** Reads what a form begins with, afresh whenever it is opened. A session that is over leads to the login. */
export function useEntry<Edited>(place: string, read: () => Promise<Edited>) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const { data, error } = useQuery({
    queryKey: ['entry', place],
    queryFn: async () => {
      try {
        return await read()
      } catch (error) {
        await logoutIfAccessDenied(error)
        throw error
      }
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  return { entry: data, error }
}
