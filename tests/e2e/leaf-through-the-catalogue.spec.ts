import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

const address = `${toShopUrl('moto')}/flip-book/`

test('a shopper leafs through the catalogue with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address)
  const book = page.locator('[data-flip-book]').first()
  const open = book.locator('[data-open-page]')
  const status = book.getByRole('status')
  await expect(status).toHaveText('1 / 9ページ')
  await expect(open).toHaveCount(1)
  await book.focus()
  await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText('2–3 / 9ページ')
  await expect(open).toHaveCount(2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText('1 / 9ページ')
  await expect(book.getByRole('button', { name: '前のページ' })).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  // The address leads back to the open pages.
  await page.reload()
  await expect(status).toHaveText('2–3 / 9ページ')
  for (const _ of [1, 2, 3]) await book.getByRole('button', { name: '次のページ' }).click()
  await expect(status).toHaveText('8–9 / 9ページ')
  await expect(book.getByRole('button', { name: '次のページ' })).toBeDisabled()
  // The button is used up; the keyboard stays with the book.
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText('6–7 / 9ページ')
})

test('without script the catalogue is a list of its pages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.locator('[data-flip-page]:visible')).toHaveCount(
    await page.locator('[data-flip-page]').count(),
  )
  await expect(page.getByRole('button', { name: '次のページ' }).first()).toBeHidden()
  await context.close()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a swipe turns the page', async ({ page }) => {
    await page.goto(address)
    const book = page.locator('[data-flip-book]').first()
    await expect(book.getByRole('status')).toHaveText('1 / 9ページ')
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 480 }] })
    await touch('touchStart', 320)
    await touch('touchMove', 200)
    await touch('touchMove', 90)
    await touch('touchEnd')
    await expect(book.getByRole('status')).toHaveText('2 / 9ページ')
  })
})
