import { useSyncExternalStore } from 'react'
import { findMyBike, onMyBikeChange } from '#src/stores/bike/my-bike.ts'

/** Key of the bike this browser has chosen; null while there is none. */
export function useMyBike(): string | null {
  return useSyncExternalStore(
    onMyBikeChange,
    () => findMyBike()?.key ?? null,
    () => null,
  )
}
