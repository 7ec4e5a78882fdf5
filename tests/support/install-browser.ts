import { Window } from 'happy-dom'
import { vi } from 'vitest'

const PROVIDED = ['document', 'location', 'history', 'localStorage', 'sessionStorage', 'matchMedia'] as const

/**
 * Gives Node what only browsers have, and nothing else: URL, fetch, crypto and streams stay Node's own, which the
 * shop API and its database need. `window` is the event target of `pagehide` and `storage`.
 */
export function installBrowser(url: string): void {
  const window = new Window({ url })
  for (const name of PROVIDED) vi.stubGlobal(name, window[name])
  vi.stubGlobal('window', window)
}

/** Tells the page what the browser would: `pagehide`, `pageshow`, `storage`. */
export function tellPage(type: string, facts: Record<string, unknown> = {}): void {
  window.dispatchEvent(Object.assign(new window.Event(type), facts))
}
