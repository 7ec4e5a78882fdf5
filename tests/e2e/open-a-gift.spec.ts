import type { Page } from '@playwright/test'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import {
  buyGift,
  expectTaken,
  getTakeButton,
  giveGiftAddress,
  giveGiftDay,
  goToGiftConfirm,
  openGift,
  recipient,
  toForgedLink,
} from '#tests/support/gift-errand.ts'
import { sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { tick } from '#tests/support/tick.ts'

/** Only okurimono has social gifts: PLUGIN.SOCIAL_GIFT.IS_USE is not set in the other shops. */
const withoutGifts = sites.filter((site) => site !== 'okurimono')

// What Chromium writes when a link is over, and when the network is gone.
test.use({ expectedComplaints: [/404|422|ERR_FAILED/] })

/** Every referrer the page names, while it is open. */
function watchReferrers(page: Page): string[] {
  const named: string[] = []
  page.on('request', (request) => {
    const referrer = request.headers()['referer']
    if (referrer) named.push(referrer)
  })
  return named
}

test('a gift is bought without an address and opened by whoever has its link', async ({ page, browser }) => {
  test.slow()
  await goToGiftConfirm(page, { email: 'giver@example.com', nth: 0 })
  const main = page.getByRole('main')
  await expect(main).toContainText('お届け先は、受け取る方にご入力いただきます')
  await expect(main).toContainText('ご注文から14日以内')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  await expect(main).toContainText('お届け先の入力待ち')
  const link = await page.getByLabel('お渡しするリンク').inputValue()
  // The mail to pass the link on with names the shop as shoppers read it.
  const mail = await main.locator('a[href^="mailto:"]').getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toContain('subject=贈りもの 結日堂から贈りものをお届けします&')

  const fresh = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' })
  const guest = await fresh.newPage()
  const referrers = watchReferrers(guest)
  await guest.goto(link)
  const card = guest.getByRole('main')
  await expect(card).toContainText('山田 花子 様から')
  await expect(card).toContainText(recipient.message)
  await expect(card).not.toContainText(/円/)
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(guest.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await openGift(guest, link)
  await giveGiftAddress(guest)
  await giveGiftDay(guest)
  await expect(card).toContainText('千代田区')
  await expect(card).toContainText('午前中')
  await getTakeButton(guest).click()
  await expectTaken(guest)
  await expect(card).not.toContainText(/円/)
  // Scripts name themselves to the scripts they load; nothing names the page.
  expect(referrers.filter((referrer) => referrer.includes('/social-gift/'))).toEqual([])
  // The link's secret has left the address.
  expect(new URL(guest.url()).search).toBe('')

  // Opened again, the link shows its result, and the address to this browser alone.
  await guest.goto(link)
  await expectTaken(guest)
  await expect(card).toContainText(recipient.address1)
  await fresh.close()
  await page.goto(link)
  await expectTaken(page)
  await expect(main).toContainText('お届け先のご入力は済んでいます')
  await expect(main).not.toContainText(recipient.address1)
  await page.goto(`${toShopUrl('okurimono')}/cart/complete/`)
  await expect(main).toContainText('お届け先の入力が済みました')
  await expect(main).not.toContainText(recipient.address1)
  await page.getByRole('link', { name: '領収書・請求書' }).click()
  await page.waitForURL('**/orders/receipt/**')
  await expect(main).toContainText('お届け先の入力が済みました')
  await expect(main).not.toContainText(recipient.address1)
})

test('nothing typed is lost by a reload, the back button or a server that is away, and the gift is taken once', async ({
  page,
}) => {
  test.slow()
  const { link } = await buyGift(page, { email: 'kept@example.com', nth: 1 })
  await openGift(page, link)
  await page.getByLabel('お名前（姓）').fill(recipient.last_name)
  await page.reload()
  await expect(page.getByLabel('お名前（姓）')).toHaveValue(recipient.last_name)
  await page.route('**/api/**/social-gifts/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('ギフトを確認できませんでした')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'もう一度' }).click()
  await expect(page.getByLabel('お名前（姓）')).toHaveValue(recipient.last_name)
  await giveGiftAddress(page)
  await page.goBack()
  await expect(page.getByLabel('丁目・番地・号')).toHaveValue(recipient.address1)
  await page.goForward()
  await giveGiftDay(page)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('午前中')

  // The network is gone just then; pressed again, by a nervous hand, it is one answer.
  const answers: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') answers.push(request.url())
  })
  await page.route('**/api/**/social-gifts/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.abort()
  })
  await getTakeButton(page).click()
  await expect(page.getByRole('alert').first()).toContainText('お手続きが完了していません')
  await page.unrouteAll()
  await getTakeButton(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click()
  })
  await expectTaken(page)
  expect(answers).toHaveLength(2)
  await page.goBack()
  await expectTaken(page)
})

test('two tabs of one gift end in one answer', async ({ page, context }) => {
  test.slow()
  const { link } = await buyGift(page, { email: 'tabs@example.com', nth: 2 })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await openGift(tab, link)
    await giveGiftAddress(tab)
    await giveGiftDay(tab)
  }
  await getTakeButton(page).click()
  await expectTaken(page)
  await other.reload()
  await expectTaken(other)
  await expect(other.getByRole('main')).toContainText(recipient.address1)
})

test('a forged link and one that came too late are refused politely', async ({ page }) => {
  await page.goto(toForgedLink())
  await expect(page.getByRole('heading', { name: 'ギフトが見つかりませんでした' })).toBeVisible()
  await page.goto(`${toShopUrl('okurimono')}/social-gift/delivery/`)
  await expect(page.getByRole('heading', { name: 'ギフトが見つかりませんでした' })).toBeVisible()
  // Fourteen days later: what the API then says comes over the wire.
  await page.route('**/api/**/social-gifts/**', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'social_gift.expired', message: 'お受け取りの期限が過ぎました。' },
    }),
  )
  await page.goto(`${toShopUrl('okurimono')}/social-gift/?token=late`)
  await expect(page.getByRole('heading', { name: 'お受け取りの期限が過ぎました' })).toBeVisible()
})

test('a member who cancels a gift reads so with the order, and so does its recipient', async ({ page }) => {
  test.slow()
  await signInNewMember(page, 'okurimono')
  const { link } = await buyGift(page, { email: 'member-gift@example.com', nth: 3 })
  await page.goto(`${toShopUrl('okurimono')}/mypage/order_history/`)
  await page.getByRole('link', { name: /ご注文の詳細/ }).click()
  await expect(page.getByLabel('お渡しするリンク')).toHaveValue(link)
  await expect(page.getByRole('link', { name: 'LINEで送る' })).toHaveAttribute('href', /line\.me/)
  await page.getByRole('button', { name: 'ご注文をキャンセルする' }).click()
  await page.getByLabel('キャンセル理由').fill('ほかの品を贈ることにしました')
  await page.getByRole('button', { name: 'キャンセルを確定する' }).click()
  await expect(page.getByRole('main')).toContainText('ギフトは取り消されました')
  await expect(page.getByLabel('お渡しするリンク')).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'このギフトは取り消されました' })).toBeVisible()
})

test('whoever thinks better of it has the goods sent to an address of their own', async ({ page }) => {
  await goToGiftConfirm(page, { email: 'changed@example.com', nth: 4 })
  await page.goto(`${toShopUrl('okurimono')}/cart/shipping-add/`)
  await tick(page.getByRole('radio', { name: 'ご注文者ご本人にお届け' }))
  await page.getByLabel('郵便番号').first().fill('1000001')
  await expect(page.getByLabel('市区町村').first()).toHaveValue('千代田区')
  await page.getByLabel('丁目・番地・号').first().fill('1-1')
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
  await expect(page.getByLabel('お届け日', { exact: true })).toBeVisible()
})

for (const site of withoutGifts) {
  test(`${site} offers no social gift`, async ({ page }) => {
    const goods = await findBuyable(site, { nth: 19 })
    await beginCheckout(page, site, [goods], { email: 'no-gift@example.com' })
    await page.goto(`${toShopUrl(site)}/cart/shipping-add/`)
    await expect(page.getByLabel('メールアドレス')).toHaveValue('no-gift@example.com')
    await expect(page.getByRole('main')).not.toContainText('ソーシャルギフト')
  })
}
