/** Behaviour 2.14: a page reloads itself because of a failed chunk at most once in this time. */
const RELOAD_INTERVAL_MS = 60_000
const KEY = 'noren.chunk_reload'

/**
 * A script that is gone (a release later, a lost connection) is had again by loading the page again.
 * Where storage is forbidden it never reloads, because nothing would stop it from reloading for ever.
 */
export function reloadOnFailedChunk(): void {
  // Said by Astro when the script of an island cannot be had.
  window.addEventListener('astro:hydration-error', (event) => {
    if (isFailedImport((event as CustomEvent<{ error: unknown }>).detail.error)) reload(event)
  })
  window.addEventListener('unhandledrejection', (event) => {
    if (isFailedImport(event.reason)) reload(event)
  })
}

/** Chromium, Firefox and Safari each have their own words for it, all of a TypeError. */
function isFailedImport(error: unknown): boolean {
  return (
    error instanceof TypeError && /import.* module|module.* import|importing a module/i.test(error.message)
  )
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
