import { useSyncExternalStore } from 'react'
import { getPageQuery } from '#src/site/page-query.ts'

const subscribe = () => () => undefined

/** A value of the query the page was opened with: null when it is missing, undefined before the script is ready. */
export function useQuery(name: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => getPageQuery().get(name),
    () => undefined,
  )
}
