import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAddressWords, PROFILE_ADDRESS } from '#tests/support/address-words.ts'
import { type MemberBrowser, openMemberBrowser } from '#tests/support/open-member-browser.ts'

let shop: MemberBrowser
beforeAll(async () => {
  shop = await openMemberBrowser([{ unit_price: 1_000, stock: 5 }])
})
beforeEach(() => shop.startMemberVisit('/mypage/address/', { user: PROFILE_ADDRESS }))
afterAll(() => shop.close())

/** A page of its own, its address book read. */
async function openBook() {
  vi.resetModules()
  const book = await import('#src/stores/member/address-book.ts')
  const changes = await import('#src/stores/member/change-address-book.ts')
  book.addressBookResource.$state.listen(() => undefined)
  await vi.waitFor(() => expect(book.addressBookResource.$state.get().state).toBe('ready'))
  return {
    ...book,
    ...changes,
    read() {
      const state = book.addressBookResource.$state.get()
      if (state.state !== 'ready') throw new Error(`The book is ${state.state}.`)
      return state.value
    },
    async fill(...names: string[]) {
      for (const shipping_last_name of names)
        expect(await changes.addAddress(createAddressWords({ shipping_last_name }))).toBeNull()
      await book.addressBookResource.load()
    },
  }
}

const HEADING =
  'お名前（姓）,お名前（名）,フリガナ（セイ）,フリガナ（メイ）,会社・団体名,部署・役職,郵便番号,都道府県,市区町村,丁目・番地・号,建物名・部屋番号,電話番号,携帯電話番号'
const toFile = (...names: string[]) =>
  new File(
    [
      [
        HEADING,
        ...names.map(
          (name) => `${name},花子,サトウ,ハナコ,,,150-0001,東京都,渋谷区,神宮前1-2-3,,03-1234-5678,`,
        ),
      ].join('\r\n'),
    ],
    'addresses.csv',
  )

test('the default address and the default sender are each a single choice, at once on the screen and in the API', async () => {
  const book = await openBook()
  await book.fill('高橋', '鈴木')
  const [, takahashi, suzuki] = book.read().data.map(({ id }) => id)
  expect(await book.chooseDefaultAddress(takahashi!)).toBeNull()
  expect(await book.chooseDefaultAddress(suzuki!)).toBeNull()
  expect(await book.chooseDefaultSender(takahashi!)).toBeNull()
  const marks = () =>
    book
      .read()
      .data.filter(({ is_default, is_sender_default }) => is_default || is_sender_default)
      .map(
        ({ shipping_last_name, is_default }) => `${shipping_last_name} ${is_default ? 'default' : 'sender'}`,
      )
      .toSorted()
  expect(marks()).toEqual(['鈴木 default', '高橋 sender'])
  await book.addressBookResource.load()
  expect(marks()).toEqual(['鈴木 default', '高橋 sender'])
})

test('deleting everything keeps the own address, in the list as in the API', async () => {
  const book = await openBook()
  await book.fill('高橋', '鈴木')
  expect(await book.removeAllAddresses()).toBeNull()
  const shown = book.read().data
  expect(shown.map(({ division_ct }) => division_ct)).toEqual([1])
  await book.addressBookResource.load()
  expect(book.read().data.map(({ id }) => id)).toEqual(shown.map(({ id }) => id))
})

test('a file with a bad line is reported line by line, and the list shows what came in', async () => {
  const book = await openBook()
  const end = await book.importAddresses(toFile('高橋', '', '鈴木'))
  expect(end).toMatchObject({ state: 'read', report: { imported: 2, failures: [{ line: 3 }] } })
  expect(book.read().data.map(({ shipping_last_name }) => shipping_last_name)).toEqual(
    expect.arrayContaining(['高橋', '鈴木']),
  )
})

test('a file that is none is refused in the API’s own words', async () => {
  const book = await openBook()
  const end = await book.importAddresses(new File(['%PDF-1.7'], 'a.csv'))
  expect(end).toMatchObject({ state: 'failed', failure: { kind: 'refused' } })
})

test('an export is saved under the name the shop gives it', async () => {
  const book = await openBook()
  const saved: string[] = []
  vi.spyOn(window.HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  expect(await book.exportAddresses('shift_jis')).toEqual({ state: 'saved' })
  expect(saved).toEqual([expect.stringMatching(/\.csv$/)])
})

test('an answer in JSON means that the file comes later', async () => {
  const book = await openBook()
  shop.wire.current = async (request, deliver) =>
    request.url.includes('/export')
      ? Response.json({ message: '遅延処理中です' }, { status: 202 })
      : deliver()
  expect(await book.exportAddresses('utf-8')).toEqual({ state: 'delayed' })
})
