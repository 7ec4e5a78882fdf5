import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import { sites } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  choosePayment,
  countMails,
  findBuyable,
  getPlaceButton,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'

/** The test card company's numbers: refused, and charged while the answer gets lost. */
const REFUSED = '4000000000000002'
const SILENT = '4000000000000119'

// What is refused arrives as a 422 or 404, which Chromium writes down.
test.use({ expectedComplaints: [/status of 4(22|04|10)/] })

for (const site of inTurn(sites)) {
  test(`a refused card places nothing in ${site} and says so, and another card pays for the same cart`, async ({
    page,
  }) => {
    const email = `refused-card-${site}@example.com`
    const product = await findBuyable(site, { nth: 16 })
    await beginAtConfirm(page, site, product, { email, payment: 'クレジットカード', card: REFUSED })
    await getPlaceButton(page).click()
    await expect(page.getByRole('alert')).toContainText('カードのご利用が承認されませんでした')
    expect(await countMails(email)).toBe(0)
    await page.getByRole('link', { name: 'お支払い方法を選び直す' }).click()
    await page.waitForURL('**/cart/payment/')
    await choosePayment(page, 'クレジットカード')
    await getPlaceButton(page).click()
    await readOrderNo(page)
    expect(await countMails(email)).toBe(1)
  })

  test(`when the card company of ${site} stays silent nobody is charged twice, and the order is found`, async ({
    page,
  }) => {
    const email = `silent-card-${site}@example.com`
    const product = await findBuyable(site, { nth: 16 })
    await beginAtConfirm(page, site, product, { email, payment: 'クレジットカード', card: SILENT })
    await getPlaceButton(page).click()
    await expect(page.getByRole('alert')).toContainText('ご注文はすでに成立している可能性があります')
    await expect(getPlaceButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: '注文の状況を確認する' }).click()
    await readOrderNo(page)
    expect(await countMails(email)).toBe(1)
  })
}
