import type { Page } from '@playwright/test'
import type { BuyerRole } from '#contract/shapes/business.ts'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { logIn } from '#tests/support/member-errands.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { readLink, readMailTexts } from '#tests/support/read-mails.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { makeBuyer, openStaff, putOnShelf } from '#tests/support/staff-errands.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const site = 'hojin'
const shop = toShopUrl(site)
const COMPANY = '株式会社つばめ工機'

// A refusal is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

/** A company nobody else's errand knows. */
async function createCompany(): Promise<string> {
  const code = `E-${crypto.randomUUID().slice(0, 8)}`
  const body = { code, name: COMPANY, price_rate: 100, note: '', is_active: true }
  await openStaff(site).call('POST /v1/admin/business-accounts', { body })
  return code
}

/** Somebody who buys for it, logged in in the browser of a page. A buyer may order for 10,000 yen at once. */
async function signInBuyer(page: Page, account_code: string, role: BuyerRole) {
  const { email } = await signInNewMember(page, site, { department_name: '資材課' })
  await makeBuyer(account_code, email, { role, order_limit: role === 'buyer' ? 10_000 : null })
  return email
}

const main = (page: Page) => page.getByRole('main')

test('above the limit a buyer asks, an approver approves by keyboard, and the order is the buyer’s', async ({
  page,
  browser,
}) => {
  test.slow()
  const code = await createCompany()
  await page.setViewportSize({ width: 390, height: 844 })
  const email = await signInBuyer(page, code, 'buyer')
  const approving = await (await browser.newContext()).newPage()
  const approver = await signInBuyer(approving, code, 'approver')
  const shelf = await putOnShelf(openStaff(site), { name: '承認を待つ棚', unit_price: 24_000 })
  await beginCheckout(page, site, [{ product_id: shelf.product_id }], { email, payment: '銀行振込' })
  await page.goto(`${shop}/cart/confirm/`)
  await expect(main(page)).toContainText('このご注文には承認が必要です')
  await expect(main(page)).toContainText('1回のご注文の上限（10,000円）を超えています。')
  await expect(getPlaceButton(page)).toHaveCount(0)
  await lookWithAxe(page, 'confirm screen above the limit')
  await page.getByLabel('承認者へのひとこと').fill('倉庫の増設に使います')
  await page.getByRole('button', { name: '承認を申請する' }).click()
  await page.waitForURL('**/mypage/approval/*/')
  await expect(main(page)).toContainText('承認者の方の確認をお待ちください。')
  await lookWithAxe(page, 'an own request that waits')
  const { pathname } = new URL(page.url())
  const [mail = ''] = await readMailTexts(approver)
  expect(mail).toContain(pathname)
  // What waits is no longer in the cart.
  await page.goto(`${shop}/cart/`)
  await expect(main(page)).toContainText('カートに商品が入っていません')

  await approving.goto(`${shop}/mypage/`)
  await expect(main(approving)).toContainText('承認待ちの申請が1件あります')
  await lookWithAxe(approving, 'the account of an approver')
  await main(approving).getByRole('link', { name: '承認の一覧を見る' }).click()
  await approving.waitForURL('**/mypage/approval/')
  const entry = main(approving).getByRole('listitem').filter({ hasText: '承認を待つ棚' })
  await expect(entry.first()).toContainText('倉庫の増設に使います')
  await lookWithAxe(approving, 'requests')
  await tabTo(approving, main(approving).getByRole('link', { name: /^内容を見る/ }))
  await approving.keyboard.press('Enter')
  await approving.waitForURL(`**${pathname}`)
  const approve = approving.getByRole('button', { name: '承認して注文を確定する' })
  await expect(approve).toBeEnabled()
  await lookWithAxe(approving, 'a request to decide about')
  await tabTo(approving, approve)
  await approving.keyboard.press('Enter')
  await expect(approving.getByRole('status').filter({ hasText: '承認済み' })).toBeVisible()
  await expect(approve).toHaveCount(0)

  await page.goto(`${shop}/mypage/order_history/`)
  await expect(main(page)).toContainText('承認を待つ棚')
  const [told = ''] = await readMailTexts(email)
  expect(told).not.toBe('')
  await approving.context().close()
})

test('what was returned with a reason is mended, and ordered below the limit', async ({ page, browser }) => {
  test.slow()
  const code = await createCompany()
  const email = await signInBuyer(page, code, 'buyer')
  const approving = await (await browser.newContext()).newPage()
  await signInBuyer(approving, code, 'approver')
  const shelf = await putOnShelf(openStaff(site), { name: '数を減らす棚', unit_price: 6_000, stock: 9 })
  await beginCheckout(page, site, [{ product_id: shelf.product_id, quantity: 3 }], {
    email,
    payment: '銀行振込',
  })
  await page.goto(`${shop}/cart/confirm/`)
  await page.getByRole('button', { name: '承認を申請する' }).click()
  await page.waitForURL('**/mypage/approval/*/')
  const address = page.url()

  await approving.goto(address)
  const giveBack = approving.getByRole('button', { name: '差し戻す' })
  await giveBack.click()
  await expect(approving.getByText('差し戻しの理由を入力してください。')).toBeVisible()
  await expect(approving.getByLabel('差し戻しの理由（申請者に届きます）')).toBeFocused()
  await approving.getByLabel('差し戻しの理由（申請者に届きます）').fill('1台で足りるはずです')
  await giveBack.click()
  await expect(approving.getByRole('status').filter({ hasText: '差し戻し' })).toBeVisible()

  await page.goto(address)
  await expect(main(page)).toContainText('1台で足りるはずです')
  await lookWithAxe(page, 'a request that was returned')
  await page.getByRole('button', { name: 'カートに戻して直す' }).click()
  await page.waitForURL('**/cart/')
  const line = page.locator('.cart-line').filter({ hasText: '数を減らす棚' })
  const quantity = line.getByRole('textbox', { name: '数量', exact: true })
  await quantity.fill('1')
  await quantity.press('Tab')
  await expect(line).toContainText('6,000')
  await page.goto(`${shop}/cart/confirm/`)
  await expect(getPlaceButton(page)).toBeEnabled()
  await getPlaceButton(page).click()
  await readOrderNo(page)
  await approving.context().close()
})

test('somebody invited by mail logs in, joins by one press, and gets other limits', async ({
  page,
  browser,
}) => {
  test.slow()
  const code = await createCompany()
  await signInBuyer(page, code, 'approver')
  const inviting = page
  const invited = await (await browser.newContext()).newPage()
  const { email } = await signInNewMember(invited, site)
  await inviting.goto(`${shop}/mypage/company/`)
  const form = inviting.getByRole('region', { name: '購入担当者を招待する' })
  await form.getByLabel('1回のご注文の上限').fill('三万円')
  await form.getByLabel('メールアドレス').fill(email)
  await form.getByRole('button', { name: '招待メールを送る' }).click()
  await expect(form).toContainText('0以上の整数の金額で入力してください')
  await lookWithAxe(inviting, 'an invitation with errors')
  await form.getByLabel('1回のご注文の上限').fill('３０，０００円')
  await form.getByRole('button', { name: '招待メールを送る' }).click()
  await expect(form).toContainText(`${email} に招待メールを送りました。`)
  const open = inviting.getByRole('region', { name: '参加待ちのご招待' })
  await expect(open).toContainText(email)
  await expect(open).toContainText('30,000円')
  await lookWithAxe(inviting, 'the company of an approver')

  const link = `${shop}${await readLink(email)}`
  // Somebody else, who is logged in: the address is not theirs.
  await inviting.goto(link)
  await inviting.getByRole('button', { name: '参加する', exact: true }).click()
  await expect(inviting.getByRole('alert')).toContainText('メールアドレスが異なります')
  await expect(inviting.getByRole('button', { name: '別の会員でログインする' })).toBeVisible()
  await lookWithAxe(inviting, 'an invitation of somebody else')

  await invited.context().clearCookies({ name: 'access_token' })
  await invited.context().clearCookies({ name: 'expires_at' })
  await invited.context().clearCookies({ name: /refresh/ })
  await invited.goto(link)
  await expect(main(invited)).toContainText(`${COMPANY}の購入担当者として参加する`)
  expect(invited.url()).not.toContain('token')
  await lookWithAxe(invited, 'an invitation without a login')
  await invited.getByRole('button', { name: 'ログインして参加する' }).click()
  await invited.waitForURL('**/login/')
  await logIn(invited, { username: email, password: PASSWORD })
  await invited.waitForURL('**/company/join/**')
  await invited.getByRole('button', { name: '参加する', exact: true }).click()
  await invited.waitForURL('**/mypage/company/')
  await expect(main(invited)).toContainText('購入担当者として参加しました。')
  await expect(main(invited)).toContainText('30,000円')
  await lookWithAxe(invited, 'the company of a buyer')
  await invited.goto(link)
  await expect(main(invited)).toContainText('このご招待からは参加できません')
  await lookWithAxe(invited, 'an invitation that was taken up')

  await inviting.goto(`${shop}/mypage/company/`)
  const buyer = inviting.getByRole('listitem').filter({ hasText: email })
  await buyer.getByRole('button', { name: /役割と上限を変更する/ }).click()
  await buyer.getByLabel('1か月のご注文の上限').fill('100000')
  await lookWithAxe(inviting, 'a buyer who is changed')
  await buyer.getByRole('button', { name: '保存する' }).click()
  await expect(buyer).toContainText('100,000円')
  await expect(buyer.getByRole('button', { name: /役割と上限を変更する/ })).toBeFocused()
  await invited.context().close()
})
