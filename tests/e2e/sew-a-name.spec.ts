import { enterShop } from '#tests/support/keycode.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  findBuyable,
  getPlaceButton,
  goFromCartToConfirm,
  putIntoCart,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

// A name that is too long is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

test('a guest has a name sewn on a jacket', async ({ page }) => {
  test.slow()
  const main = page.getByRole('main')
  const jacket = await findBuyable('moto', { is_embroidered: true, nth: 1 })
  await putIntoCart(page, 'moto', jacket)
  await expect(main).toContainText('お名前の刺繍を無料で承ります。')
  await page.goto(`${toShopUrl('moto')}/cart/`)
  await main.getByText('名前の刺繍を入れる（無料）').click()
  const name = page.getByLabel('刺繍する文字')
  await name.fill('とても長くて胸に入らないお名前')
  await page.getByRole('button', { name: 'この内容で刺繍する' }).click()
  await expect(name).toHaveAccessibleDescription(/12文字以内で入力してください/)
  await lookWithAxe(page, 'embroidery with an error')
  await name.fill('山田')
  await page.getByLabel('糸の色').selectOption('金')
  await page.getByLabel('刺繍の位置').selectOption('袖')
  await page.getByRole('button', { name: 'この内容で刺繍する' }).click()
  const label = '刺繍「山田」明朝体・金糸・袖'
  await expect(main).toContainText(label)
  await expect(main.getByText('名前の刺繍を変更する')).toBeVisible()
  await lookWithAxe(page, 'cart with a name sewn on')
  // The same jacket without a name is another line.
  await putIntoCart(page, 'moto', jacket)
  await page.goto(`${toShopUrl('moto')}/cart/`)
  await expect(page.getByRole('textbox', { name: '数量', exact: true })).toHaveCount(2)
  await goFromCartToConfirm(page, 'moto', { email: 'sewn@example.com' })
  await expect(main).toContainText(label)
  await lookWithAxe(page, 'confirm with a name sewn on')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  await expect(main).toContainText(label)
})

test('a member has the name sewn that is kept for it, and reads so in the order', async ({
  page,
  context,
}) => {
  test.slow()
  const shop = toShopUrl('hojin')
  await enterShop(context, 'hojin')
  const { email } = await signInNewMember(page, 'hojin')
  await page.goto(`${shop}/mypage/name-embroidery/edit/`)
  await page.getByLabel('刺繍する文字').fill('森')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL('**/mypage/name-embroidery/')
  await putIntoCart(page, 'hojin', await findBuyable('hojin', { is_embroidered: true }))
  await page.goto(`${shop}/cart/`)
  const main = page.getByRole('main')
  await main.getByText('名前の刺繍を入れる（無料）').click()
  await page.getByRole('button', { name: '登録した内容を使う' }).click()
  await expect(page.getByLabel('刺繍する文字')).toHaveValue('森')
  await page.getByRole('button', { name: 'この内容で刺繍する' }).click()
  const label = '刺繍「森」明朝体・紺糸・左胸'
  await expect(main).toContainText(label)
  await lookWithAxe(page, 'order slip with a name sewn on')
  await goFromCartToConfirm(page, 'hojin', { email })
  await expect(main).toContainText(label)
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await page.goto(`${shop}/mypage/order_history/`)
  await page.getByRole('link', { name: `ご注文の詳細（${order_no}）` }).click()
  await expect(main).toContainText(label)
  // What is ordered again is sewn again, until it is taken back.
  await page.getByRole('button', { name: 'もう一度注文する' }).click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1')
  await page.goto(`${shop}/cart/`)
  await expect(main).toContainText(label)
  await main.getByText('名前の刺繍を変更する').click()
  await page.getByRole('button', { name: '刺繍をしない' }).click()
  await expect(main.getByText('名前の刺繍を入れる（無料）')).toBeVisible()
  await expect(main).not.toContainText(label)
})
