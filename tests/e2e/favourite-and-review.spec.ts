import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import type { Page } from '@playwright/test'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, readOrderNo } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { moveOrder, openStaff } from '#tests/support/staff-errands.ts'

const findHeart = (page: Page, name: string) =>
  page.getByRole('button', { name: `お気に入り（${name}）` }).first()
/** The one of the product whose page it is. */
const findOwnHeart = (page: Page) => page.getByRole('button', { name: 'お気に入り', exact: true }).first()

test('a heart pressed on a page is marked on every card, in the other tab, and in the list', async ({
  page,
  context,
}) => {
  await signInNewMember(page, 'okurimono')
  const { key, name } = await findBuyable('okurimono', { nth: 2 })
  const list = await context.newPage()
  await list.goto(`${toShopUrl('okurimono')}/product/?q=${encodeURIComponent(name)}`)
  await expect(findHeart(list, name)).toHaveAttribute('aria-pressed', 'false')

  await page.goto(`${toShopUrl('okurimono')}/product/${key}/`)
  await findOwnHeart(page).click()
  await expect(page.getByText('お気に入りに追加しました')).toBeVisible()
  await expect(findOwnHeart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(findHeart(list, name)).toHaveAttribute('aria-pressed', 'true')
  await list.reload()
  await expect(findHeart(list, name)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${toShopUrl('okurimono')}/mypage/list/`)
  await page.getByRole('link', { name: 'お気に入り', exact: true }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`リストから外す.*`) }).click()
  await expect(page.getByText(`「${name}」をリストから外しました。`)).toBeVisible()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('a guest who presses a heart is led to the login', async ({ page }) => {
  const { key } = await findBuyable('okurimono')
  await page.goto(`${toShopUrl('okurimono')}/product/${key}/`)
  await findOwnHeart(page).click()
  await expect(page).toHaveURL(/\/login\/$/)
})

test.describe(() => {
  // Chromium says every refused call in its console.
  test.use({ expectedComplaints: [/status of 422/] })

  test('a member who did not buy it is told so, and loses nothing of the review', async ({ page }) => {
    await signInNewMember(page, 'okurimono')
    const { key } = await findBuyable('okurimono', { nth: 1 })
    await page.goto(`${toShopUrl('okurimono')}/product/${key}/`)
    await page.getByRole('button', { name: 'レビューを書く' }).click()
    const sheet = page.getByRole('dialog', { name: 'レビューを書く' })
    await sheet.getByRole('radio', { name: '4点' }).check({ force: true })
    await sheet.getByLabel('タイトル').fill('とてもよい品でした')
    await sheet.getByLabel('レビューの内容').fill('贈りものに選びました。')
    await sheet.getByRole('button', { name: '投稿する' }).click()
    await expect(sheet.getByRole('status')).toContainText('ご購入')
    await expect(sheet.getByLabel('レビューの内容')).toHaveValue('贈りものに選びました。')
  })
})

test('a member reviews what has arrived, the shop reads it, and everybody sees it on the page', async ({
  page,
}) => {
  const { email } = await signInNewMember(page, 'okurimono')
  const product = await findBuyable('okurimono', { nth: 26 })
  await beginAtConfirm(page, 'okurimono', product, { email, payment: 'クレジットカード' })
  await getPlaceButton(page).click()
  const staff = openStaff('okurimono')
  await moveOrder(staff, await readOrderNo(page), 'shipped')

  const address = `${toShopUrl('okurimono')}/product/${product.key}/`
  const title = '包みを開けて、みなが喜びました'
  await page.goto(address)
  await page.getByRole('button', { name: 'レビューを書く' }).click()
  const sheet = page.getByRole('dialog', { name: 'レビューを書く' })
  await sheet.getByRole('radio', { name: '5点' }).check({ force: true })
  await sheet.getByLabel('タイトル').fill(title)
  await sheet.getByLabel('レビューの内容').fill('内祝いに選びました。')
  await sheet.getByRole('button', { name: '投稿する' }).click()
  await expect(sheet.getByRole('status')).toHaveText(/ショップが確認したあとに掲載します/)

  const { data } = await staff.call('GET /v1/admin/reviews', { query: { state: 'waiting' } })
  const review = data.find((one) => one.title === title)
  await staff.call('PATCH /v1/admin/reviews/{id}', {
    params: { id: review?.id ?? 0 },
    body: { state: 'shown' },
  })
  await expect(async () => {
    await page.goto(address)
    await expect(page.locator('#reviews')).toContainText(title, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
})

test('a guest asks about a product', async ({ page }) => {
  const { key } = await findBuyable('moto', { nth: 3 })
  await page.goto(`${toShopUrl('moto')}/product/${key}/`)
  await page.getByRole('button', { name: 'この商品について質問する' }).click()
  const sheet = page.getByRole('dialog', { name: '商品についてのご質問' })
  await sheet.getByLabel('ご質問の内容').fill('色違いはありますか。')
  await sheet.getByLabel('メールアドレス').fill('hanako@example.com')
  await sheet.getByRole('button', { name: '質問を送る' }).click()
  await expect(sheet.getByRole('status')).toHaveText('ご質問を承りました。回答までしばらくお待ちください。')
})
