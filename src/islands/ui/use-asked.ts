import { useEffect, useEffectEvent, useState } from 'react'
import type { Told } from '#src/stores/calls/ask.ts'

/** Asks as soon as there is something to ask about, e.g. the token of a mail's link. Null until it is answered. */
export function useAsked<T>(about: string | null | undefined, question: (about: string) => Promise<Told<T>>) {
  const [told, setTold] = useState<Told<T> | null>(null)
  const put = useEffectEvent(question)
  useEffect(() => {
    if (about) void put(about).then(setTold)
  }, [about])
  return {
    told,
    retry(): void {
      setTold(null)
      if (about) void question(about).then(setTold)
    },
  }
}
