import { keepInBook } from '#tests/support/keep-in-book.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import {
  fillForSeveral,
  getShare,
  goToDelivery,
  listSent,
  ORDERER,
  readCartToken,
  readOrder,
  suzuki,
  tanaka,
} from '#tests/support/several-destinations.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  type Buyable,
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { openStaff, putOnShelf } from '#tests/support/staff-errands.ts'
import { tick } from '#tests/support/tick.ts'
import { inTurn } from '#tests/support/turns.ts'

/** What each shop sends. moto sells parts, nothing to be wrapped (`is_giftable` of its goods): no noshi there. */
const shelf: Record<Site, () => Promise<Pick<Buyable, 'name' | 'product_id'>>> = {
  moto: () => findBuyable('moto', { nth: 19 }),
  okurimono: () => findBuyable('okurimono', { nth: 16, is_gift: true }),
  // It has few gifts, and guests buy them at the same time.
  hojin: () => putOnShelf(openStaff('hojin'), { name: '贈答用の湯のみ', stock: 9, is_giftable: true }),
}

const noshi = { mizuhiki: 'red_white_knot', placement: 'inner', title: '内祝', names: ['山田', '一花'] }

for (const site of inTurn(sites)) {
  test(`a member of ${site} gives to entries of the address book, takes one back, and reads all of it in the history`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const shop = toShopUrl(site)
    await signInNewMember(page, site)
    await keepInBook(page, suzuki)
    await keepInBook(page, tanaka)
    const is_gift = site !== 'moto'
    const product = await shelf[site]()
    await fillForSeveral(page, site, [[product, 4]], `several-member-${site}@example.com`)
    for (const [name, place] of [
      ['鈴木 一郎', 2],
      ['田中 美咲', 3],
    ] as const) {
      await page.goto(`${shop}/cart/shipping-select/`)
      await page.getByRole('link', { name: '別の届け先を追加' }).click()
      const book = page.getByRole('radio', { name: new RegExp(name) })
      await expect(book).toBeVisible()
      if (place === 2) {
        await page.getByRole('button', { name: 'このお届け先を追加する' }).click()
        await expect(page.getByRole('alert').first()).toContainText('お届け先をお選びください')
        await lookWithAxe(page, 'the address book, with an error')
      }
      await tick(book)
      await page.getByRole('button', { name: 'このお届け先を追加する' }).click()
      await page.waitForURL('**/cart/shipping-select/')
      await expect(
        page.getByRole('heading', {
          name: new RegExp(`お届け先${place}.*${name}`),
        }),
      ).toBeVisible()
    }

    // Of three, what is given up is left over until somebody gets it.
    await getShare(page, product, '鈴木').fill('2')
    await getShare(page, product, '鈴木').press('Enter')
    await getShare(page, product, '田中').fill('1')
    await getShare(page, product, '田中').press('Enter')
    await getShare(page, product, '鈴木').fill('1')
    await getShare(page, product, '鈴木').press('Enter')
    await expect(page.getByText('あと1点', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
    await expect(page.getByRole('alert').first()).toContainText('あと1点残っています')
    await lookWithAxe(page, 'pieces left over')
    await getShare(page, product, '鈴木').fill('2')
    await getShare(page, product, '鈴木').press('Enter')
    await goToDelivery(page)
    const his = page.getByRole('region', { name: /鈴木 一郎/ })
    if (is_gift) {
      await tick(his.getByRole('radio', { name: 'のしを付ける' }))
      await his.getByLabel('のしの表書き').selectOption('内祝（結婚）')
      await his.getByLabel('お名前（1行目）').fill('山田')
      await his.getByLabel('お名前（2行目）').fill('一花')
    }
    await page.getByRole('link', { name: '商品の振り分けを変更する' }).click()

    // The third one goes; what it had goes to the first.
    await page.getByRole('button', { name: 'お届け先3を削除する' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
    await expect(page.getByRole('heading', { name: /お届け先3/ })).toHaveCount(0)
    await expect(getShare(page, product, ORDERER)).toHaveValue('2')
    await expect(getShare(page, product, '鈴木')).toHaveValue('2')
    await goToDelivery(page)
    if (is_gift) await expect(his.getByLabel('お名前（2行目）')).toHaveValue('一花')
    await chooseDelivery(page)
    await choosePayment(page, '銀行振込')
    const token = await readCartToken(page)
    await getPlaceButton(page).click()
    const order = await readOrder(page, site, await readOrderNo(page), token)
    expect(listSent(order)).toEqual([
      [ORDERER, product.name, 2],
      ['鈴木 一郎', product.name, 2],
    ])
    expect(order.detail.shippings[1]?.user_address_id).toEqual(expect.any(Number))
    const packing = order.detail.packings.find(
      ({ shipping_key }) => shipping_key === order.detail.shippings[1]?.key,
    )
    expect(packing?.noshi).toEqual(is_gift ? noshi : null)

    await page.goto(`${shop}/mypage/order_history/`)
    await page.getByRole('link', { name: /ご注文の詳細/ }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('鈴木 一郎 様')
    if (is_gift) await expect(main).toContainText('紅白結び切り・内のし')
    await expect(main.getByText(`${product.name}（2点）`)).toHaveCount(2)
    await lookWithAxe(page, 'an order to two destinations')
  })
}
