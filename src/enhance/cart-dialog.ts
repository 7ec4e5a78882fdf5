import type { CallFailure } from '#src/rules/call-failure.ts'
import { showToast } from '#src/stores/toasts.ts'
import { showToasts } from './toasts.ts'

/** Says how adding to the cart ended: that it is in, with the way to the cart, or why it is not. */
export function showAdded(failure: CallFailure | null): void {
  showToasts()
  if (!failure) showToast({ code: 'cart.added' })
  else if (failure.kind === 'refused') showToast(failure, 'negative')
  // Whoever left the page is told nothing.
  else if (failure.kind !== 'cancelled') showToast({ code: failure.kind }, 'negative')
}
