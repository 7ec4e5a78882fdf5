import type { Locator } from '@playwright/test'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { readMailTexts } from '#tests/support/read-mails.ts'
import {
  addDestination,
  fillForSeveral,
  getShare,
  goToDelivery,
  listSent,
  ORDERER,
  readCartToken,
  readOrder,
  suzuki,
  tanaka,
  typeAddress,
} from '#tests/support/several-destinations.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  readOrderNo,
} from '#tests/support/shopper.ts'
import { tabTo } from '#tests/support/tab-to.ts'
import { tick } from '#tests/support/tick.ts'
import { inTurn } from '#tests/support/turns.ts'

/** What each shop sends. moto sells parts, nothing to be wrapped (`is_giftable` of its goods): no noshi there. */
const shelf: Record<Site, { nth: number; is_gift?: true }> = {
  moto: { nth: 14 },
  okurimono: { nth: 14, is_gift: true },
  hojin: { nth: 0, is_gift: true },
}

const gift = {
  wrapping: 'paper',
  noshi: {
    mizuhiki: 'red_white_knot',
    placement: 'inner',
    title: '寿 御結婚',
    names: ['株式会社山田', '山田 花子'],
  },
  message: 'ご結婚おめでとうございます。',
}

async function dressAsGift(parcel: Locator): Promise<void> {
  await tick(parcel.getByRole('radio', { name: '包装紙' }))
  await tick(parcel.getByRole('radio', { name: 'のしを付ける' }))
  const purpose = parcel.getByLabel('のしの表書き')
  // An occasion proposes its cords, and says why others would be wrong.
  await purpose.selectOption('御結婚御祝')
  await expect(parcel.getByRole('radio', { name: '紅白結び切り' })).toBeChecked()
  await expect(parcel.getByRole('radio', { name: '紅白蝶結び' })).toHaveCount(0)
  await expect(parcel.getByText('結婚・快気などには結び切りを使います')).toBeVisible()
  await purpose.selectOption('その他（自由に入力）')
  await parcel.getByLabel('表書きの文字').fill(gift.noshi.title)
  await tick(parcel.getByRole('radio', { name: '紅白結び切り' }))
  await tick(parcel.getByRole('radio', { name: '内のし' }))
  await parcel.getByLabel('お名前（1行目）').fill('株式会社山田')
  await parcel.getByLabel('お名前（2行目）').fill('山田 花子')
  const preview = parcel.getByRole('img', { name: /^のし紙の見本/ })
  await expect(preview).toHaveAccessibleName(
    'のし紙の見本：紅白結び切り・内のし、表書き「寿 御結婚」、お名前「株式会社山田」「山田 花子」',
  )
  // Written from top to bottom.
  const [first, last] = [
    await preview.getByText('花').boundingBox(),
    await preview.getByText('子').boundingBox(),
  ]
  expect(last?.y).toBeGreaterThan((first?.y ?? Infinity) + (first?.height ?? 0) / 2)
  await parcel.getByLabel('メッセージ', { exact: true }).fill(gift.message)
}

for (const site of inTurn(sites, 1)) {
  test(`a guest of ${site} gives to two people, and nothing is lost on the way`, async ({ page }) => {
    test.setTimeout(180_000)
    const { nth, is_gift = false } = shelf[site]
    const email = `several-guest-${site}@example.com`
    const [tea, cake] = [
      await findBuyable(site, { nth, is_gift }),
      await findBuyable(site, { nth: nth + 1, is_gift }),
    ]
    const goods = [
      [tea, 3],
      [cake, 2],
    ] as const
    await fillForSeveral(page, site, goods, email)

    // What is chosen for the first one stays when a second one is added.
    await page.getByLabel('お届け日', { exact: true }).selectOption({ index: 2 })
    const day = await page.getByLabel('お届け日', { exact: true }).inputValue()
    await page.getByLabel('お届け時間帯').selectOption({ label: '午前中' })
    await page.getByRole('link', { name: '別の届け先を追加' }).click()
    await page.waitForURL('**/cart/shipping-add/?shipping=new')
    await page.getByRole('button', { name: 'このお届け先を追加する' }).click()
    await expect(page.getByRole('alert').first()).toContainText('（姓）')
    await lookWithAxe(page, 'one destination more, with errors')
    await page.getByLabel(/（姓）/).fill(suzuki.last_name)
    await page.reload()
    await expect(page.getByLabel(/（姓）/)).toHaveValue(suzuki.last_name)
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
    if (is_gift) await dressAsGift(his)
    else await expect(his.getByLabel('のしの表書き')).toHaveCount(0)
    await his.getByRole('button', { name: /送り主を変更する/ }).click()
    await tick(his.getByRole('radio', { name: '別の送り主を入力する' }))
    const sender = his.getByRole('group', { name: '送り主', exact: true })
    await typeAddress(sender, tanaka)
    await lookWithAxe(page, 'delivery of two parcels, with another sender')
    await page.reload()
    if (is_gift) await expect(his.getByLabel('お名前（2行目）')).toHaveValue('山田 花子')
    await expect(sender.getByLabel(/（姓）/)).toHaveValue(tanaka.last_name)

    // The address of the second one is changed without touching the first.
    await page.goto(`${toShopUrl(site)}/cart/shipping-select/`)
    await page.getByRole('link', { name: 'お届け先2の住所を変更する' }).click()
    await expect(page.getByRole('navigation', { name: 'お届け先の一覧' })).toContainText(
      `${cake.name}（2点）`,
    )
    await expect(page.getByLabel('丁目・番地・号')).toHaveValue(suzuki.address1)
    await page.getByLabel('丁目・番地・号').fill('神宮前9-9-9')
    await lookWithAxe(page, 'the address of the second destination')
    await page.getByRole('button', { name: 'この住所に変更する' }).click()
    await page.waitForURL('**/cart/shipping-select/')
    await goToDelivery(page)
    await expect(his).toContainText('神宮前9-9-9')
    if (is_gift) await expect(his.getByLabel('表書きの文字')).toHaveValue(gift.noshi.title)
    await chooseDelivery(page)
    await choosePayment(page, '銀行振込')

    const main = page.getByRole('main')
    for (const words of [`${cake.name}（2点）`, '神宮前9-9-9', '田中 美咲 様'])
      await expect(main).toContainText(words)
    if (is_gift) await expect(main).toContainText(gift.noshi.title)
    await lookWithAxe(page, 'confirm of two destinations')
    const token = await readCartToken(page)
    await getPlaceButton(page).click()
    const order_no = await readOrderNo(page)
    for (const words of [`${tea.name}（2点）`, `${cake.name}（2点）`, '神宮前9-9-9', '田中 美咲 様'])
      await expect(main).toContainText(words)
    await lookWithAxe(page, 'complete, two destinations')

    const order = await readOrder(page, site, order_no, token)
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
      ...(is_gift ? gift : { noshi: null }),
    })
    const readMail = async () => (await readMailTexts(email))[0] ?? ''
    await expect.poll(readMail).toContain('神宮前9-9-9')
    expect(await readMail()).toContain(`${cake.name} 2点`)
  })
}

test('a shopper without a mouse shares goods out', async ({ page }) => {
  test.setTimeout(180_000)
  const product = await findBuyable('okurimono', { nth: 17, is_gift: true })
  await fillForSeveral(page, 'okurimono', [[product, 3]], 'several-keys@example.com')
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
