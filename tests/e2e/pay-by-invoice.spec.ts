import { eq } from 'drizzle-orm'
import { openDb } from '#shop-api/db/open-db.ts'
import { order_parcels } from '#shop-api/db/schema/order-work.ts'
import { orders } from '#shop-api/db/schema/selling.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { readMailTexts } from '#tests/support/read-mails.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { closeShop, openShop, SHOP_FOLDER } from '#tests/support/shop-process.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { hireOwner, makeBuyer, moveOrder, openStaff } from '#tests/support/staff-errands.ts'
import { tick } from '#tests/support/tick.ts'

const site = 'hojin'
const shop = toShopUrl(site)
const BACK_MS = 40 * 24 * 60 * 60 * 1000

// Whoever is not signed in yet is told so, which Chromium writes down.
test.use({ expectedComplaints: [/status of 401/] })

/** A company that pays by invoice: closed at the end of the month, paid by the end of the next one. */
async function createCompany(code: string, email: string): Promise<void> {
  const staff = openStaff(site)
  const body = { code, name: '株式会社かもめ製作所', price_rate: 100, note: '', is_active: true }
  await staff.call('POST /v1/admin/business-accounts', { body })
  await staff.call('POST /v1/admin/invoice-terms', {
    body: {
      account_code: code,
      is_on: true,
      closing_day: 31,
      due_months: 1,
      due_day: 31,
      credit_limit: 500_000,
      billing_name: '',
      billing_postal_code: '101-0052',
      billing_address: '東京都千代田区神田小川町1-2-3',
      email,
      stop_after_days: null,
    },
  })
}

/**
 * Lets an order have left in the month before. The shop is closed meanwhile, because only one process opens its database; once
 * it is open again it closes the month.
 */
async function letMonthPass(order_no: string): Promise<void> {
  const folder = process.env[SHOP_FOLDER] ?? ''
  await closeShop(folder)
  const { db, close } = await openDb(`${folder}/shop`)
  const [row] = await db.select().from(orders).where(eq(orders.order_no, order_no))
  const ago = new Date(Date.now() - BACK_MS)
  await db.update(orders).set({ ordered_at: ago }).where(eq(orders.id, row!.id))
  await db.update(order_parcels).set({ shipped_at: ago }).where(eq(order_parcels.order_id, row!.id))
  await close()
  await openShop(folder)
}

test('a company orders by invoice, gets that of the month, pays, and both sides see it paid', async ({
  page,
  browser,
}) => {
  test.setTimeout(6 * 60_000)
  const main = page.getByRole('main')
  const code = `I-${crypto.randomUUID().slice(0, 8)}`
  const billing = `keiri-${code}@example.com`.toLowerCase()
  const { email } = await signInNewMember(page, site)
  await createCompany(code, billing)
  await makeBuyer(code, email, { role: 'approver' })

  await beginCheckout(page, site, [await findBuyable(site, { nth: 7 })], { email })
  await page.goto(`${shop}/cart/payment/`)
  await tick(page.getByRole('radio', { name: '請求書払い' }))
  await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
  await page.waitForURL('**/cart/confirm/')
  await expect(main).toContainText('締め日は月末、お支払期日は翌月月末です。')
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await moveOrder(openStaff(site), order_no, 'shipped')
  await page.goto(`${shop}/mypage/company/`)
  await expect(main).toContainText('請求書はまだありません')

  await letMonthPass(order_no)
  await expect(async () => {
    await page.reload()
    await expect(main).toContainText('ご入金待ち', { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await lookWithAxe(page, 'the account of a company with an invoice')
  const number = /INV-\d+/.exec(await main.innerText())?.[0] ?? ''
  expect((await readMailTexts(billing)).join()).toContain(number)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`請求書をダウンロード.*${number}`) }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  const { email: owner } = await hireOwner(site)
  const office = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await office.goto(`${toApiUrl()}/${site}/admin/#/invoices`)
  await signIn(office, owner)
  await office.getByText(number).click()
  await office.getByRole('button', { name: '入金を記録' }).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /を記録する/ })
    .click()
  await expect(office.getByText('入金済み').first()).toBeVisible()
  await office.context().close()
  await page.reload()
  await expect(main).toContainText('ご入金済み')
})
