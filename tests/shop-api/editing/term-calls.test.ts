import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessDays } from '#contract/shapes/shop-terms.ts'
import type { BusinessDate } from '#contract/shapes/business-date.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { ADDRESS, readyCart } from '#tests/support/selling-shop.ts'
import { COMPANY_INPUT, openTermsDesk, type TermsDesk } from '#tests/support/terms-desk.ts'

describe.each(ONE_ENGINE)('on which terms a shop sells, set by its staff, on %s', (engine) => {
  let opened: OpenDb
  let desk: TermsDesk
  beforeAll(async () => {
    opened = await openTestDb(engine)
    desk = await openTermsDesk(opened.db)
  })
  afterAll(() => opened.close())

  const read = async <Body>(path: string) => {
    const { app, channel } = desk.shop
    return (await (await app.request(`/${channel.name}${path}`)).json()) as Body
  }

  test('the company is what the shop’s pages and mails say of the seller', async () => {
    const { shop, editor, save, refuse } = desk
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
    const { shop, editor, save, refuse } = desk
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
    const { shop, save, refuse } = desk
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
    const { shop, editor, save } = desk
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

  test.each([
    ['01-01', '01-03', '2027-01-01', '2027-01-04'],
    ['12-28', '12-31', '2026-12-28', '2027-01-01'],
    ['12-30', '01-05', '2026-12-30', '2027-01-06'],
  ])(
    'while a shop is closed from %s to %s, an order of %s leaves on %s',
    async (from, to, today, ships_on) => {
      const { shop, editor, save } = desk
      const { version: _version, ...before } = await editor.call('GET /v1/admin/business-days', {})
      const everywhere = [`calendar ${shop.channel.name} updated`, `company ${shop.channel.name} updated`]
      const days: BusinessDays = {
        ...before,
        closed_weekdays: [],
        is_open_on_holidays: true,
        year_end_closure: { from, to },
      }
      await save('PUT /v1/admin/business-days', days, everywhere)
      const { now } = shop.clock
      shop.clock.now = new Date(`${today}T10:00:00+09:00`)
      const params = { prefecture: ADDRESS.prefecture }
      const promise = await shop.call('GET /v1/shipping-leadtime/prefectures/{prefecture}', { params })
      expect(promise.ships_on).toBe(ships_on)
      shop.clock.now = now
      const range = 'startDate=2026-12-20&endDate=2027-01-15'
      const { data } = await read<{ data: BusinessDate[] }>(
        `/v1/business-dates/monthly/calendar/front?${range}`,
      )
      const closed = data.filter(({ is_open, is_shipping }) => !is_open && !is_shipping)
      for (const { date, name } of closed) expect(name).toBe(date === '2027-01-01' ? '元日' : '年末年始休業')
      expect([closed[0]?.date.slice(5), closed.at(-1)?.date.slice(5)]).toEqual([from, to])
      expect(data.find(({ date, is_open }) => is_open && date > closed[0]!.date)?.date).toBe(ships_on)
      await save('PUT /v1/admin/business-days', before, everywhere)
    },
  )

  test('a calendar by which nothing would ever leave is refused', async () => {
    const { editor, refuse } = desk
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
    expect(await fields({ year_end_closure: { from: '01-03', to: '12-29' } })).toEqual(['year_end_closure'])
    const summer = { year_end_closure: { from: '08-12', to: '08-16' } }
    expect(await refuse('PUT /v1/admin/business-days', { ...days, ...summer })).toEqual([
      'year_end_closure: 年末年始の休業は、12月に始まるか1月に終わる期間で入力してください。ほかの時期の休業日は「特別な営業日・休業日」に入力してください',
    ])
    expect(await fields({ cutoff_hour: 25 })).toEqual(['cutoff_hour'])
    const twice = { date: '2027-01-10', is_open: true, note: '' }
    expect(await fields({ special_dates: [twice, twice] })).toEqual(['special_dates.1.date'])
  })

  test('ways to pay are offered in the staff’s order, with their words, fees and deadline', async () => {
    const { shop, editor, save, refuse } = desk
    const { version: _version, payments } = await editor.call('GET /v1/admin/payment-methods', {})
    const [card, transfer, cash, konbini, paypay, deferred, invoice] = payments
    expect(payments.map(({ code }) => code)).toEqual([
      'card',
      'bank_transfer',
      'cash_on_delivery',
      'konbini',
      'paypay',
      'deferred',
      'invoice',
    ])
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
      { ...invoice!, guide, is_offered: true },
      konbini!,
      paypay!,
      deferred!,
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
    const early = { ...guide, remind_days_before: 5 }
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ guide: early }, 1))).toEqual([
      'payments.1.guide.remind_days_before: お知らせは、お振り込みの期限の日数より短い日数で入力してください。空欄にするとお知らせしません',
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
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ is_offered: true }, 4))).toEqual([
      'payments.4.is_offered: このお支払い方法を扱う決済会社が設定されていません。サーバーの設定（PAYMENT_PROVIDERS）を済ませてから選んでください',
    ])
    expect(await refuse('PUT /v1/admin/payment-methods', { payments: wanted.slice(1) })).toEqual([
      'payments: お支払い方法が足りません。画面を開き直してから、もう一度保存してください',
    ])
    expect(await refuse('PUT /v1/admin/payment-methods', wrong({ code: 'card' }))).toEqual([
      'payments.2.code: このお支払い方法が重複しています。1つだけ入力してください',
    ])
  })
})
