import { createContext, useContext } from 'react'
import type { KindEntry } from './subject.ts'

/** Around every screen of a kind: what its subject says of it. */
export const KindContext = createContext<KindEntry | undefined>(undefined)

/** @throws outside a screen of a kind */
export function useKind(): KindEntry {
  const kind = useContext(KindContext)
  if (!kind)
    throw new Error(
      'useKind() stands outside a screen of a kind: only list, form and edit of a KindEntry have one.',
    )
  return kind
}
