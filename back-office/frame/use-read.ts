import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLogoutIfAccessDenied } from 'react-admin'

/** Something read by a call, again after presses that change it. @param key first its name, then what it depends on */
export function useRead<Body>(key: readonly unknown[], read: () => Promise<Body>) {
  const logoutIfOver = useLogoutIfAccessDenied()
  const answer = useQuery({ queryKey: key, queryFn: read, placeholderData: (before) => before, retry: false })
  const { error } = answer
  useEffect(() => {
    if (error) void logoutIfOver(error)
  }, [error, logoutIfOver])
  return answer
}
