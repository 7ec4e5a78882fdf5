import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallName } from '#contract/index.ts'
import type { BusinessDays } from '#contract/shapes/shop-terms.ts'
import type { BusinessDate } from '#contract/shapes/business-date.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { ADDRESS, openSellingShop, readyCart, type SellingShop } from '#tests/support/selling-shop.ts'

const SHELF = [{ unit_price: 2_000, stock: 50 }]
const COMPANY_INPUT = {
  name: '合同会社かもめ',
  name_kana: 'ゴウドウガイシャカモメ',
  postal_code: '1070062',
  address: '東京都港区南青山1-1-1',
  phone_number: '03-0000-1111',
  email: 'info@kamome.example',
  representative: '海野 渚',
  invoice_number: 'T9999901000123',
  business_hours: '9:00～17:00',
}

describe.each(ENGINES)('on which terms a shop sells, set by its staff, on %s', (engine) => {
  let opened: OpenDb
  let shop: SellingShop
  let other: SellingShop
  let editor: ReturnType<typeof createEditor>
  let neighbour: ReturnType<typeof createEditor>
  beforeAll(async () => {
    opened = await openTestDb(engine)
    shop = await openSellingShop(opened.db, SHELF, staffSecrets)
    other = await openSellingShop(opened.db, SHELF, staffSecrets)
    editor = toEditor(shop)
    neighbour = toEditor(other)
  }, 60_000)
  afterAll(() => opened.close())

  const toEditor = ({ app, channel }: SellingShop) =>
    createEditor(async (path, init) => app.request(path, init), { channel: channel.name })
  const request = async (path: string) => shop.app.request(`/${shop.channel.name}${path}`)
  const read = async <Body>(path: string) => (await (await request(path)).json()) as Body

  /** Saves; a save from a stale screen and the neighbour's shop must see nothing of it. */
  const save = async <Name extends Extract<CallName, `PUT /v1/admin/${string}`>>(
    name: Name,
    fields: object,
    changes: readonly string[],
  ) => {
    const get = name.replace('PUT', 'GET') as 'GET /v1/admin/company'
    const since = await editor.readVersion()
    const [before, theirs] = [await editor.call(get, {}), await neighbour.call(get, {})]
    const body = { ...fields, version: before.version } as unknown as CallInput<Name>['body']
    const saved = await editor.call(name, { body } as Partial<CallInput<Name>>)
    expect(saved).toMatchObject({ version: await editor.readVersion() })
    expect(await editor.call(get, {})).toEqual(saved)
    expect(await editor.refuse(name, { body } as Partial<CallInput<Name>>)).toMatchObject({
      status: 409,
      code: 'admin.version_conflict',
    })
    if (changes.length > 0) expect(await editor.listChanges(since)).toEqual(changes)
    expect(await neighbour.call(get, {})).toEqual(theirs)
    return saved
  }

  const refuse = async <Name extends Extract<CallName, `PUT /v1/admin/${string}`>>(
    name: Name,
    fields: object,
  ) => {
    const { version } = await editor.call(name.replace('PUT', 'GET') as 'GET /v1/admin/company', {})
    const body = { ...fields, version } as unknown as CallInput<Name>['body']
    const { status, errors } = await editor.refuse(name, { body } as Partial<CallInput<Name>>)
    expect(status).toBe(422)
    return errors?.map(({ field, message }) => `${field}: ${message}`)
  }

  test('the company is what the shop’s pages and mails say of the seller', async () => {
    await save('PUT /v1/admin/company', COMPANY_INPUT, [`company ${shop.channel.name} updated`])
    expect(await shop.call('GET /v1/company', {})).toEqual({
      ...COMPANY_INPUT,
      postal_code: '107-0062',
      closed_weekdays: [0, 6],
      cutoff_hour: 14,
    })
    const same = await editor.call('GET /v1/admin/company', {})
    expect(await editor.call('PUT /v1/admin/company', { body: same })).toEqual(same)
    expect(
      await refuse('PUT /v1/admin/company', { ...COMPANY_INPUT, invoice_number: 'T9999901000124' }),
    ).toEqual([
      'invoice_number: 登録番号は「T」と13桁の数字で入力してください。番号の検査数字が合いませんので、打ち間違いがないかご確認ください',
    ])
    const fields = await refuse('PUT /v1/admin/company', { ...COMPANY_INPUT, name: ' ', phone_number: 'x' })
    expect(fields?.map((one) => one.split(':')[0])).toEqual(['name', 'phone_number'])
    await editor.call('PUT /v1/admin/company', { body: { ...same, invoice_number: '' } })
  })

  test('a shipping fee holds in the very next answer of a cart that is open', async () => {
    const { token, detail } = await readyCart(shop, [[0, 1]], 'bank_transfer')
    expect(detail.order.total_carriage).toBe(770)
    const terms = await editor.call('GET /v1/admin/shipping-fees', {})
    expect(terms.regions).toContainEqual({ region: '北海道', carriage: null, transit_days: 1 })
    const regions = terms.regions.map((one) =>
      one.region === '関東' ? { ...one, carriage: 690 } : { ...one, carriage: 1_200 },
    )
    const wanted = { ...terms, regions, free_carriage_from: 5_000 }
    await save('PUT /v1/admin/shipping-fees', wanted, ['terms shipping-fees updated'])
    const cart = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(cart.detail.order).toMatchObject({ total_carriage: 690, until_free_carriage: 3_000 })
    const far = { params: { prefecture: '北海道' } }
    expect(await shop.call('GET /v1/shipping-leadtime/prefectures/{prefecture}', far)).toMatchObject({
      carriage: 1_200,
    })
    expect(await refuse('PUT /v1/admin/shipping-fees', { ...wanted, regions: regions.slice(2) })).toEqual([
      'regions: 北海道、北東北の送料がありません。すべての地方を入力してください',
    ])
    const wrong = [{ ...regions[0]!, region: '火星' }, ...regions]
    expect(await refuse('PUT /v1/admin/shipping-fees', { ...wanted, regions: wrong })).toEqual([
      'regions.0.region: この地方はありません。地方の名前をご確認ください',
    ])
    expect(
      await refuse('PUT /v1/admin/shipping-fees', { ...wanted, regions: [...regions, regions[0]] }),
    ).toEqual([`regions.${regions.length}.region: この地方が重複しています。1つだけ入力してください`])
    const negative = regions.map((one) => ({ ...one, carriage: -1 }))
    expect((await refuse('PUT /v1/admin/shipping-fees', { ...wanted, regions: negative }))?.[0]).toMatch(
      /^regions\.0\.carriage: /,
    )
  })

  test('a time slot that was taken away is offered no more and leaves the carts that wished for it', async () => {
    const { token, detail } = await readyCart(shop, [[0, 1]], 'bank_transfer')
    const key = detail.packings[0]?.key ?? ''
    const wish = { token, key, delivery_timezone_key: '19-21' }
    const wished = await shop.call('PATCH /v1/carts/packings/modify', { body: wish })
    expect(wished.detail.packings).toMatchObject([{ delivery_timezone: '19時～21時' }])
    const slots = [
      { key: 'am', name: '午前' },
      { key: 'night', name: '20時～21時' },
    ]
    await save('PUT /v1/admin/delivery-slots', { slots }, ['terms delivery-slots updated'])
    const { leadtimes } = await shop.call('GET /v1/shipping-leadtime/carts/{cartToken}', {
      params: { cartToken: token },
    })
    expect(leadtimes[0]?.timezones).toEqual(slots)
    expect(await shop.refuse('PATCH /v1/carts/packings/modify', { body: wish })).toMatchObject({
      status: 422,
    })
    const cart = await shop.call('GET /v1/carts/{cartToken}', { params: { cartToken: token } })
    expect(cart.detail.packings).toMatchObject([{ delivery_timezone: null }])
    expect(
      await refuse('PUT /v1/admin/delivery-slots', { slots: [...slots, { key: 'am', name: '朝' }] }),
    ).toEqual(['slots.2.key: この時間帯の記号が重複しています。別の記号を入力してください'])
    expect(
      await refuse('PUT /v1/admin/delivery-slots', { slots: [...slots, { key: 'pm', name: '午前' }] }),
    ).toEqual(['slots.2.name: この時間帯の名前が重複しています。別の名前を入力してください'])
  })

  test('the hour, the holidays and single days decide when an order leaves, and what the calendar shows', async () => {
    const promise = async () =>
      (
        await shop.call('GET /v1/shipping-leadtime/prefectures/{prefecture}', {
          params: { prefecture: ADDRESS.prefecture },
        })
      ).ships_on
    const { version: _version, ...before } = await editor.call('GET /v1/admin/business-days', {})
    expect(before).toMatchObject({ cutoff_hour: 14, is_open_on_holidays: false, special_dates: [] })
    expect(await promise()).toBe('2026-11-24')
    const everywhere = [`calendar ${shop.channel.name} updated`, `company ${shop.channel.name} updated`]
    await save('PUT /v1/admin/business-days', { ...before, cutoff_hour: 9 }, everywhere)
    expect(await promise()).toBe('2026-11-25')
    const special_dates = [{ date: '2026-11-25', is_open: false, note: '棚卸し' }]
    const days: BusinessDays = { ...before, cutoff_hour: 9, special_dates }
    await save('PUT /v1/admin/business-days', days, [`calendar ${shop.channel.name} updated`])
    expect(await promise()).toBe('2026-11-26')
    const range = '/v1/business-dates/monthly/calendar/front?startDate=2026-11-23&endDate=2026-11-25'
    const closed = await read<{ data: BusinessDate[] }>(range)
    expect(closed.data).toMatchObject([
      { is_open: false, name: '勤労感謝の日' },
      { is_open: true },
      { is_open: false, name: '棚卸し' },
    ])
    const open = { ...days, is_open_on_holidays: true, year_end_closure: null }
    await save('PUT /v1/admin/business-days', open, everywhere)
    expect((await read<{ data: BusinessDate[] }>(range)).data[0]).toMatchObject({ is_open: true })
    const newYear = '/v1/business-dates/monthly/calendar/front?startDate=2026-12-31&endDate=2026-12-31'
    expect((await read<{ data: BusinessDate[] }>(newYear)).data).toMatchObject([{ is_open: true }])
    await save('PUT /v1/admin/business-days', before, everywhere)
  })

  test('a calendar by which nothing would ever leave is refused', async () => {
    const { version: _version, ...days } = await editor.call('GET /v1/admin/business-days', {})
    const fields = async (wrong: Partial<BusinessDays>) =>
      (await refuse('PUT /v1/admin/business-days', { ...days, ...wrong }))?.map((one) => one.split(':')[0])
    const everyDay = Array.from({ length: 60 }, (_, at) => ({
      date: new Date(Date.UTC(2027, 0, 10 + at)).toISOString().slice(0, 10),
      is_open: false,
      note: '',
    }))
    expect(await fields({ special_dates: everyDay })).toEqual(['special_dates'])
    expect(await fields({ closed_weekdays: [0, 1, 2, 3, 4, 5, 6] })).toEqual(['closed_weekdays'])
    expect(await fields({ closed_weekdays: [0, 0] })).toEqual(['closed_weekdays'])
    expect(await fields({ year_end_closure: { from: '03-01', to: '01-03' } })).toEqual(['year_end_closure'])
    expect(await fields({ cutoff_hour: 25 })).toEqual(['cutoff_hour'])
    const twice = { date: '2027-01-10', is_open: true, note: '' }
    expect(await fields({ special_dates: [twice, twice] })).toEqual(['special_dates.1.date'])
  })

  test('ways to pay are offered in the staff’s order, with their words, fees and deadline', async () => {
    const { version: _version, payments } = await editor.call('GET /v1/admin/payment-methods', {})
    const [card, transfer, cash] = payments
    expect(payments.map(({ code }) => code)).toEqual(['card', 'bank_transfer', 'cash_on_delivery'])
    const ids = new Map((await shop.call('GET /v1/payments', {})).data.map(({ code, id }) => [code, id]))
    const guide = { account: 'かもめ銀行 港支店\n普通 7654321', deadline_days: 5 }
    const fees = [
      { up_to: 5_000, fee: 300 },
      { up_to: null, fee: 500 },
    ]
    const wanted = [
      { ...cash!, name: '着払い', fees },
      { ...transfer!, guide, payment_time: 'ご注文から{deadline_days}日のうちに。' },
      { ...card!, is_offered: false },
    ]
    await save('PUT /v1/admin/payment-methods', { payments: wanted }, ['terms payment-methods updated'])
    const { data } = await shop.call('GET /v1/payments', {})
    expect(data).toMatchObject([
      { id: ids.get('cash_on_delivery'), name: '着払い', fees },
      { id: ids.get('bank_transfer'), payment_time: 'ご注文から5日のうちに。' },
    ])
    const { detail } = await readyCart(shop, [[0, 1]], 'cash_on_delivery')
    expect(detail.order.payment_fee).toBe(300)
    const wrong = (change: object, at = 0) => ({
      payments: wanted.map((one, place) => (place === at ? { ...one, ...change } : one)),
    })
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ guide: null }, 1))).toEqual([
      'payments.1.guide: 振込先と、お振り込みの期限を入力してください',
    ])
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ guide }))).toEqual([
      'payments.0.guide: このお支払い方法には、振込先を登録できません。空欄のまま保存してください',
    ])
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ fees: fees.toReversed() }))).toEqual([
      'payments.0.fees.1.up_to: 「それ以上」の手数料は、最後の行に入力してください',
    ])
    const falling = [fees[0], { up_to: 5_000, fee: 1 }]
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ fees: falling }))).toEqual([
      'payments.0.fees.1.up_to: 手数料の区切りの金額は、前の行より大きい金額を入力してください',
    ])
    expect(await refuse('PUT /v1/admin/payment-methods', { payments: wanted.slice(1) })).toEqual([
      'payments: お支払い方法が足りません。画面を開き直してから、もう一度保存してください',
    ])
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ code: 'card' }))).toEqual([
      'payments.2.code: このお支払い方法が重複しています。1つだけ入力してください',
    ])
  })

  test('the pages the law wants tell what is kept, in the shop’s own words where it has some', async () => {
    const page = async (url: string) =>
      (await shop.call('GET /v1/static-pages/url{url}', { params: { url } })).body
    const fees = await editor.call('GET /v1/admin/shipping-fees', {})
    const tokyo = fees.regions.map((one) => (one.region === '関東' ? { ...one, carriage: 654 } : one))
    await editor.call('PUT /v1/admin/shipping-fees', { body: { ...fees, regions: tokyo } })
    const law = await page('/tradelaw/')
    for (const fact of [COMPANY_INPUT.name, COMPANY_INPUT.representative, '〒107-0062', '654円', '8日以内に'])
      expect(law).toContain(fact)
    expect(law).not.toContain('登録番号')
    const before = await editor.call('GET /v1/admin/trade-law', {})
    const words = {
      ...before,
      returns: '到着から14日<以内>に。',
      rows: [{ label: '古物商許可', text: '第1号' }],
      shipping_note: '<h2>離島</h2>',
    }
    await save('PUT /v1/admin/trade-law', words, ['terms trade-law updated'])
    expect(await page('/tradelaw/')).toContain('到着から14日&lt;以内&gt;に。')
    expect(await page('/tradelaw/')).toContain('<th scope="row">古物商許可</th><td>第1号</td>')
    expect(await page('/shipping/')).toContain('<h2>離島</h2>')
    expect(await page('/shipping/')).toContain('654円')
    const listed = await shop.call('GET /v1/static-pages/urls', {})
    expect(listed.data.map(({ url }) => url)).toEqual(['/shipping/', '/tradelaw/'])
    const own = { url: '/tradelaw/', title: '表記', body: '<p>自分で書いた。</p>' }
    await editor.call('POST /v1/admin/static-pages', { body: own })
    expect(await page('/tradelaw/')).toBe(own.body)
    expect(
      (await refuse('PUT /v1/admin/trade-law', { ...words, rows: [{ label: '', text: 'x' }] }))?.[0],
    ).toMatch(/^rows\.0\.label: /)
  })

  test('a text that shows the shipping fees changes with them', async () => {
    const body = '<h2>送料</h2><p>【送料表】</p>'
    await editor.call('POST /v1/admin/static-pages', { body: { url: '/guide/', title: '案内', body } })
    const since = await editor.readVersion()
    const fees = await editor.call('GET /v1/admin/shipping-fees', {})
    const regions = fees.regions.map((one) => (one.region === '沖縄' ? { ...one, carriage: 1_999 } : one))
    await editor.call('PUT /v1/admin/shipping-fees', { body: { ...fees, regions } })
    expect(await editor.listChanges(since)).toEqual([
      'static_page /guide/ updated',
      'terms shipping-fees updated',
    ])
    const page = await shop.call('GET /v1/static-pages/url{url}', { params: { url: '/guide/' } })
    expect(page.body).toMatch(/^<h2>送料<\/h2><table>.*1,999円/)
  })

  test('what is left until the opening is said, step by step', async () => {
    const { steps } = await editor.call('GET /v1/admin/opening', {})
    expect(steps.map(({ code, is_done }) => [code, is_done])).toEqual([
      ['company', true],
      ['shipping_fees', true],
      ['payment_methods', true],
      ['products', true],
      ['returns', true],
    ])
    const { steps: theirs } = await neighbour.call('GET /v1/admin/opening', {})
    expect(theirs.find(({ code }) => code === 'returns')).toEqual({
      code: 'returns',
      is_done: false,
      message: '返品・交換の条件を、お店に合わせて特定商取引法の表記に登録してください',
    })
  })

  test('a new keycode ends the passes of the old one; while the shop is closed it cannot be taken away', async () => {
    const changes = ['terms keycode updated']
    expect(await save('PUT /v1/admin/keycode', { keycode: 'KAMOME-1' }, changes)).toMatchObject({
      is_set: true,
    })
    const { data } = await editor.call('GET /v1/admin/settings', {})
    const { key, version } = data.find((one) => one.key === 'SITE.IS_KEYCODE_REQUIRED')!
    const close = (value: boolean, seen: number) =>
      editor.call('PUT /v1/admin/settings', { body: { settings: [{ key, value, version: seen }] } })
    const closed = await close(true, version)
    const enter = (keycode: string) => shop.call('POST /v1/keycode/check', { body: { keycode } })
    const visit = async (pass: string) =>
      (await shop.app.request(`/${shop.channel.name}/v1/news`, { headers: { 'x-keycode-token': pass } }))
        .status
    const { keycode_token } = await enter('KAMOME-1')
    expect(await visit(keycode_token)).toBe(200)
    // The feed of a closed shop is for publishers with the keycode.
    await save('PUT /v1/admin/keycode', { keycode: 'KAMOME-2' }, [])
    expect(await visit(keycode_token)).toBe(403)
    expect(await visit((await enter('KAMOME-2')).keycode_token)).toBe(200)
    expect((await refuse('PUT /v1/admin/keycode', { keycode: null }))?.[0]).toMatch(/^keycode: /)
    expect((await refuse('PUT /v1/admin/keycode', { keycode: '' }))?.[0]).toMatch(/^keycode: /)
    await close(false, closed.data.find((one) => one.key === key)!.version)
    expect(await save('PUT /v1/admin/keycode', { keycode: null }, changes)).toMatchObject({ is_set: false })
    expect((await shop.refuse('POST /v1/keycode/check', { body: { keycode: 'KAMOME-2' } })).status).toBe(422)
  })
})
