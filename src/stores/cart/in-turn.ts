import { atom } from 'nanostores'

let last: Promise<unknown> = Promise.resolve()

/** Changes of the cart that were asked for and not yet answered. */
export const $cartChanges = atom(0)

/**
 * Runs changes of the cart one after another, in the order they were asked for. A failed one does not stop the others.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  $cartChanges.set($cartChanges.get() + 1)
  const turn = last.then(work, work).finally(() => $cartChanges.set($cartChanges.get() - 1))
  last = turn.catch(() => undefined)
  return turn
}
