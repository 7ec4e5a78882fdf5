import type { CallFailure } from '#src/rules/calls/call-failure.ts'

/**
 * Behaviour 2.15: reloads the page. Afterwards the browser calls it a reload, so this cannot loop. Answers whether it
 * reloads.
 */
export function reloadWhenBack(failure: CallFailure): boolean {
  if (failure.kind !== 'network' || !isBackForward()) return false
  location.reload()
  return true
}

function isBackForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}
