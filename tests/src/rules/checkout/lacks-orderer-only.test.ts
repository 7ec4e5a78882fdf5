import { expect, test } from 'vitest'
import { lacksOrdererOnly } from '#src/rules/checkout/lacks-orderer-only.ts'
import { toPlainRow } from '#src/rules/checkout/to-recipient-row.ts'
import { useBrowserShop, openPage } from '#tests/support/browser-shop.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 100 }])

test('A list a guest sent asks for the orderer alone', async () => {
  const page = { ...(await openPage()), ...(await import('#src/stores/checkout/recipients.ts')) }
  const getCart = () => {
    const state = page.$cart.get()
    if (state.state !== 'open') throw new Error('No cart.')
    return state.cart
  }
  await page.addProduct({ product_id: shop.product_ids[0]!, quantity: 1 })
  expect(lacksOrdererOnly(getCart().detail)).toBe(false)
  page.openRecipients(getCart())
  for (const name of ['一', '二']) {
    page.addRows([toPlainRow(name, { ...ADDRESS, shipping_first_name: name })])
    await page.sendRecipients(getCart(), null)
    expect(lacksOrdererOnly(getCart().detail)).toBe(true)
  }
  await page.setOrderer(ORDERER)
  expect(lacksOrdererOnly(getCart().detail)).toBe(false)
})
