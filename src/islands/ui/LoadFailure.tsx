import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { RETRY, toFailureSentence } from '#src/text/calls/api-errors.ts'
import { Notice } from './Notice.tsx'

interface Props {
  title: string
  failure: CallFailure
  onRetry: () => void
}

/** What could not be loaded, why, and a button to try again. */
export function LoadFailure({ title, failure, onRetry }: Props) {
  return (
    <div role="alert">
      <Notice tone="bad" title={title}>
        <p>{toFailureSentence(failure)}</p>
        <button className="button button-small" type="button" onClick={onRetry}>
          {RETRY}
        </button>
      </Notice>
    </div>
  )
}
