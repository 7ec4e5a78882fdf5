import type { Locator, Page } from '@playwright/test'

/** Takes hold of something with the mouse and lets go over something else, a little below its middle. */
export async function dragByMouse(page: Page, what: Locator, over: Locator, below = 0): Promise<void> {
  const [from, to] = [(await what.boundingBox())!, (await over.boundingBox())!]
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  // A little first: less would be a press.
  await page.mouse.move(x, y + Math.sign(to.y - from.y) * 20, { steps: 5 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + below, { steps: 10 })
  await page.mouse.up()
}

/** Lifts something with the space bar, moves it by an arrow key and lets it down; each step is heard before the next. */
export async function dragByKeys(page: Page, what: Locator, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  const hear = (words: string) => page.getByText(words).waitFor({ state: 'attached' })
  await what.focus()
  await page.keyboard.press('Space')
  await hear('を持ち上げています。')
  // dnd-kit listens to the keys a moment after it was told of the first one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.keyboard.press(key)
  await hear('」の位置にあります。')
  await page.keyboard.press('Space')
  await hear('を置きました。')
}
