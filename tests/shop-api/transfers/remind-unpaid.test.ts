import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { payments } from '#shop-api/db/schema/selling.ts'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import { remindUnpaid } from '#shop-api/transfers/remind-unpaid.ts'
import { openPayingShop } from '#tests/support/open-paying-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { toApproved, toAwaiting } from '#tests/support/paper-provider.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const config = { shop_origins: () => 'https://soyokaze.example', environment: 'test' } as const
const BANK = { bank_transfer: { entry: 'none', can_capture_later: false, can_refund: false } } as const

/** A shop with an order that can be paid until the evening of 27 November, three days after it was placed. */
async function openWaiting(code: 'konbini' | 'bank_transfer') {
  const shop = await openPayingShop(opened.db, code === 'konbini' ? {} : { methods: BANK })
  const { desk, paper, buy, read } = shop
  const awaiting = toAwaiting(new Date('2026-11-27T23:59:59+09:00'))
  const account = { bank: 'かもめ銀行', branch: '本店', kind: '普通', number: '7654321', holder: 'ソヨカゼ' }
  paper.answerFirst((payment) => {
    const outcome = awaiting(payment)
    if (code === 'konbini' || outcome.result !== 'awaiting') return outcome
    return { ...outcome, instructions: { ...outcome.instructions, stores: [], account } }
  })
  await opened.db
    .update(payments)
    .set({ guide: null })
    .where(and(eq(payments.channel_id, desk.channel.id), eq(payments.code, 'bank_transfer')))
  const { order_no } = await buy(code)
  const { id } = await read(order_no)
  const list = () =>
    opened.db
      .select()
      .from(mails)
      .where(and(eq(mails.channel_id, desk.channel.id), like(mails.topic, 'order-reminded:%')))
      .orderBy(asc(mails.id))
  /** What two processes do at the same moment. */
  const look = async (day: string, time = '10:00') => {
    desk.clock.now = new Date(`${day}T${time}:00+09:00`)
    await Promise.all([1, 2].map(() => remindUnpaid(opened.db, desk.clock.now, config)))
    return list()
  }
  return { ...shop, order_no, id, look }
}

describe('a konbini payment that is awaited', () => {
  test('is reminded of once, the day before its last, with the number, the day, the amount and where the order is shown', async () => {
    const { order_no, look, read, guest } = await openWaiting('konbini')
    expect(await look('2026-11-25')).toEqual([])
    expect(await look('2026-11-26', '06:59')).toEqual([])
    const [mail] = await look('2026-11-26', '07:00')
    expect(mail?.subject).toBe(`【そよかぜ】コンビニでのお支払い期限のお知らせ（ご注文番号：${order_no}）`)
    const { total_payment } = await read(order_no)
    for (const form of [mail?.text, mail?.html])
      for (const words of [
        'お支払いの期限：2026.11.27（金）',
        `お支払い合計：${total_payment.toLocaleString('en')}円`,
        'ローソン',
        'お支払い番号：12345',
        '確認番号：400008',
        'https://soyokaze.example/orders/receipt/?no=',
      ])
        expect(form).toContain(words)
    expect(mail?.text).not.toContain('お振り込み')
    const t = /&t=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const shown = { params: { no: order_no }, query: { t } }
    expect(await guest.call('GET /v1/orders/{no}/check/receipt', shown)).toMatchObject({
      pay_by: '2026-11-27',
      payment_guide: expect.stringContaining('お支払い番号：12345'),
    })
    expect(await look('2026-11-27')).toHaveLength(1)
    expect((await read(order_no)).history.filter(({ kind }) => kind === 'reminded')).toHaveLength(1)
  })

  test('is not reminded of once it was paid, or its order cancelled, or its last day is over', async () => {
    const paid = await openWaiting('konbini')
    const [booked] = paid.paper.books.values()
    paid.paper.set(paid.order_no, toApproved(booked!.payment))
    await paid.notify({ idempotency_key: paid.findKey(paid.order_no) })
    await workNotices(paid.work())
    expect(await paid.look('2026-11-26')).toEqual([])
    const cancelled = await openWaiting('konbini')
    await cancelled.caller.call('PATCH /v1/admin/orders/{id}', {
      params: { id: cancelled.id },
      body: { status: 'cancelled' },
    })
    expect(await cancelled.look('2026-11-26')).toEqual([])
    const late = await openWaiting('konbini')
    expect(await late.look('2026-11-28')).toEqual([])
  })

  test('is reminded of in the shop’s own words', async () => {
    const { caller, look, order_no } = await openWaiting('konbini')
    const { version } = await caller.call('GET /v1/admin/mail-texts', {})
    const letter = {
      code: 'konbini_reminder',
      subject: '{店名}：{お支払いの期限}まで',
      body: '{お名前} 様\n\n{ご注文番号}／{お支払い合計}\n\n{お支払いのご案内}\n\n{リンク}',
    } as const
    await caller.call('PUT /v1/admin/mail-texts', { body: { signature: '', letters: [letter], version } })
    const [mail] = await look('2026-11-26')
    expect(mail?.subject).toBe('そよかぜ：2026.11.27（金）まで')
    for (const words of [order_no, 'お支払い番号：12345', 'https://soyokaze.example/orders/receipt/'])
      expect(mail?.text).toContain(words)
  })

  test('whose mail is sent again by the staff says the same', async () => {
    const { caller, id, look } = await openWaiting('konbini')
    await caller.call('POST /v1/admin/orders/{id}/mails', { params: { id }, body: { kind: 'reminded' } })
    const [again] = await look('2026-11-24')
    expect(again?.subject).toContain('コンビニでのお支払い期限のお知らせ')
  })
})

test('A transfer to a provider’s account is reminded of the day before its last, with the account', async () => {
  const { look, order_no } = await openWaiting('bank_transfer')
  expect(await look('2026-11-25')).toEqual([])
  const [mail, ...others] = await look('2026-11-26')
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`【そよかぜ】お振り込みの期日のお知らせ（ご注文番号：${order_no}）`)
  for (const words of [
    '2026.11.27（金）',
    'かもめ銀行',
    '7654321',
    'https://soyokaze.example/orders/receipt/',
  ])
    expect(mail?.text).toContain(words)
})
