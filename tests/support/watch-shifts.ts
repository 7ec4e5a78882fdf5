import type { BrowserContext, Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** From now on every page of the context counts what moves in it. */
export function watchShifts(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] }
    Object.assign(window, { shifts })
    const toWords = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const toName = (node: Node | null) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? ''
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.total += value
        for (const { node, previousRect, currentRect } of sources)
          shifts.moved.push(
            `${toWords(previousRect)} → ${toWords(currentRect)}: ${toName(node).slice(0, 200)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much moved in a page, as browsers reckon it, and what from where to where. */
export function readShifts(page: Page): Promise<{ total: number; moved: string[] }> {
  return page.evaluate(() => (window as unknown as { shifts: { total: number; moved: string[] } }).shifts)
}
