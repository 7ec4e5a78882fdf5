import type { Page } from '@playwright/test'
import { logIn } from '#tests/support/member-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const MINE = '矢車モータース カゼ 250R'
const shop = toShopUrl('moto')
const getList = (page: Page) => page.locator('[data-list-items]')

/** By the beginning of the frame number, as it stands in the papers. */
async function chooseByFrame(page: Page): Promise<void> {
  await page.goto(`${shop}/bike/`)
  await page.getByRole('searchbox', { name: '車名・フレーム番号で探す' }).fill('8bk-qk25b')
  await page.getByRole('link', { name: MINE }).click()
  await page.waitForURL('**/bike/yaguruma/kaze-250r/')
  await expect(page.getByRole('button', { name: '選択中' })).toBeVisible()
}

for (const width of [390, 1280]) {
  test(`a rider of ${width} px says which bike once, and lists, products and the cart speak of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 860 })
    await chooseByFrame(page)
    await page.goto(`${shop}/category/brake/`)
    await expect(page.getByRole('banner').getByText(`マイバイク：${MINE}`)).toBeVisible()
    const everything = Number.parseInt(await page.locator('[data-list-count]').innerText())
    await page.getByRole('link', { name: '適合しない商品を除く' }).click()
    await page.waitForURL('**/category/brake/?bike=kaze-250r-2022')
    await expect(getList(page)).toHaveAttribute('aria-busy', 'false')
    const cards = getList(page).locator('[data-product]')
    await expect(cards.first().locator('.card-fit')).toBeVisible()
    const left = Number.parseInt(await page.locator('[data-list-count]').innerText())
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(everything)
    await expect(getList(page).getByText('不適合')).toHaveCount(0)
    // A filter keeps the bike.
    await page.locator('[data-list-sort]').selectOption('price_asc')
    await page.waitForURL('**bike=kaze-250r-2022**sort=price_asc**')
    await page.getByRole('link', { name: 'すべての商品を見る' }).click()
    await expect(page).not.toHaveURL(/bike=/)

    await page.goto(`${shop}/product/?bike=kaze-250r-2022&q=シンタードパッド`)
    await getList(page)
      .getByRole('link', { name: /シンタードパッド カゼ 250R用/ })
      .first()
      .click()
    await expect(page.locator('[data-fit-line]')).toContainText(`${MINE}（2022〜）に適合します。`)
    await page.locator('#buy-box [data-add-to-cart]').click()
    await expect(page.getByText('カートに入れました').first()).toBeVisible()
    await page.goto(`${shop}/cart/`)
    await expect(page.locator('.cart-line').first()).toContainText('に適合します。')
  })
}

test('what does not go on it says why, and is not recommended beside what does', async ({ page }) => {
  await chooseByFrame(page)
  await page.goto(`${shop}/product/?q=ライチョウ 125用`)
  await expect(getList(page).getByText('不適合').first()).toBeVisible()
  await getList(page).locator('a[data-field="link"]').first().click()
  await expect(page.locator('[data-fit-line]')).toContainText('には適合しません。')
  // A product that goes on it: of the shelves beside it, nothing that does not is left.
  await page.goto(`${shop}/product/?bike=kaze-250r-2022&q=カゼ 250R用`)
  await getList(page)
    .getByRole('link', { name: /カゼ 250R用/ })
    .first()
    .click()
  await expect(page.locator('[data-fit-line]')).toContainText(MINE)
  for (const shelf of ['accessories', 'recommend'])
    await expect(page.locator(`[aria-labelledby=${shelf}] li:visible .card-fit[data-fit=unfit]`)).toHaveCount(
      0,
    )
})

test('a bike is chosen by keyboard alone, and taken off again', async ({ page }) => {
  await page.goto(`${shop}/bike/`)
  await tabTo(page, page.getByRole('searchbox', { name: '車名・フレーム番号で探す' }))
  await page.keyboard.type('かぜ２５０')
  const found = page.locator('[data-bike-found] a').first()
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bike/yaguruma/kaze-250r/')
  await page.goto(`${shop}/bike/`)
  const off = page.getByRole('button', { name: `${MINE}を外す` })
  await tabTo(page, off)
  await page.keyboard.press('Enter')
  await expect(off).toBeHidden()
  await expect(page.getByRole('banner').getByText('マイバイクを選ぶ')).toBeVisible()
})

test('without script a bike’s parts are found by links, each with the years it goes on', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(shop)
  await page.getByRole('banner').getByRole('link', { name: 'マイバイクを選ぶ' }).click()
  // What only a script answers is not offered.
  await expect(page.getByRole('searchbox', { name: '車名・フレーム番号で探す' })).toBeHidden()
  await page.getByRole('link', { name: /^矢車モータース/ }).click()
  await page.getByRole('link', { name: 'カゼ 250R' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${MINE}の適合商品`)
  await expect(page.getByRole('button', { name: 'マイバイクにする' }).first()).toBeHidden()
  await expect(page.locator('.fit-words').first()).toContainText(/適合|要加工|要確認/)
  await page.getByRole('link', { name: '次のページ' }).click()
  await page.waitForURL('**/bike/yaguruma/kaze-250r/page/2/')
  await page.locator('a[data-field="link"]').first().click()
  await expect(page.locator('.fitment-table').first()).toContainText(MINE)
  await page.locator('.fitment-table').first().getByRole('link', { name: MINE }).first().click()
  await page.waitForURL('**/bike/yaguruma/kaze-250r/')
  await context.close()
})

test('a bike goes to the member’s garage, and is there on another device', async ({ page, browser }) => {
  await chooseByFrame(page)
  const { email, password } = await signInNewMember(page, 'moto')
  await page.goto(`${shop}/mypage/bike/`)
  await expect(page.getByRole('main')).toContainText(MINE)
  const other = await browser.newContext()
  const tab = await other.newPage()
  await tab.goto(`${shop}/login/`)
  await logIn(tab, { username: email, password })
  await tab.waitForURL('**/ec/')
  await expect(tab.getByRole('banner').getByText(`マイバイク：${MINE}`)).toBeVisible()
  await tab.goto(`${shop}/product/`)
  await expect(tab.getByRole('banner').getByText(`マイバイク：${MINE}`)).toBeVisible()
  await other.close()
})
