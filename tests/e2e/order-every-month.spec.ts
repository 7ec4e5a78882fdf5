import type { Page } from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
import { openDb } from '#shop-api/db/open-db.ts'
import { business_accounts, business_buyers } from '#shop-api/db/schema/business.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { order_lists } from '#shop-api/db/schema/order-lists.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { closeShop, openShop, SHOP_FOLDER } from '#tests/support/shop-process.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, putIntoCart } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { changeOnShelf, openStaff, putOnShelf } from '#tests/support/staff-errands.ts'

const site = 'hojin'
const shop = toShopUrl(site)

/**
 * Lets the day of a list come, and its owner and a colleague buy for one company. The shop is closed meanwhile, because only one
 * process opens its database.
 */
async function letDayCome(id: number, emails: string[]): Promise<void> {
  const folder = process.env[SHOP_FOLDER] ?? ''
  await closeShop(folder)
  const { db, close } = await openDb(`${folder}/shop`)
  const buyers = await db.select().from(users).where(inArray(users.email, emails))
  const channel_id = buyers[0]!.channel_id
  const [account] = await db
    .insert(business_accounts)
    .values({ channel_id, code: `E-${id}`, name: '株式会社みなと工業' })
    .returning()
  await db
    .insert(business_buyers)
    .values(buyers.map((buyer) => ({ user_id: buyer.id, account_id: account!.id, role: 'buyer' as const })))
  const today = toJapanDay(new Date())
  await db.update(order_lists).set({ next_on: today, told_on: today }).where(eq(order_lists.id, id))
  await close()
  await openShop(folder)
}

/** Nothing is wider than the screen. */
async function expectToFit(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('what is in the cart becomes a list; next month one press orders it, and colleagues order from it', async ({
  page,
  browser,
}) => {
  test.setTimeout(8 * 60_000)
  const main = page.getByRole('main')
  const tag = crypto.randomUUID().slice(0, 4)
  const { email } = await signInNewMember(page, site)
  const staff = openStaff(site)
  const goods = await findBuyable(site, { least: 12, nth: 5 })
  const rare = await putOnShelf(staff, { name: `限定の手袋 ${tag}`, stock: 9 })

  // Nothing yet: the screen says how a list comes to be.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shop}/mypage/order_list/`)
  await expect(main).toContainText('発注リストはまだありません')
  await putIntoCart(page, site, goods)
  await page.goto(`${shop}/cart/`)
  await page.getByText('発注リストに保存').click()
  await page.getByLabel('リスト名').fill(`毎月の補充 ${tag}`)
  await page.getByLabel('発注日').selectOption({ label: '毎月末日' })
  await lookWithAxe(page, 'cart with a list to keep')
  await expectToFit(page, 390)
  await page.getByRole('button', { name: '発注リストを作成する' }).click()
  await page.waitForURL(/\/mypage\/order_list\/\d+\//)
  await expect(main).toContainText('発注リストを保存しました。')
  await expect(main).toContainText('毎月末日')
  await lookWithAxe(page, 'a list on a phone')
  await expectToFit(page, 390)
  const id = Number(/order_list\/(\d+)/.exec(page.url())?.[1])

  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  const { email: other } = await signInNewMember(colleague, site, { last_name: '山岸' })
  await letDayCome(id, [email, other])

  // By keyboard, as in a sheet; what was typed survives a reload.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${shop}/mypage/order_list/${id}/`)
  const quantities = main.getByRole('textbox', { name: /の数量$/ })
  await main.getByLabel('品番', { exact: true }).fill(rare.key)
  await page.keyboard.press('Enter')
  await expect(main).toContainText(`「${rare.name}」を追加しました`)
  await quantities.first().focus()
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(quantities.nth(1)).toBeFocused()
  await page.keyboard.type('x')
  await main.getByRole('button', { name: '変更を保存する' }).click()
  await expect(quantities.nth(1)).toBeFocused()
  await expect(quantities.nth(1)).toHaveAccessibleDescription('1から9,999までの数字で入力してください。')
  await quantities.nth(1).fill('2')
  await page.reload()
  await expect(quantities.first()).toHaveValue('4')
  await expect(main).toContainText('変更はまだ保存されていません。')
  await main.getByLabel('社内で共有する').check()
  await lookWithAxe(page, 'a list that is edited')
  await main.getByRole('button', { name: '変更を保存する' }).click()
  await expect(main).not.toContainText('変更はまだ保存されていません。')
  await expect(main).toContainText('税抜合計')

  // One of them is sold out on the day: it is said before and after.
  await changeOnShelf(staff, rare.id, ({ products }) => ({
    products: products.map((variation) => ({ ...variation, stock: 0 })),
  }))
  await page.goto(`${shop}/mypage/order_list/${id}/`)
  await expect(main).toContainText('在庫がありません。カートには入りません。')
  await page.goto(`${shop}/mypage/`)
  await expect(main).toContainText('本日発注するリスト')
  await lookWithAxe(page, 'mypage with a list that is due')
  await main.getByRole('button', { name: `：毎月の補充 ${tag}` }).click()
  await page.waitForURL('**/cart/')
  await expect(main).toContainText(`「${rare.name}」は在庫がないため、カートに入れていません。`)
  await expect(page.getByRole('textbox', { name: '数量', exact: true }).first()).toHaveValue('5')
  await page.goto(`${shop}/mypage/order_list/`)
  await expect(main).toContainText('次回の発注日')
  await expect(main).not.toContainText('本日発注するリスト')

  // The colleague sees it, orders from it, and changes nothing.
  const theirs = colleague.getByRole('main')
  await colleague.goto(`${shop}/mypage/order_list/`)
  await expect(theirs).toContainText('作成者：')
  await theirs.getByRole('link', { name: new RegExp(`^内容を見る ?：毎月の補充 ${tag}`) }).click()
  await expect(theirs).toContainText('変更できるのは作成した方だけです')
  await expect(theirs.getByRole('textbox')).toHaveCount(0)
  await theirs.getByRole('button', { name: 'カートに入れる' }).click()
  await colleague.waitForURL('**/cart/')
  await expect(colleague.getByRole('textbox', { name: '数量', exact: true }).first()).toHaveValue('4')
  await elsewhere.close()
})
