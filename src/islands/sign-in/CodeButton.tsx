import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { toFailureSentence } from '#src/text/calls/api-errors.ts'
import { BusyButton } from '../ui/BusyButton.tsx'

/** State of the request for a code by mail. */
export type CodeState = 'idle' | 'busy' | 'sent' | CallFailure

interface Props {
  label: string
  /** Said once the code is on its way. */
  sent: string
  state: CodeState
  onPress: () => void
}

/** Requests a code by mail, and shows the result. */
export function CodeButton({ label, sent, state, onPress }: Props) {
  return (
    <>
      <BusyButton is_busy={state === 'busy'} className="button-small" onPress={onPress}>
        {label}
      </BusyButton>
      <p className="form-hint" role="status">
        {state === 'sent' && <strong>{sent}</strong>}
        {typeof state === 'object' && toFailureSentence(state)}
      </p>
    </>
  )
}
