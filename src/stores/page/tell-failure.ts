import type { CallFailure } from '#src/rules/calls/call-failure.ts'
import { showToast } from './toasts.ts'

/** Says in a toast why something was not done. Whoever left the page is told nothing. */
export function tellFailure(failure: CallFailure): void {
  if (failure.kind === 'cancelled') return
  showToast(failure.kind === 'refused' ? failure : { code: failure.kind }, 'negative')
}
