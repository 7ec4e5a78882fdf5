import { useEffect, useState } from 'react'

/** What only a browser knows, read once the page is there; undefined before, so that server and browser agree. */
export function useAfterLoad<T>(read: () => T): T | undefined {
  const [known, setKnown] = useState<{ value: T }>()
  useEffect(() => setKnown({ value: read() }), [read])
  return known?.value
}
