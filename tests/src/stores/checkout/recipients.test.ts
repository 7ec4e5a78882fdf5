import { expect, test } from 'vitest'
import { listEveryoneGoods } from '#src/rules/checkout/cart-recipients.ts'
import { toPlainRow } from '#src/rules/checkout/to-recipient-row.ts'
import { useBrowserShop, openPage } from '#tests/support/browser-shop.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([
  { unit_price: 1_000, stock: 100 },
  { unit_price: 2_000, stock: 100 },
])

const toRow = (place: number) =>
  toPlainRow(`typed-${place}`, { ...ADDRESS, shipping_first_name: `太郎${place}` })

/** A page with one piece of each product in its cart, and its list of recipients taken up. */
async function openList() {
  const page = {
    ...(await openPage()),
    ...(await import('#src/stores/checkout/recipients.ts')),
    ...(await import('#src/stores/checkout/forget-list.ts')),
  }
  const parcels = await import('#src/stores/checkout/all-parcels.ts')
  const getCart = () => {
    const state = page.$cart.get()
    if (state.state !== 'open') throw new Error('No cart.')
    return state.cart
  }
  return { ...page, ...parcels, getCart }
}

async function openFilledList() {
  const page = await openList()
  for (const product_id of shop.product_ids) await page.addProduct({ product_id, quantity: 1 })
  page.openRecipients(page.getCart())
  return page
}

test('A list becomes the destinations of the cart, each with what it gets', async () => {
  const page = await openFilledList()
  const [tea = 0, cake = 0] = shop.product_ids
  page.addRows([1, 2, 3].map(toRow))
  page.setPieces(cake, 2)
  page.changeRow('typed-2', { goods: [{ product_id: tea, name: '', quantity: 5 }] })
  page.changeRow('typed-3', { is_left_out: true })
  expect(await page.sendRecipients(page.getCart(), null)).toBeNull()
  const { shippings, products } = page.getCart().detail
  expect(shippings.map(({ address }) => address?.shipping_first_name)).toEqual(['太郎1', '太郎2'])
  const sent = products.map(({ shipping_key, product_id, quantity }) => [
    shippings.findIndex(({ key }) => key === shipping_key),
    product_id,
    quantity,
  ])
  expect(sent).toHaveLength(3)
  expect(sent).toEqual(
    expect.arrayContaining([
      [0, tea, 1],
      [0, cake, 2],
      [1, tea, 5],
    ]),
  )
})

test('The list outlives a reload, and afterwards says what the cart has, with those left out', async () => {
  const before = await openFilledList()
  before.addRows([1, 2, 3].map(toRow))
  before.changeRow('typed-3', { is_left_out: true })
  const reloaded = await openList()
  reloaded.openRecipients(before.getCart())
  expect(reloaded.$recipients.get().rows.map(({ id }) => id)).toEqual(['typed-1', 'typed-2', 'typed-3'])

  await before.sendRecipients(before.getCart(), null)
  const { key } = before.getCart().detail.shippings[0]!
  await before.setAddress({ key, address: { ...ADDRESS, shipping_first_name: '改名' } })
  const later = await openList()
  later.openRecipients(before.getCart())
  const { rows } = later.$recipients.get()
  expect(rows.map(({ id, address }) => [id, address.shipping_first_name])).toEqual([
    ['typed-1', '改名'],
    ['typed-2', '太郎2'],
    ['typed-3', '太郎3'],
  ])
  expect(rows.map(({ goods }) => goods)).toEqual([[], [], []])
})

test('The next cart begins without the list that was sent', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1), toRow(2)])
  await page.sendRecipients(page.getCart(), null)
  const next = await openList()
  const { detail: sent } = page.getCart()
  const detail = { ...sent, shippings: [{ ...sent.shippings[0]!, address: null }] }
  next.openRecipients({ id: page.getCart().id + 1, detail })
  expect(next.$recipients.get().rows).toEqual([])
})

test('A refused list stays as it was made, and the refusal names the row', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1), { ...toRow(2), address: { ...toRow(2).address, postal_code: '1' } }])
  const failure = await page.sendRecipients(page.getCart(), null)
  expect(failure).toMatchObject({ kind: 'refused' })
  const fields = failure?.kind === 'refused' ? failure.fields.map(({ field }) => field) : []
  expect(fields).toEqual([expect.stringMatching(/^recipients\D+1\D/)])
  expect(page.$recipients.get()).toMatchObject({
    sent_to: null,
    rows: [{ id: 'typed-1' }, { id: 'typed-2' }],
  })
})

test('A removed row comes back to its place', async () => {
  const page = await openFilledList()
  page.addRows([1, 2, 3].map(toRow))
  const [, second] = page.$recipients.get().rows
  page.removeRow('typed-2')
  page.putRowBack(second!, 1)
  expect(page.$recipients.get().rows.map(({ id }) => id)).toEqual(['typed-1', 'typed-2', 'typed-3'])
})

test('Bad lines of a file are told until it is read again, and good ones are not added twice', async () => {
  const page = await openFilledList()
  const heading =
    'お名前（姓）,お名前（名）,フリガナ（セイ）,フリガナ（メイ）,郵便番号,都道府県,市区町村,丁目・番地・号,電話番号'
  const toLine = (name: string) => `${name},花子,ヤマダ,ハナコ,1000001,東京都,千代田区,1-1,0312345678`
  const toFile = (...lines: string[]) =>
    new File([[heading, ...lines].join('\r\n')], 'a.csv', { type: 'text/csv' })
  expect(await page.readRecipientsFile(toFile(toLine('山田'), toLine('')))).toEqual({
    state: 'read',
    added: 1,
    known: 0,
  })
  expect(page.$recipients.get().failures.map(({ line }) => line)).toEqual([3])
  expect(await page.readRecipientsFile(toFile(toLine('山田'), toLine('田中')))).toEqual({
    state: 'read',
    added: 1,
    known: 1,
  })
  expect(page.$recipients.get()).toMatchObject({ failures: [], file: 'a.csv' })
})

test('A slot is set for every parcel at once', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1), toRow(2)])
  await page.sendRecipients(page.getCart(), null)
  expect(await page.setAllPackings({ message: '御礼' })).toBeNull()
  expect(page.getCart().detail.packings.map(({ message }) => message)).toEqual(['御礼', '御礼'])
  expect(listEveryoneGoods(page.getCart().detail, {})).toHaveLength(2)
})

test('Goods one row names are nobody else’s once they are in the cart', async () => {
  const page = await openList()
  const [tea = 0, cake = 0] = shop.product_ids
  await page.addProduct({ product_id: tea, quantity: 1 })
  page.openRecipients(page.getCart())
  page.addRows([toRow(1), { ...toRow(2), goods: [{ product_id: cake, name: '', quantity: 2 }] }])
  await page.sendRecipients(page.getCart(), null)
  const later = await openList()
  later.openRecipients(page.getCart())
  const { rows, pieces } = later.$recipients.get()
  const everyone = listEveryoneGoods(page.getCart().detail, pieces)
  expect(Object.fromEntries(everyone.map((one) => [one.product_id, one.quantity]))).toEqual({
    [tea]: 1,
    [cake]: 0,
  })
  expect(rows.map(({ goods }) => goods.map(({ product_id }) => product_id))).toEqual([[], [cake]])
})

test('A list changed after it was sent keeps what was set for a parcel since', async () => {
  const page = await openFilledList()
  page.addRows([1, 2, 3].map(toRow))
  const gift = { wrapping: null, noshi: null, message: '御礼' } as const
  await page.sendRecipients(page.getCart(), gift)
  page.addRows([toRow(4)])
  page.removeRow('typed-3')
  const { packings, shippings } = page.getCart().detail
  const packing = packings.find(({ shipping_key }) => shipping_key === shippings[1]?.key)
  await page.setPacking({ key: packing!.key, message: 'あなたへ' })
  const later = await openList()
  later.openRecipients(page.getCart())
  const { rows } = later.$recipients.get()
  expect(rows.map(({ id, message }) => [id, message])).toEqual([
    ['typed-1', undefined],
    ['typed-2', 'あなたへ'],
    ['typed-4', undefined],
  ])
})

test('What most parcels wear is everybody’s, and rows keep only what differs', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1), toRow(2), { ...toRow(3), message: null }])
  await page.sendRecipients(page.getCart(), { wrapping: null, noshi: null, message: '御礼' })
  expect(page.getCart().detail.packings.map(({ message }) => message)).toEqual(['御礼', '御礼', null])
  await page.setAllPackings({ message: '感謝' })
  const later = await openList()
  later.openRecipients(page.getCart())
  const { rows, gift } = later.$recipients.get()
  expect(gift?.message).toBe('感謝')
  expect(rows.map(({ message }) => message)).toEqual([undefined, undefined, undefined])
})

test('A typed address of somebody else is in the list, one’s own is not', async () => {
  const page = await openFilledList()
  const { key } = page.getCart().detail.shippings[0]!
  await page.setOrderer(ORDERER)
  await page.setAddress({ key, address: { ...ADDRESS, shipping_last_name: '鈴木' } })
  page.openRecipients(page.getCart())
  expect(page.$recipients.get().rows.map(({ address }) => address.shipping_last_name)).toEqual(['鈴木'])
  // Removed, it stays so.
  page.removeRow(page.$recipients.get().rows[0]!.id)
  page.openRecipients(page.getCart())
  expect(page.$recipients.get().rows).toEqual([])

  sessionStorage.clear()
  const own = {
    shipping_last_name: ORDERER.last_name,
    shipping_first_name: ORDERER.first_name,
    company_name: null,
  }
  await page.setAddress({ key, address: { ...ADDRESS, ...own } })
  page.openRecipients(page.getCart())
  expect(page.$recipients.get().rows).toEqual([])
})

test('A list begun elsewhere is joined by the destinations the cart has', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1), toRow(2)])
  await page.sendRecipients(page.getCart(), null)
  page.beginList({ rows: [toRow(7)], pieces: {}, gift: null })
  page.openRecipients(page.getCart())
  const { rows } = page.$recipients.get()
  expect(rows.map(({ address }) => address.shipping_first_name)).toEqual(['太郎7', '太郎1', '太郎2'])
})

test('The list leaves the tab with the order', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1)])
  page.forgetSentList()
  expect(page.hasList(page.getCart().id)).toBe(true)
  await page.sendRecipients(page.getCart(), null)
  page.forgetSentList()
  expect(page.hasList(page.getCart().id)).toBe(false)
})

test('A member’s list is not a guest’s', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1)])
  const kept = JSON.parse(sessionStorage.getItem('noren.draft.recipients') ?? '{}') as object
  sessionStorage.setItem('noren.draft.recipients', JSON.stringify({ ...kept, user_id: 7 }))
  page.openRecipients(page.getCart())
  expect(page.$recipients.get().rows).toEqual([])
})

test('Somebody put back is in the list once', async () => {
  const page = await openFilledList()
  page.addRows([toRow(1), toRow(2)])
  page.removeRow('typed-1')
  page.addRows([{ ...toRow(1), id: 'book-1' }])
  page.putRowBack(toRow(1), 0)
  expect(page.$recipients.get().rows.map(({ id }) => id)).toEqual(['typed-2', 'book-1'])
})

test('What is wrong with a row is said until the row is changed or removed', async () => {
  const page = await openFilledList()
  page.addRows([1, 2, 3].map(toRow))
  page.$wrongRows.set({ 'typed-1': 'wrong', 'typed-2': 'wrong', 'typed-3': 'wrong' })
  page.changeRow('typed-1', { message: 'ありがとう' })
  page.removeRow('typed-3')
  expect(page.$wrongRows.get()).toEqual({ 'typed-2': 'wrong' })
})
