import { createHash } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StatementResult } from '#contract/shapes/bank-row.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { bank_rows } from '#shop-api/db/schema/bank.ts'
import { journal } from '#shop-api/db/schema/journal.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { endLateTransfers } from '#shop-api/transfers/end-late-transfers.ts'
import { forgetPayers } from '#shop-api/transfers/forget-payers.ts'
import { listBankRows } from '#shop-api/transfers/list-bank-rows.ts'
import { createMember } from '#tests/support/create-member.ts'
import { type BankLine, writeZengin } from '#tests/support/bank/write-zengin.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { openOrderDesk, type OrderDesk } from '#tests/support/order-desk.ts'
import { inTurn } from '#tests/support/turns.ts'

const HANAKO = 'ｻﾄｳ ﾊﾅｺ'

describe.each(inTurn(ENGINES))('the bank’s statement on %s', (engine) => {
  let opened: OpenDb
  let desk: OrderDesk
  beforeAll(async () => {
    opened = await openTestDb(engine)
    desk = await openOrderDesk(opened.db, [{ unit_price: 2_200, stock: 200 }])
  })
  afterAll(() => opened.close())

  const upload = async (bytes: Uint8Array | string, columns: Record<string, string> = {}) => {
    const body = new FormData()
    body.set('file', new Blob([bytes as BlobPart]), 'meisai.csv')
    for (const [name, value] of Object.entries(columns)) body.set(name, value)
    const answer = await desk.ask('bank-statements', body)
    return { status: answer.status, ...((await answer.json()) as StatementResult & { code?: string }) }
  }
  const tell = (...lines: BankLine[]) => upload(writeZengin(lines))
  const list = async (state: 'open' | 'pay_back' | 'settled' = 'open') =>
    (await desk.call('GET /v1/admin/bank-rows', { query: { state } })).data
  const find = async (payer: string) => (await list()).find((row) => row.payer === payer)!
  const read = (id: number) => desk.call('GET /v1/admin/orders/{id}', { params: { id } })
  const settle = (id: number, body: object) =>
    desk.send('PUT', `/${desk.channel.name}/v1/admin/bank-rows/${id}/settlement`, body)
  const undo = (id: number) =>
    desk.send('DELETE', `/${desk.channel.name}/v1/admin/bank-rows/${id}/settlement`)
  const order = (quantity: number) => desk.order('bank_transfer', [[0, quantity]])
  const toCode = ({ body }: { body: unknown }) => (body as { code?: string }).code

  test('keeps each row once, however often and in whatever form it comes', async () => {
    const lines = [
      { day: '261124', amount: 999, payer: 'ﾘｿｸ' },
      { day: '261124', amount: 999, payer: 'ﾘｿｸ' },
      { day: '261123', amount: 50, payer: 'ﾃﾞﾝｷﾀﾞｲ', isOther: true },
    ]
    expect(await tell(...lines)).toMatchObject({ kept: 2, known: 0, left_out: 1, columns: null })
    expect(await tell(...lines)).toMatchObject({ kept: 0, known: 2 })
    const csv = [
      '日付,入金額,摘要',
      '2026/11/24,999,振込 リソク',
      '2026/11/24,999,リソク',
      '2026/11/24,999,リソク',
    ]
    expect(await upload(csv.join('\n'))).toMatchObject({ kept: 1, known: 2 })
    const [both] = await Promise.all([
      tell({ day: '261124', amount: 71, payer: 'ﾘｿｸ' }),
      tell({ day: '261124', amount: 71, payer: 'ﾘｿｸ' }),
    ])
    expect(both.status).toBe(200)
    expect((await list()).map(({ amount }) => amount)).toEqual([999, 999, 999, 71])
    for (const { id, amount } of await list())
      expect(await settle(id, { parts: [], other_amount: amount, note: '利息' })).toMatchObject({
        status: 200,
      })
    expect(await list()).toEqual([])
    const half = writeZengin([{ day: '261124', amount: 5, payer: 'ﾊﾝﾌﾞﾝ' }]).slice(0, 500)
    expect(await upload(half)).toMatchObject({ status: 422, code: 'statement.zengin' })
    expect(await upload('いつ,だれ,いくら\n20261124,ミズノ,7')).toMatchObject({
      kept: 0,
      columns: { headings: ['いつ', 'だれ', 'いくら'], samples: [['20261124', 'ミズノ', '7']] },
    })
    const chosen = { day_column: '0', payer_column: '1', amount_column: '2' }
    expect(await upload('いつ,だれ,いくら\n20261124,ミズノ,7', chosen)).toMatchObject({ kept: 1 })
    await settle((await find('ミズノ')).id, { parts: [], other_amount: 7 })
  })

  test('knows a row again that was kept when fewer legal forms were known', async () => {
    const fingerprint = createHash('sha256').update('2026-11-24|4321|ゼイカモメ|1').digest('base64url')
    const row = { day: '2026-11-24', amount: 4_321, payer: 'ｾﾞｲ)ｶﾓﾒ', memo: '' }
    await opened.db
      .insert(bank_rows)
      .values({ channel_id: desk.channel.id, ...row, fingerprint, created_at: desk.clock.now })
    expect(await tell({ ...row, day: '261124' })).toMatchObject({ kept: 0, known: 1 })
    await settle((await find(row.payer)).id, { parts: [], other_amount: row.amount })
  })

  test('pays orders only when somebody says so: all that is sure at once, with the day of the money', async () => {
    const [one, two] = [await order(1), await order(2)]
    desk.clock.now = new Date('2026-11-26T10:00:00+09:00')
    await tell(
      { day: '261125', amount: one.total_payment, payer: HANAKO },
      { day: '261125', amount: two.total_payment, payer: `ﾀﾅｶ ${two.order_no}` },
    )
    expect((await desk.call('GET /v1/admin/today', {})).bank_rows).toBe(2)
    const rows = await list()
    expect(rows.map(({ sure }) => sure?.order_no)).toEqual([one.order_no, two.order_no])
    expect((await read(one.id)).status).toBe('awaiting_payment')
    const pairs = rows.map(({ id, sure }) => ({ row_id: id, order_id: sure!.order_id }))
    const wrong = { row_id: rows[0]!.id, order_id: two.id }
    expect(
      await desk.call('POST /v1/admin/bank-rows/confirmations', { body: { pairs: [wrong] } }),
    ).toMatchObject({ confirmed: 0, failures: [{ row_id: rows[0]!.id }] })
    const press = () => desk.call('POST /v1/admin/bank-rows/confirmations', { body: { pairs } })
    const pressed = await Promise.all([press(), press()])
    expect(pressed.map(({ confirmed }) => confirmed).reduce((sum, count) => sum + count)).toBe(2)
    const paid = await read(one.id)
    expect(paid).toMatchObject({ status: 'paid', paid_at: '2026-11-25T03:00:00.000Z', pay_by: null })
    expect(paid.history.at(-1)).toMatchObject({
      kind: 'moved',
      status: 'paid',
      by: 'staff',
      detail: { bank_row: rows[0]!.id, paid_on: '2026-11-25', amount: one.total_payment },
    })
    expect(await list()).toEqual([])
    expect((await desk.call('GET /v1/admin/today', {})).bank_rows).toBe(0)
    const edits = await opened.db
      .select()
      .from(journal)
      .where(and(eq(journal.channel_id, desk.channel.id), like(journal.kind, 'bank-%')))
    expect(edits.length).toBeGreaterThan(0)
    expect(JSON.stringify(edits)).not.toContain('ﾊﾅｺ')
  })

  test('shows what a person has to decide: a fee taken off, two orders in one, too much, in parts', async () => {
    const [one, two, three] = [await order(3), await order(4), await order(5)]
    await tell(
      { day: '261126', amount: one.total_payment - 440, payer: HANAKO },
      { day: '261126', amount: two.total_payment + three.total_payment + 100, payer: 'ﾀﾅｶ' },
      { day: '261126', amount: 1_000, payer: three.order_no },
    )
    const [fee, both, part] = await list()
    expect(fee).toMatchObject({
      sure: null,
      hints: expect.arrayContaining([
        { reason: 'fee_taken_off', orders: [expect.objectContaining({ order_no: one.order_no })] },
      ]) as unknown,
    })
    const whole = [{ order_id: one.id, amount: fee!.amount }]
    expect(toCode(await settle(fee!.id, { parts: [] }))).toBe('bank_row.sum')
    expect(toCode(await settle(both!.id, { parts: [{ order_id: two.id, amount: both!.amount }] }))).toBe(
      'bank_row.too_much',
    )
    await settle(fee!.id, { parts: whole, accepts_less: true })
    expect((await read(one.id)).status).toBe('paid')
    await settle(part!.id, { parts: [{ order_id: three.id, amount: 1_000 }] })
    expect((await read(three.id)).status).toBe('awaiting_payment')
    const rest = three.total_payment - 1_000
    const split = {
      parts: [
        { order_id: two.id, amount: two.total_payment },
        { order_id: three.id, amount: rest },
      ],
      pay_back_amount: 1_100,
      note: '多くお振り込みいただいた分',
    }
    expect((await settle(both!.id, split)).body).toMatchObject({ state: 'settled', to_pay_back: 1_100 })
    expect([(await read(two.id)).status, (await read(three.id)).status]).toEqual(['paid', 'paid'])

    // What the later row paid had begun with the first.
    expect(await undo(part!.id)).toMatchObject({ status: 204 })
    expect((await read(three.id)).status).toBe('awaiting_payment')
    await settle(part!.id, { parts: [{ order_id: three.id, amount: 1_000 }] })
    expect((await read(three.id)).status).toBe('paid')

    expect((await list('pay_back')).map(({ id }) => id)).toEqual([both!.id])
    const note = (is_paid_back: boolean, id = both!.id) =>
      desk.send('PUT', `/${desk.channel.name}/v1/admin/bank-rows/${id}/paid-back`, { is_paid_back })
    expect((await note(true)).body).toMatchObject({ paid_back_on: '2026-11-26', to_pay_back: 0 })
    expect(toCode(await undo(both!.id))).toBe('bank_row.paid_back')
    expect(toCode(await note(true, fee!.id))).toBe('bank_row.nothing_to_pay_back')
    await note(false)
    expect((await list('pay_back')).map(({ id }) => id)).toEqual([both!.id])
    await note(true)
  })

  test('takes a wrong assignment back until the order leaves', async () => {
    await opened.db
      .insert(settings)
      .values({ channel_id: desk.channel.id, key: 'PLUGIN.POINT.EARN_ON', value: 'paid' })
    const member = await createMember(opened.db, { channel: desk.channel.name, now: desk.clock.now })
    const mine = await desk.order('bank_transfer', [[0, 6]], { as: member.headers['authorization']! })
    const balance = async () => {
      const bearer = desk.headers['authorization']!
      desk.headers['authorization'] = member.headers['authorization']!
      const { balance: points, pending } = await desk.call('GET /v1/me/points', {})
      desk.headers['authorization'] = bearer
      return [points, pending]
    }
    const [nothing, promised] = await balance()
    await tell({ day: '261126', amount: mine.total_payment, payer: 'ﾏﾁｶﾞｲ' })
    const { id } = await find('ﾏﾁｶﾞｲ')
    const parts = [{ order_id: mine.id, amount: mine.total_payment }]
    await settle(id, { parts })
    expect(await balance()).toEqual([promised, 0])
    expect(toCode(await settle(id, { parts }))).toBe('bank_row.settled')
    await undo(id)
    expect(await balance()).toEqual([nothing, promised])
    expect(await read(mine.id)).toMatchObject({
      status: 'awaiting_payment',
      paid_at: null,
      pay_by: '2026-12-03',
    })
    expect(toCode(await undo(id))).toBe('bank_row.not_settled')
    await settle(id, { parts })
    expect(await balance()).toEqual([promised, 0])
    // The orderer heard of the money the first time.
    expect((await read(mine.id)).mails.filter(({ kind }) => kind === 'paid')).toHaveLength(1)
    await desk.send('PATCH', `/${desk.channel.name}/v1/admin/orders/${mine.id}`, { status: 'shipped' })
    expect(toCode(await undo(id))).toBe('bank_row.order_left')
    expect((await read(mine.id)).status).toBe('shipped')

    // When its member is gone, only owner and managers read the name.
    await opened.db.update(users).set({ left_at: desk.clock.now }).where(eq(users.id, member.id))
    const { db, channel, clock } = desk
    const names = async (sees_former: boolean) => {
      const range = { limit: 50, offset: 0 }
      const scope = { db, channel, now: clock.now, sees_former }
      const { data } = await listBankRows(scope, 'settled', range)
      return data.find((row) => row.id === id)?.parts.map(({ orderer_name }) => orderer_name)
    }
    expect(await names(false)).toEqual([''])
    expect(await names(true)).toEqual([mine.orderer_name])
  })

  test('of a cancelled order has to go back, and one that may be paid does not end by itself', async () => {
    const [gone, kept] = [await order(7), await order(8)]
    await tell({ day: '261126', amount: gone.total_payment, payer: 'ﾕｳｼﾞﾝ' })
    const row = await find('ﾕｳｼﾞﾝ')
    await settle(row.id, { parts: [{ order_id: gone.id, amount: row.amount }] })
    const cancel = (id: number) =>
      desk.send('PATCH', `/${desk.channel.name}/v1/admin/orders/${id}`, { status: 'cancelled' })
    await cancel(gone.id)
    expect(await list('pay_back')).toMatchObject([{ id: row.id, to_pay_back: row.amount }])
    const late = await order(9)
    await cancel(late.id)
    await tell(
      { day: '261126', amount: late.total_payment, payer: HANAKO },
      { day: '261126', amount: kept.total_payment, payer: 'ｼﾗﾅｲﾋﾄ' },
    )
    const money = await find(HANAKO)
    expect(money.hints[0]).toMatchObject({ reason: 'cancelled', orders: [{ order_no: late.order_no }] })
    const parts = [{ order_id: late.id, amount: money.amount }]
    expect(toCode(await settle(money.id, { parts }))).toBe('bank_row.order_cancelled')
    await settle(money.id, { parts: [], pay_back_amount: money.amount })
    expect((await list('pay_back')).map(({ id }) => id).toSorted()).toEqual([row.id, money.id].toSorted())

    desk.clock.now = new Date('2026-12-20T10:00:00+09:00')
    await endLateTransfers({ db: opened.db, now: desk.clock.now })
    expect((await read(kept.id)).status).toBe('awaiting_payment')
    const stranger = await find('ｼﾗﾅｲﾋﾄ')
    await settle(stranger.id, { parts: [], other_amount: stranger.amount })
    await endLateTransfers({ db: opened.db, now: desk.clock.now })
    expect((await read(kept.id)).status).toBe('cancelled')
  })

  test('is of its own shop: another neither reads nor settles it, and nothing pays its orders', async () => {
    const other = await openOrderDesk(opened.db, [{ unit_price: 2_200, stock: 9 }])
    const theirs = await other.order('bank_transfer', [[0, 1]])
    await tell({ day: '261126', amount: theirs.total_payment, payer: 'ﾖｿ' })
    const row = await find('ﾖｿ')
    expect(row.sure).toBe(null)
    const parts = [{ order_id: theirs.id, amount: theirs.total_payment }]
    expect(await settle(row.id, { parts })).toMatchObject({ status: 404 })
    expect((await other.call('GET /v1/admin/bank-rows', {})).data).toEqual([])
    const path = `/${other.channel.name}/v1/admin/bank-rows/${row.id}/settlement`
    expect(await other.send('PUT', path, { parts: [], other_amount: row.amount })).toMatchObject({
      status: 404,
    })
    const card = await desk.order('card', [[0, 1]])
    const wrong = [{ order_id: card.id, amount: row.amount }]
    expect(toCode(await settle(row.id, { parts: wrong }))).toBe('bank_row.not_transfer')
  })

  test('forgets who paid when nobody asks any more, and the money with the books', async () => {
    const count = () => opened.db.$count(bank_rows, eq(bank_rows.channel_id, desk.channel.id))
    const before = await count()
    await forgetPayers(opened.db, new Date('2028-03-01T10:00:00+09:00'))
    const settled = await list('settled')
    expect(settled.length).toBeGreaterThan(0)
    expect(settled.every(({ payer, memo }) => payer === '' && memo === '')).toBe(true)
    // Who has something to get keeps a name.
    expect((await list('pay_back')).map(({ payer }) => payer)).toContain(HANAKO)
    expect(await count()).toBe(before)
    await forgetPayers(opened.db, new Date('2036-01-01T10:00:00+09:00'))
    expect(await count()).toBe(0)
  })
})
