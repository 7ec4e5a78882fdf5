import type { Page } from '@playwright/test'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { readMailTexts } from '#tests/support/read-mails.ts'
import {
  addDestination,
  fillForSeveral,
  getShare,
  listSent,
  readCartToken,
  readOrder,
  suzuki,
  tanaka,
  typeAddress,
} from '#tests/support/several-destinations.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import {
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  giveAddress,
  readOrderNo,
  shopper,
} from '#tests/support/shopper.ts'
import { tabTo } from '#tests/support/tab-to.ts'

const ORDERER = `${shopper.last_name} ${shopper.first_name}`

async function goToDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
}

test('a guest gives to two people, with noshi, and nothing is lost on the way', async ({ page }) => {
  test.setTimeout(300_000)
  const [tea, cake] = [
    await findBuyable('okurimono', { nth: 14, is_gift: true }),
    await findBuyable('okurimono', { nth: 15, is_gift: true }),
  ]
  await fillForSeveral(page, [
    [tea, 3],
    [cake, 2],
  ])
  await giveAddress(page, 'several-guest@example.com')

  // What is chosen for the first one stays when a second one is added.
  await page.getByLabel('お届け日', { exact: true }).selectOption({ index: 2 })
  const day = await page.getByLabel('お届け日', { exact: true }).inputValue()
  await page.getByLabel('お届け時間帯').selectOption({ label: '午前中' })
  await page.getByRole('link', { name: '別の届け先を追加' }).click()
  await page.waitForURL('**/cart/shipping-add/?shipping=new')
  await page.getByRole('button', { name: 'このお届け先を追加する' }).click()
  await expect(page.getByRole('alert').first()).toContainText('お名前（姓）')
  await lookWithAxe(page, 'one destination more, with errors')
  await page.getByLabel('お名前（姓）').fill(suzuki.last_name)
  await page.reload()
  await expect(page.getByLabel('お名前（姓）')).toHaveValue(suzuki.last_name)
  await typeAddress(page, suzuki)
  await page.getByRole('button', { name: 'このお届け先を追加する' }).click()
  await page.waitForURL('**/cart/shipping-select/')

  // A destination without goods is said beside it, and holds the order up.
  const cards = page.getByRole('main').getByRole('listitem')
  const second = cards.filter({
    has: page.getByRole('heading', { name: /お届け先2/ }),
  })
  await expect(second).toContainText('お届けする商品がまだありません')
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  await expect(page.getByRole('alert').first()).toContainText('お届け先2に届ける商品')
  await expect(second.getByText('お届け先2に届ける商品')).toBeVisible()
  await lookWithAxe(page, 'sharing out, with errors')

  await page
    .getByRole('group', { name: new RegExp(`${tea.name}.*鈴木`) })
    .getByRole('button', { name: '数量を1つ増やす' })
    .click()
  await expect(getShare(page, tea, ORDERER)).toHaveValue('2')
  await getShare(page, cake, '鈴木').fill('2')
  await getShare(page, cake, '鈴木').press('Enter')
  await expect(getShare(page, cake, ORDERER)).toHaveValue('0')
  await page.reload()
  await expect(getShare(page, tea, '鈴木')).toHaveValue('1')
  await expect(getShare(page, cake, '鈴木')).toHaveValue('2')
  await expect(second).toContainText(cake.name)
  await goToDelivery(page)
  await page.goBack()
  await expect(getShare(page, cake, '鈴木')).toHaveValue('2')
  await page.goForward()

  const parcelOf = (name: string) => page.getByRole('region', { name: new RegExp(name) })
  const [mine, his] = [parcelOf(ORDERER), parcelOf('鈴木 一郎')]
  await expect(mine.getByLabel('お届け日', { exact: true })).toHaveValue(day)
  await expect(his).toContainText(`${cake.name}（2点）`)
  await his.getByLabel('お届け時間帯').selectOption({ label: '午前中' })
  await his.getByRole('radio', { name: '包装紙' }).check({ force: true })
  await his.getByLabel('のしの表書き').fill('御祝')
  await his.getByLabel('のしのお名前').fill('山田 花子')
  await his.getByLabel('メッセージ', { exact: true }).fill('ご結婚おめでとうございます。')
  await his.getByRole('button', { name: /送り主を変更する/ }).click()
  await his.getByRole('radio', { name: '別の送り主を入力する' }).check({ force: true })
  const sender = his.getByRole('group', { name: '送り主', exact: true })
  await typeAddress(sender, tanaka)
  await lookWithAxe(page, 'delivery of two parcels, with another sender')
  await page.reload()
  await expect(his.getByLabel('のしのお名前')).toHaveValue('山田 花子')
  await expect(sender.getByLabel('お名前（姓）')).toHaveValue(tanaka.last_name)

  // The address of the second one is changed without touching the first.
  await page.goto(`${toShopUrl('okurimono')}/cart/shipping-select/`)
  await page.getByRole('link', { name: 'お届け先2の住所を変更する' }).click()
  await expect(page.getByRole('navigation', { name: 'お届け先の一覧' })).toContainText(`${cake.name}（2点）`)
  await expect(page.getByLabel('丁目・番地・号')).toHaveValue(suzuki.address1)
  await page.getByLabel('丁目・番地・号').fill('神宮前9-9-9')
  await lookWithAxe(page, 'the address of the second destination')
  await page.getByRole('button', { name: 'この住所に変更する' }).click()
  await page.waitForURL('**/cart/shipping-select/')
  await goToDelivery(page)
  await expect(his).toContainText('神宮前9-9-9')
  await expect(his.getByLabel('のしの表書き')).toHaveValue('御祝')
  await chooseDelivery(page)
  await choosePayment(page, '銀行振込')

  const main = page.getByRole('main')
  for (const words of [`${cake.name}（2点）`, '神宮前9-9-9', '御祝', '田中 美咲 様'])
    await expect(main).toContainText(words)
  await lookWithAxe(page, 'confirm of two destinations')
  const token = await readCartToken(page)
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  for (const words of [`${tea.name}（2点）`, `${cake.name}（2点）`, '神宮前9-9-9', '田中 美咲 様'])
    await expect(main).toContainText(words)
  await lookWithAxe(page, 'complete, two destinations')

  const order = await readOrder(order_no, token)
  expect(listSent(order).sort()).toEqual(
    [
      [ORDERER, tea.name, 2],
      ['鈴木 一郎', tea.name, 1],
      ['鈴木 一郎', cake.name, 2],
    ].sort(),
  )
  const [here, there] = order.detail.shippings
  expect(there).toMatchObject({
    address: { address1: '神宮前9-9-9' },
    sender: { shipping_last_name: '田中', address1: tanaka.address1 },
  })
  expect(here?.sender ?? null).toBeNull()
  const packingOf = (key = '') => order.detail.packings.find(({ shipping_key }) => shipping_key === key)
  expect(packingOf(here?.key)).toMatchObject({
    delivery_date: day,
    delivery_timezone_key: 'am',
    noshi: null,
  })
  expect(packingOf(there?.key)).toMatchObject({
    delivery_timezone_key: 'am',
    wrapping: 'paper',
    noshi: { title: '御祝', name: '山田 花子' },
    message: 'ご結婚おめでとうございます。',
  })
  const readMail = async () => (await readMailTexts('several-guest@example.com'))[0] ?? ''
  await expect.poll(readMail).toContain('神宮前9-9-9')
  expect(await readMail()).toContain(`${cake.name} 2点`)
})

test('a member gives to entries of the address book, takes one back, and reads all of it in the history', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await signInNewMember(page, 'okurimono')
  const keep = (who: typeof suzuki) =>
    page.evaluate(async (address) => {
      const { api } = JSON.parse(document.querySelector('#noren-site')?.textContent ?? '{}') as {
        api: string
      }
      const bearer = /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const response = await fetch(`${api}/v1/me/user-addresses`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${decodeURIComponent(bearer)}`,
        },
        body: JSON.stringify(address),
      })
      if (!response.ok) throw new Error(await response.text())
    }, toBookEntry(who))
  await keep(suzuki)
  await keep(tanaka)
  const product = await findBuyable('okurimono', { nth: 16, is_gift: true })
  await fillForSeveral(page, [[product, 4]])
  await giveAddress(page, 'several-member@example.com')
  for (const [name, place] of [
    ['鈴木 一郎', 2],
    ['田中 美咲', 3],
  ] as const) {
    await page.goto(`${toShopUrl('okurimono')}/cart/shipping-select/`)
    await page.getByRole('link', { name: '別の届け先を追加' }).click()
    const book = page.getByRole('radio', { name: new RegExp(name) })
    await expect(book).toBeVisible()
    if (place === 2) {
      await page.getByRole('button', { name: 'このお届け先を追加する' }).click()
      await expect(page.getByRole('alert').first()).toContainText('お届け先をお選びください')
      await lookWithAxe(page, 'the address book, with an error')
    }
    await book.check({ force: true })
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
  await his.getByLabel('のしの表書き').fill('内祝')
  await his.getByLabel('のしのお名前').fill('山田')
  await page.getByRole('link', { name: '商品の振り分けを変更する' }).click()

  // The third one goes; what it had goes to the first.
  await page.getByRole('button', { name: 'お届け先3を削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expect(page.getByRole('heading', { name: /お届け先3/ })).toHaveCount(0)
  await expect(getShare(page, product, ORDERER)).toHaveValue('2')
  await expect(getShare(page, product, '鈴木')).toHaveValue('2')
  await goToDelivery(page)
  await expect(his.getByLabel('のしのお名前')).toHaveValue('山田')
  await chooseDelivery(page)
  await choosePayment(page, '銀行振込')
  const token = await readCartToken(page)
  await getPlaceButton(page).click()
  const order = await readOrder(await readOrderNo(page), token)
  expect(listSent(order)).toEqual([
    [ORDERER, product.name, 2],
    ['鈴木 一郎', product.name, 2],
  ])
  expect(order.detail.shippings[1]?.user_address_id).toEqual(expect.any(Number))
  const packing = order.detail.packings.find(
    ({ shipping_key }) => shipping_key === order.detail.shippings[1]?.key,
  )
  expect(packing?.noshi).toEqual({ title: '内祝', name: '山田' })

  await page.goto(`${toShopUrl('okurimono')}/mypage/order_history/`)
  await page.getByRole('link', { name: /ご注文の詳細/ }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('鈴木 一郎 様')
  await expect(main).toContainText('内祝')
  await expect(main.getByText(`${product.name}（2点）`)).toHaveCount(2)
  await lookWithAxe(page, 'an order to two destinations')
})

test('a shopper without a mouse shares goods out', async ({ page }) => {
  test.setTimeout(180_000)
  const product = await findBuyable('okurimono', { nth: 17, is_gift: true })
  await fillForSeveral(page, [[product, 3]])
  await giveAddress(page, 'several-keys@example.com')
  await addDestination(page, suzuki)
  const share = getShare(page, product, '鈴木')
  await tabTo(page, share)
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(getShare(page, product, ORDERER)).toHaveValue('1')
  const one = page.getByRole('group', {
    name: new RegExp(`${product.name}.*鈴木`),
  })
  await tabTo(page, one.getByRole('button', { name: '数量を1つ増やす' }))
  await page.keyboard.press('Enter')
  await expect(share).toHaveValue('3')
  // The first one has nothing left: its card says so, the summary leads there.
  await tabTo(page, page.getByRole('button', { name: 'お届け日時の指定へ進む' }))
  await page.keyboard.press('Enter')
  const fault = page.getByRole('link', { name: /お届け先1に届ける商品/ })
  await tabTo(page, fault)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'お届け先1を削除する' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: '削除する' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'お届け先', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('鈴木 一郎')
  await tabTo(page, page.getByRole('link', { name: 'このお届け先で進む' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/shipping-detail/')
  await expect(page.getByRole('main')).toContainText(`${product.name}（3点）`)
})

function toBookEntry(who: typeof suzuki) {
  return {
    shipping_last_name: who.last_name,
    shipping_first_name: who.first_name,
    shipping_last_name_kana: who.last_name_kana,
    shipping_first_name_kana: who.first_name_kana,
    postal_code: who.postal_code,
    prefecture: '東京都',
    city: who.city,
    address1: who.address1,
    address2: '',
    phone_number: '09087654321',
  }
}
