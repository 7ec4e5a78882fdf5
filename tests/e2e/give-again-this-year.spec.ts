import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { RecipientInput } from '#contract/shapes/recipients.ts'
import { openDb } from '#shop-api/db/open-db.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'
import { giftSeasons, listSeasonsOn, toSeasonYear } from '#src/rules/gift/gift-seasons.ts'
import { addressOf, YEAR_END } from '#tests/support/give-season.ts'
import { loadVisitHeaders } from '#tests/support/keycode.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { ORDERER } from '#tests/support/selling-shop.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { closeShop, openShop, SHOP_FOLDER } from '#tests/support/shop-process.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { choosePayment, findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { openShopperBrowser } from '#tests/support/shopper-browser.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { clearFromShelf, openStaff, putOnShelf } from '#tests/support/staff-errands.ts'

const site = 'okurimono'
const shop = toShopUrl(site)

/** Orders gifts as the member who is logged in. */
async function give(page: Page, recipients: RecipientInput[]): Promise<string> {
  const api = openShopperBrowser((path, init) => fetch(toApiUrl() + path, init), {
    channel: site,
    headers: await loadVisitHeaders(site),
  })
  const cookies = await page.context().cookies(shop)
  const bearer = cookies.find(({ name }) => name === 'access_token')?.value ?? null
  const { token } = await api.call('POST /v1/carts/init', { body: { token: null } }, bearer)
  await api.call('PUT /v1/carts/recipients', { body: { token, recipients } }, bearer)
  const { data } = await api.call('GET /v1/payments')
  const payment_id = data.find(({ code }) => code === 'bank_transfer')?.id ?? 0
  const { detail } = await api.call(
    'PATCH /v1/carts/order/modify',
    { body: { token, orderer: ORDERER, payment_id } },
    bearer,
  )
  const { order_no } = await api.call(
    'POST /v1/carts/{cartToken}/decision',
    { params: { cartToken: token }, body: { total_payment: detail.order.total_payment } },
    bearer,
  )
  return order_no
}

/** Lets an order be a year older: the shop is closed meanwhile, because only one process opens its database. */
async function moveBackOneYear(order_no: string): Promise<void> {
  const folder = process.env[SHOP_FOLDER] ?? ''
  await closeShop(folder)
  const { db, close } = await openDb(`${folder}/shop`)
  const [row] = await db.select().from(orders).where(eq(orders.order_no, order_no))
  const ordered_at = new Date(row!.ordered_at)
  ordered_at.setUTCFullYear(ordered_at.getUTCFullYear() - 1)
  await db.update(orders).set({ ordered_at }).where(eq(orders.order_no, order_no))
  await close()
  await openShop(folder)
}

test('a member gives last year’s people something again: one is left out, one gets something else, and mypage knows', async ({
  page,
}) => {
  test.setTimeout(8 * 60_000)
  // Between the seasons there is nothing to give again: then the record alone is looked at.
  const season = listSeasonsOn(toJapanDay(new Date()))[0]
  const noshi = { ...YEAR_END, title: giftSeasons[season ?? 'year_end'].title }
  await signInNewMember(page, site)
  const staff = openStaff(site)
  const tea = await findBuyable(site, { least: 9, nth: 3, is_gift: true })
  const gone = await putOnShelf(staff, { name: '去年だけの詰め合わせ', stock: 9, unit_price: 5_000 })
  const toGift = (name: string, product_id: number) => ({
    address: addressOf(name),
    goods: [{ product_id, quantity: 1 }],
    noshi,
  })
  const order_no = await give(page, [
    toGift('佐藤', tea.product_id),
    toGift('鈴木', tea.product_id),
    toGift('髙橋', gone.product_id),
  ])
  await clearFromShelf(staff, gone.id)
  await moveBackOneYear(order_no)

  const main = page.getByRole('main')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${shop}/mypage/gift/`)
    await expect(main).toContainText('佐藤 花子 様、鈴木 花子 様、髙橋 花子 様')
    await main.getByRole('button', { name: /^贈った方と品物を見る/ }).click()
    await expect(main).toContainText('去年だけの詰め合わせ')
    await expect(main).toContainText('取り扱いを終了しました')
    await lookWithAxe(page, `what was given, ${width} px wide`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  const give_again = main.getByRole('button', { name: /^同じ方々へ贈る/ })
  const coming = toSeasonYear(season ?? 'year_end', toJapanDay(new Date()))
  if (!season) return await expect(give_again).toHaveCount(0)

  await page.goto(`${shop}/mypage/`)
  await expect(main).toContainText(
    `${coming - 1}年の${noshi.title}：3名様に贈りました。${coming}年の${noshi.title}も、同じ方々へ贈りませんか。`,
  )
  await lookWithAxe(page, 'mypage with an offer')
  await give_again.click()
  await page.waitForURL('**/cart/recipients/')
  const rows = main.locator('.recipient')
  await expect(rows).toHaveCount(3)
  await page.getByLabel('今回は送らない：鈴木 花子 様').check()
  await expect(rows.nth(2)).toContainText('去年だけの詰め合わせ')
  await expect(rows.nth(2)).toContainText(tea.name)
  await lookWithAxe(page, 'last year’s people')
  await page.getByRole('button', { name: 'このお届け先で進む' }).click()
  await page.waitForURL(/\/cart\/shipping-add\//)
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
  await page.goto(`${shop}/cart/payment/`)
  await choosePayment(page, '銀行振込')
  await getPlaceButton(page).click()
  await readOrderNo(page)

  await page.goto(`${shop}/mypage/`)
  await expect(main).toContainText(`${coming}年の${noshi.title}：あと1名様にまだ贈っていません。`)
  await page.goto(`${shop}/mypage/gift/`)
  await expect(main).toContainText(`このうち2名様には、${coming}年の${noshi.title}をすでに贈っています。`)
  // On the list they stand again, and those who got something are left out.
  await give_again.click()
  await page.waitForURL('**/cart/recipients/')
  await expect(main.locator('.recipient[data-left-out]')).toHaveCount(2)
})
