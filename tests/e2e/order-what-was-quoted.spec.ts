import type { Page } from '@playwright/test'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { enterShop } from '#tests/support/keycode.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { logIn } from '#tests/support/member-errands.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { changeOnShelf, openStaff, putOnShelf } from '#tests/support/staff-errands.ts'

const site = 'hojin'
const shop = toShopUrl(site)

/** Keeps the cart as a quotation and goes to it, 390 px wide. */
async function keep(page: Page, title: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop}/cart/`)
  await page.getByText('見積書をダウンロードする').click()
  await page.getByLabel('宛名（任意）').fill('株式会社のれん製作所 御中')
  await page.getByLabel('件名（任意）').fill(title)
  await page.getByRole('button', { name: '見積書を保存する' }).click()
  await expect(page.getByText(/^見積書 Q-\d{4}-\d{6} を保存しました（有効期限 /)).toBeVisible()
}

async function openQuoted(page: Page) {
  const { email } = await signInNewMember(page, site)
  const staff = openStaff(site)
  const shelf = await putOnShelf(staff, { name: '見積もりを取る棚', stock: 9, unit_price: 4_400 })
  await beginCheckout(page, site, [{ product_id: shelf.product_id, quantity: 3 }], {
    email,
    payment: '銀行振込',
  })
  return { staff, shelf }
}

// A refused total is what one of them is about.
test.use({ expectedComplaints: [/status of 422/] })

const press = (page: Page) => page.getByRole('button', { name: 'この内容で注文を確定する' })

test('what was quoted is ordered by one press at the quoted price, though the shop asks more by now', async ({
  page,
}) => {
  test.slow()
  const { staff, shelf } = await openQuoted(page)
  await keep(page, '冬の棚')
  await lookWithAxe(page, 'cart kept as a quotation')
  await page.getByRole('link', { name: '保存した見積書を見る' }).click()
  await page.waitForURL('**/mypage/quotation/*/')
  const address = page.url()
  await changeOnShelf(staff, shelf.id, ({ products }) => ({
    products: products.map((product) => ({ ...product, unit_price: 9_900 })),
  }))

  const main = page.getByRole('main')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await expect(press(page)).toBeEnabled()
    await expect(main).toContainText('13,200円')
    await expect(main).toContainText('税抜 4,000円')
    await expect(main).toContainText('今の価格 9,900円')
    await expect(main).toContainText('特定商取引法に基づく表記')
    await lookWithAxe(page, `a quotation, ${width} px wide`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await press(page).focus()
  await page.keyboard.press('Enter')
  const order_no = await readOrderNo(page)
  await expect(main).toContainText('13,200円')
  await page.goto(address)
  await expect(main).toContainText('この見積書はご注文済みです')
  await expect(main).toContainText(order_no)
  await expect(press(page)).toHaveCount(0)
})

test('another total than the one on the screen is refused; in the cart the quoted prices hold', async ({
  page,
}) => {
  test.slow()
  const { staff, shelf } = await openQuoted(page)
  await keep(page, '別の棚')
  await changeOnShelf(staff, shelf.id, ({ products }) => ({
    products: products.map((product) => ({ ...product, unit_price: 9_900 })),
  }))
  await page.getByRole('link', { name: '保存した見積書を見る' }).click()
  await page.waitForURL('**/mypage/quotation/*/')
  // As a page does that was opened before the shipping fee changed.
  await page.route('**/me/quotations/*/order', (route) =>
    route.continue({ postData: JSON.stringify({ total_payment: 1 }) }),
  )
  await press(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'ご注文を確定できませんでした' })
  await expect(alert).toContainText('お支払い金額が変わりました')
  await page.getByRole('button', { name: '内容を変えて注文する' }).click()
  await page.getByRole('button', { name: '入れ替える' }).click()
  await page.waitForURL('**/cart/')
  const main = page.getByRole('main')
  await expect(main).toContainText(/見積 Q-\d{4}-\d{6} の価格/)
  await expect(main).toContainText('13,200円')
  await lookWithAxe(page, 'cart at quoted prices')
})

test('of an expired quotation the goods go into the cart at today’s prices', async ({ page }) => {
  test.slow()
  await enterShop(page.context(), site)
  await page.goto(`${shop}/login/`)
  await logIn(page)
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.goto(`${shop}/mypage/quotation/`)
  const main = page.getByRole('main')
  const expired = main.getByRole('listitem').filter({ hasText: '下期の安全用品' })
  await expect(expired).toContainText('期限切れ')
  await lookWithAxe(page, 'quotations')
  await expired.getByRole('link', { name: /^内容を見る/ }).click()
  await expect(main).toContainText('有効期限が過ぎました')
  await expect(press(page)).toHaveCount(0)
  await lookWithAxe(page, 'an expired quotation')
  await page.getByRole('button', { name: '今の価格で作り直す' }).click()
  const replace = page.getByRole('button', { name: '入れ替える' })
  await Promise.race([page.waitForURL('**/cart/'), replace.click()])
  await page.waitForURL('**/cart/')
  await expect(main.getByRole('link', { name: 'レジへ進む' })).toBeVisible()
  await expect(main).not.toContainText('の価格')
})
