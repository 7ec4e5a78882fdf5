import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Entry, keepTexts, listChanged } from './entry.ts'
import { type findInput, forgetInput, keepInput } from './kept-input.ts'

/** Nobody finds these on this device later. */
const SECRETS = new Set(['keycode', 'password', 'current_password', 'totp'])

interface Props {
  place: string
  base: Entry
  /** What was typed here before, to go on with. */
  kept: ReturnType<typeof findInput>
}

/** Keeps what is typed into the form around it, and puts back what was. */
export function KeptInput({ place, base, kept }: Props) {
  const { watch, reset, formState } = useFormContext<Entry>()
  const { isReady } = formState
  const isPutBack = useRef(kept === undefined)
  useEffect(() => {
    if (!isReady || isPutBack.current) return
    isPutBack.current = true
    reset({ ...base, ...kept?.values }, { keepDefaultValues: true })
  }, [isReady, base, kept, reset])
  useEffect(() => {
    const following = watch((values, { type }) => {
      // What the form fills in by itself is no input.
      if (type === undefined && isPutBack.current === false) return
      const typed = keepTexts(values as Entry, base)
      const changed = listChanged(typed, base).filter((name) => !SECRETS.has(name))
      if (changed.length === 0) return forgetInput(place)
      keepInput(place, {
        version: base.version ?? 0,
        values: Object.fromEntries(changed.map((name) => [name, typed[name]])),
      })
    })
    return () => following.unsubscribe()
  }, [watch, place, base])
  return null
}
