import type { Page } from '@playwright/test'

const TABS = 3

/** Goes through a list in several tabs of one visitor: where most of the time is waiting, it is waited for together. */
export async function inTabs<Item>(
  page: Page,
  items: readonly Item[],
  look: (tab: Page, item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const walk = async (tab: Page) => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await look(tab, item)
  }
  const more = await Promise.all(Array.from({ length: TABS - 1 }, () => page.context().newPage()))
  await Promise.all([page, ...more].map(walk))
  await Promise.all(more.map((tab) => tab.close()))
}
