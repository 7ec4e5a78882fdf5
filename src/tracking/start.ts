// The only tracking script a page loads by itself, and only where a setting switches something on. The rest is loaded
// when the page is visible and idle.
function begin(): void {
  const load = () => void import('./track-page.ts').then(({ trackPage }) => trackPage())
  // Safari has no idle callback: https://developer.mozilla.org/docs/Web/API/Window/requestIdleCallback
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 })
  else setTimeout(load, 1)
}

function beginWhenSeen(): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

if (document.readyState === 'complete') beginWhenSeen()
else addEventListener('load', beginWhenSeen, { once: true })
