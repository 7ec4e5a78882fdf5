import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** A value of the page's address: null when it is not there, undefined while the published page is brought to life. */
export function useQuery(name: string): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => new URL(location.href).searchParams.get(name),
    () => undefined,
  )
}
