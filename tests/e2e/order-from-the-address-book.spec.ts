import { DEMO_MEMBER, logIn } from '#tests/support/member-errands.ts'
import { keepInBook } from '#tests/support/keep-in-book.ts'
import { suzuki, tanaka } from '#tests/support/several-destinations.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, goToCheckout, putIntoCart } from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

// An address that is gone is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

const shop = toShopUrl('moto')

test('a member types nothing the shop knows: the book stands on the first step, one press away', async ({
  page,
}) => {
  await page.goto(`${shop}/login/`)
  await logIn(page, DEMO_MEMBER)
  await page.waitForURL('**/ec/')
  await putIntoCart(page, 'moto', await findBuyable('moto', { nth: 35 }))
  await goToCheckout(page, 'moto')
  const main = page.getByRole('main')
  const book = main.getByRole('radio')
  await expect(book.nth(4)).toBeVisible()
  // One of the five is chosen already; another one is a press away.
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await book.nth(1).check()
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
})

test('an address that was deleted in another tab is told of, and another one is chosen', async ({
  page,
  context,
}) => {
  await signInNewMember(page, 'moto')
  await keepInBook(page, suzuki)
  await keepInBook(page, tanaka)
  await putIntoCart(page, 'moto', await findBuyable('moto', { nth: 35 }))
  await goToCheckout(page, 'moto')
  await page.getByRole('radio', { name: /田中 美咲/ }).check()
  const other = await context.newPage()
  await other.goto(`${shop}/mypage/address/`)
  const entry = other.getByRole('listitem').filter({ has: other.getByRole('heading', { name: '田中 美咲' }) })
  await entry.getByRole('button', { name: /削除する/ }).click()
  await other.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'ご登録の住所が見つからなかったため' })
  await expect(alert).toBeVisible()
  await alert.getByRole('link', { name: 'お届け先を選び直す' }).click()
  await expect(page.getByRole('main')).toContainText('鈴木 一郎')
})
