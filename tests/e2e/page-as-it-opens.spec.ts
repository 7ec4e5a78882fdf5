import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

test.describe('without the scripts of the page', () => {
  // They are held back, so that what stands there is what the first paint shows.
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('a message the shopper hid is not shown before a script could take it away', async ({ page }) => {
    await page.goto(`${toShopUrl('moto')}/cart/`)
    const message = page.locator('[data-message]').first()
    await message.locator('[data-hide-message]').click()
    await expect(message).toBeHidden()
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    await expect(message).toBeAttached()
    await expect(message).toBeHidden()
    // Had the editor changed it since, this visitor would not have seen it yet.
    await page.evaluate(() => {
      const hidden = JSON.parse(localStorage.getItem('noren.hidden_messages') ?? '{}') as Record<
        string,
        string
      >
      const earlier = Object.keys(hidden).map((code) => [code, '2020-01-01T00:00:00+09:00'])
      localStorage.setItem('noren.hidden_messages', JSON.stringify(Object.fromEntries(earlier)))
    })
    await page.reload()
    await expect(message).toBeVisible()
  })
})
