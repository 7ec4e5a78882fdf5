import type { Page } from '@playwright/test'

/** How much slower than this machine a shopper's telephone is taken to be. */
export const SLOW_DOWN = 4
/** Event Timing tells of nothing shorter. */
const SHORTEST_MS = 16
/** How long to wait after the last input until its paint is reported. */
const SETTLE_MS = 400

interface Told {
  interaction_id: number
  duration_ms: number
  what: string
}

/**
 * Slows the processor down and notes from input to next paint, as Interaction to Next Paint does: the longest event of
 * each interaction (https://web.dev/articles/inp).
 * @returns what one screen took; those shorter than Event Timing tells are not among them
 */
export async function watchInteractions(page: Page) {
  const longest = new Map<string, Told>()
  let documents = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) documents += 1
  })
  await page.exposeFunction('tellInteraction', (told: Told) => {
    const key = `${documents}-${told.interaction_id}`
    if ((longest.get(key)?.duration_ms ?? 0) < told.duration_ms) longest.set(key, told)
  })
  await page.addInitScript((durationThreshold) => {
    const { tellInteraction } = globalThis as unknown as { tellInteraction: (told: Told) => void }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        const { interactionId: interaction_id, duration: duration_ms, name, target } = entry
        const element = target as HTMLElement | null
        const what = `${name} ${(element?.ariaLabel || element?.id || element?.textContent || '').trim().slice(0, 24)}`
        if (interaction_id) tellInteraction({ interaction_id, duration_ms, what })
      }
    })
    observer.observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit)
  }, SHORTEST_MS)
  await page.addInitScript(keepPainting)
  const client = await page.context().newCDPSession(page)
  return {
    /** Only while somebody acts: a page that loads at a quarter of the speed makes the run longer, not better. */
    slowDown: () => client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN }),
    async takeInteractions(): Promise<Told[]> {
      await page.waitForTimeout(SETTLE_MS)
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const told = [...longest.values()].sort((a, b) => a.duration_ms - b.duration_ms)
      longest.clear()
      return told
    },
  }
}

/**
 * Changes one pixel with every frame. Without a screen the browser leaves out frames in which it sees nothing new, and an
 * event then lasts until whatever is painted next, be it a second later.
 */
function keepPainting(): void {
  const pixel = document.createElement('div')
  Object.assign(pixel.style, { position: 'fixed', top: '0', left: '0', width: '1px', height: '1px' })
  let frames = 0
  const paint = () => {
    // Scripts of the page may have begun the document anew.
    if (!pixel.isConnected) document.documentElement?.append(pixel)
    pixel.style.background = (frames += 1) % 2 ? 'black' : 'white'
    requestAnimationFrame(paint)
  }
  requestAnimationFrame(paint)
}
