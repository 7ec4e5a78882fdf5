import { vi } from 'vitest'

const PATIENT = Symbol.for('noren.tests.patient')
const GIVES_UP_MS = 10_000

/** `vi.waitFor` gives up after a second, which a busy machine may need. Here it waits as long as `expect.poll` does. */
function waitLongEnough(): void {
  // Files that share a worker come here one after the other.
  if (PATIENT in vi) return
  const { waitFor } = vi
  const patient: typeof vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: GIVES_UP_MS, ...options })
  Object.assign(vi, { waitFor: patient, [PATIENT]: true })
}

waitLongEnough()
