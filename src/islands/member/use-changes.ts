import { useRef, useState } from 'react'
import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { tellFailure, showToast } from '#src/stores/page/toasts.ts'

/** A member's changes on a screen: one at a time, and a toast says how it ended. */
export function useChanges() {
  const [busy, setBusy] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  /**
   * @param name tells the buttons of a screen apart, e.g. `delete-7`
   * @param done code of the toast (src/text/page/toasts.ts) when it was done
   * @returns whether it was done
   */
  async function change(name: string, work: () => Promise<CallFailure | null>, done?: string) {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setBusy(name)
    try {
      const failure = await work()
      if (failure) tellFailure(failure)
      else if (done) showToast({ code: done })
      return !failure
    } finally {
      isUnderWay.current = false
      setBusy(null)
    }
  }

  return { busy, change }
}

export type Changes = ReturnType<typeof useChanges>
