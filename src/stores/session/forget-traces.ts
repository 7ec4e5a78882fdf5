import { endPayment } from '#src/stores/checkout/payment-progress.ts'
import { listStored, setStored } from '#src/stores/page/storage.ts'

/** Kept all the same: what tells the other tabs of the logout, and the shop's messages somebody has read. */
const KEPT = ['noren.session', 'noren.hidden_messages']

/** Forgets whatever this browser keeps of a visit: on a device others use, the next one finds nothing of it. */
export function forgetTraces(): void {
  endPayment()
  for (const kind of ['local', 'session'] as const) {
    for (const key of listStored(kind)) {
      if (key.startsWith('noren.') && !KEPT.includes(key)) setStored(kind, key, null)
    }
  }
}
