import type { Locator, Page } from '@playwright/test'
import { enterShop } from '#tests/support/keycode.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { logIn, logOut } from '#tests/support/member-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { chooseOptions, getPlaceButton, goFromCartToConfirm, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { makeBuyer } from '#tests/support/staff-errands.ts'

const shop = toShopUrl('hojin')
/** What 株式会社のれん製作所 agreed on (`demo/hojin/business.ts`): a set of wrenches for less. */
const WRENCH = { key: 'wrench-combi-12', usual: '14,800', agreed: '13,607', untaxed: '12,370' }

test.beforeEach(({ context }) => enterShop(context, 'hojin'))

const findCard = (page: Page) => page.locator(`article[data-product="${WRENCH.key}"]`)

async function expectAgreed(place: Locator): Promise<void> {
  await expect(place.locator('[data-field="price"]')).toContainText(WRENCH.agreed)
  await expect(place.locator('[data-field="untaxed_price"]')).toContainText(WRENCH.untaxed)
  await expect(place.locator('[data-field="list_price"]')).toContainText(WRENCH.usual)
  await expect(place.getByText('契約価格')).toBeVisible()
}

async function expectUsual(place: Locator): Promise<void> {
  await expect(place.locator('[data-field="price"]')).toContainText(WRENCH.usual)
  await expect(place.getByText('契約価格')).toHaveCount(0)
}

for (const width of [1280, 390]) {
  test(`a buyer pays what the company agreed on, from the list to the order, at ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    // A member of its own, whose cart no other errand fills.
    const { email, password } = await signInNewMember(page, 'hojin')
    await makeBuyer('K-1001', email)
    await logOut(page, 'hojin')
    await page.goto(`${shop}/login/`)
    await logIn(page, { username: email, password })
    await page.waitForURL('**/ec/')
    await page.goto(`${shop}/product/?q=${encodeURIComponent('コンビネーションレンチ')}`)
    await expectAgreed(findCard(page))
    await lookWithAxe(page, 'list with agreed prices')
    // Another page of results is written by script.
    await page.locator('[data-list-sort]').selectOption({ index: 1 })
    await expectAgreed(findCard(page))

    await page.goto(`${shop}/product/glove-urethane/`)
    const price = page.locator('#buy-box [data-field="price"]')
    await chooseOptions(page, ['M', '10双'])
    await expect(price).toHaveText(/1,056/)
    await expect(page.locator('[data-choice-status]')).toContainText('契約価格 1,056円')
    // No price was agreed on for this size.
    await chooseOptions(page, ['LL', '10双'])
    await expect(price).toHaveText(/1,200/)
    await expect(page.locator('#buy-box').getByText('契約価格')).toHaveCount(0)

    await page.goto(`${shop}/product/${WRENCH.key}/`)
    await expectAgreed(page.locator('#buy-box'))
    await page.locator('#buy-box [data-add-to-cart]').click()
    await expect(page.getByText('カートに入れました').first()).toBeVisible()
    await page.goto(`${shop}/cart/`)
    const line = page.locator('.cart-line').filter({ hasText: 'コンビネーションレンチ 12本組' })
    await expect(line).toContainText(WRENCH.agreed)
    await expect(line.getByText('契約価格')).toBeVisible()
    await expect(line.locator('s')).toHaveText(`${WRENCH.usual}円`)
    await lookWithAxe(page, 'cart with agreed prices')
    await goFromCartToConfirm(page, 'hojin', { email })
    await expect(page.locator('.ordered-lines')).toContainText(WRENCH.agreed)
    await getPlaceButton(page).click()
    await readOrderNo(page)
    await page.goto(`${shop}/mypage/order_history/`)
    await expect(page.getByText(WRENCH.agreed).first()).toBeVisible()
  })
}

test('nobody else sees it, and after the logout nobody does', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/v1/me/prices')) asked.push(request.url())
  })
  await page.goto(`${shop}/product/${WRENCH.key}/`)
  await expectUsual(page.locator('#buy-box'))
  await signInNewMember(page, 'hojin')
  await page.goto(`${shop}/product/${WRENCH.key}/`)
  await page.waitForLoadState('networkidle')
  await expectUsual(page.locator('#buy-box'))
  expect(asked).toEqual([])
  await logOut(page, 'hojin')

  await page.goto(`${shop}/login/`)
  await logIn(page)
  await page.waitForURL('**/ec/')
  await page.goto(`${shop}/product/${WRENCH.key}/`)
  await expectAgreed(page.locator('#buy-box'))
  // The login ends elsewhere; the page stays open.
  const other = await page.context().newPage()
  await logOut(other, 'hojin')
  await expectUsual(page.locator('#buy-box'))
})
