import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, isProductGone, toCallFailure } from '#src/rules/calls/call-failure.ts'

/** How a submission ended: `left` when the page is going to the next one, `done` when it stays. */
export type SubmissionEnd = 'left' | 'done' | 'invalid' | { failure: CallFailure; sentences: string[] }

/** Submits a form one at a time, and stays busy while the next page loads. */
export function useSubmission(submit: () => Promise<SubmissionEnd>) {
  const [is_busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Exclude<SubmissionEnd, string> | null>(null)
  /** Counts failed submissions: with each the summary takes the focus again. */
  const [failures, setFailures] = useState(0)
  const isUnderWay = useRef(false)

  const wake = useCallback(() => {
    isUnderWay.current = false
    setBusy(false)
  }, [])
  const release = (bug: unknown): never => {
    wake()
    throw bug
  }

  // Back from the next page: this one was restored as it was left, busy.
  useEffect(() => {
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [wake])

  async function onSubmit(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    const end = await submit().catch(toEnd).catch(release)
    if (end === 'left') return
    wake()
    if (end === 'done') return setFailures(0)
    setFailures((count) => count + 1)
    // A toast tells about goods that left the shop, so the summary does not.
    if (end !== 'invalid' && !isProductGone(end.failure)) setRefusal(end)
  }

  return { is_busy, failures, refusal, onSubmit: (event: SyntheticEvent) => void onSubmit(event) }
}

/** A failed script load is shown like a failed call; a bug is thrown on. */
function toEnd(error: unknown): SubmissionEnd {
  return { failure: toCallFailure(error), sentences: [] }
}
