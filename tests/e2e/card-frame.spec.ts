import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { fillCard, getCardFrame } from '#tests/support/card-frame.ts'
import { sites, toApiUrl, toMotoUrlForNode, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable } from '#tests/support/shopper.ts'
import { tick } from '#tests/support/tick.ts'
import { inTurn } from '#tests/support/turns.ts'

for (const [nth, site] of inTurn([...sites.entries()])) {
  test(`in ${site} a card is typed at its provider, who says what is wrong and tells the shop no number`, async ({
    page,
  }) => {
    const shop = toShopUrl(site)
    const heard: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(shop)) heard.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    const product = await findBuyable(site, { nth: 20 + nth })
    await beginCheckout(page, site, [product], { email: `framed-${site}@example.com` })
    await page.goto(`${shop}/cart/payment/`)
    await tick(page.getByRole('radio', { name: 'クレジットカード' }))
    const frame = getCardFrame(page)
    const number = frame.getByRole('textbox', { name: 'カード番号' })
    await expect(number).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      // As high as its fields: nothing is cut off, nothing scrolls within.
      await expect(async () => {
        const fields = await frame
          .locator('body')
          .evaluate((body) => [(body as HTMLElement).offsetHeight, body.scrollWidth])
        const box = await page.locator('iframe.card-frame').boundingBox()
        expect(Math.abs((box?.height ?? 0) - (fields[0] ?? 0))).toBeLessThan(2)
        expect(fields[1]).toBeLessThanOrEqual(box?.width ?? 0)
      }).toPass()
    }
    const onward = page.getByRole('button', { name: '注文内容の確認へ進む' })
    await onward.click()
    await expect(frame.getByText('カード番号を入力してください。')).toBeVisible()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /カード番号を入力してください/ })
      .click()
    await expect(number).toBeFocused()
    for (const name of ['カード名義人', '有効期限', 'セキュリティコード']) {
      await page.keyboard.press('Tab')
      await expect(frame.getByRole('textbox', { name })).toBeFocused()
    }
    await fillCard(page, '4111111111111111')
    await expect(frame.locator('[aria-invalid]')).toHaveCount(0)
    await frame.getByRole('textbox', { name: 'セキュリティコード' }).press('Enter')
    await page.waitForURL('**/cart/confirm/')
    await expect(page.getByText('Visa 下4桁 1111').first()).toBeVisible()
    expect(heard.join('\n')).not.toMatch(/4111|test-card-provider/)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).not.toContain('4111')
  })
}

test('a page that is no shop of the provider’s hears nothing, and the frame is not shown in it', async ({
  page,
}) => {
  const address = await page.request
    .get(`${toApiUrl()}/moto/v1/settings/payment-service/card`)
    .then(async (answer) => ((await answer.json()) as { frame_url: string }).frame_url)
  const opened = await page.request.get(`${address}?parent=${encodeURIComponent('https://shop.example')}`)
  expect(opened.headers()['content-security-policy']).toContain('frame-ancestors https://shop.example')
  // A page of the shop that takes no card allows no frame, either way.
  const readPolicy = async (path: string) =>
    (await page.request.get(toMotoUrlForNode() + path)).headers()['content-security-policy']
  expect(await readPolicy('/cart/payment/')).toContain(`frame-src ${new URL(address).origin}`)
  expect(await readPolicy('/cart/')).toContain("frame-src 'none'")
})
