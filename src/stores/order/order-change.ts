import { getStored, setStored } from '#src/stores/page/storage.ts'

const KEY = 'noren.order_changed'

/** Notes that an own order changed on its page, for the list that the browser may keep behind it. */
export function noteOrderChange(): void {
  setStored('session', KEY, true)
}

/** Whether an order changed since the list was last read. Asking resets it, because the list is then read again. */
export function takeOrderChange(): boolean {
  const isChanged = getStored('session', KEY) !== null
  setStored('session', KEY, null)
  return isChanged
}
