import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, isProductGone, toCallFailure } from '#src/rules/calls/call-failure.ts'

/** How a submission ended: `left` when the page is on its way to the next one, `done` when it stays. */
export type SubmissionEnd = 'left' | 'done' | 'invalid' | { failure: CallFailure; sentences: string[] }

/** Submits a form once at a time, and stays busy while the next page is on its way. */
export function useSubmission(submit: () => Promise<SubmissionEnd>) {
  const [is_busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Exclude<SubmissionEnd, string> | null>(null)
  /** Grows with every submission that failed: the summary takes the focus again. */
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

  // Back from the next page: this one comes alive as it was left, busy.
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
    // A toast tells of goods that left the shop; the summary would say it a second time.
    if (end !== 'invalid' && !isProductGone(end.failure)) setRefusal(end)
  }

  return { is_busy, failures, refusal, onSubmit: (event: SyntheticEvent) => void onSubmit(event) }
}

/** What did not come over the wire is said like a failed call; a bug is thrown on. */
function toEnd(error: unknown): SubmissionEnd {
  return { failure: toCallFailure(error), sentences: [] }
}
