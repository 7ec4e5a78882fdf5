/** Behaviour 2.14: a page reloads itself because of a failed chunk at most once in this time. */
const RELOAD_INTERVAL_MS = 60_000
const KEY = 'noren.chunk_reload'

/**
 * A script that is gone (a new release, a lost connection) is loaded again by reloading the page. Where storage is
 * forbidden it never reloads, because nothing would stop a loop.
 */
export function reloadOnFailedChunk(): void {
  // Sent by Astro when an island's script cannot be loaded.
  window.addEventListener('astro:hydration-error', (event) => {
    if (isFailedImport((event as CustomEvent<{ error: unknown }>).detail.error)) reload(event)
  })
  window.addEventListener('unhandledrejection', (event) => {
    if (isFailedImport(event.reason)) reload(event)
  })
}

/** Chromium, Firefox and Safari each word it differently; all throw a TypeError. */
function isFailedImport(error: unknown): boolean {
  return error instanceof TypeError && [/import/i, /module/i].every((word) => word.test(error.message))
}

function reload(event: Event): void {
  if (!mayReload(Date.now())) return
  event.preventDefault()
  location.reload()
}

function mayReload(now_ms: number): boolean {
  try {
    if (now_ms - Number(sessionStorage.getItem(KEY)) < RELOAD_INTERVAL_MS) return false
    sessionStorage.setItem(KEY, String(now_ms))
    return true
  } catch {
    return false
  }
}
