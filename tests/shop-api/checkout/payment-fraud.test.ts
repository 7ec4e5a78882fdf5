import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openPayingShop } from '#tests/support/open-paying-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import { toApproved } from '#tests/support/paper-provider.ts'
import { toDecision } from '#tests/support/selling-shop.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const open = () => openPayingShop(opened.db)

describe('what can be fraud', () => {
  test('a chargeback holds its order until it is won, and is shown with its day', async () => {
    const { paper, buy, read, caller, notify, work, findKey, readChecks } = await open()
    const { order_no } = await buy('card')
    const { id } = await read(order_no)
    const dispute = {
      reference: 'dp_1',
      payment_reference: `paper_${findKey(order_no)}`,
      idempotency_key: null,
      amount: 2_770,
      reason: 'fraudulent',
      state: 'to_answer',
      answer_by: new Date('2026-12-10T00:00:00Z'),
    } as const
    paper.disputes.set('dp_1', dispute)
    await notify({ kind: 'dispute', reference: 'dp_1' })
    await workNotices(work())
    expect(await read(order_no)).toMatchObject({ hold: { reason: 'dispute' } })
    expect((await readChecks()).disputes).toMatchObject([
      { order_no, state: 'to_answer', answer_by: '2026-12-10T00:00:00.000Z' },
    ])
    expect((await caller.call('GET /v1/admin/today', {})).payment_checks).toBe(2)
    const ship = { params: { id }, body: { status: 'shipped' as const } }
    expect(await caller.refuse('PATCH /v1/admin/orders/{id}', ship)).toMatchObject({
      code: 'order.status.held',
    })
    for (const state of ['answered', 'lost'] as const) {
      paper.disputes.set('dp_1', { ...dispute, state, answer_by: null })
      await notify({ kind: 'dispute', reference: 'dp_1', id: `evt_${state}` })
      await workNotices(work())
      expect(await read(order_no)).toMatchObject({ hold: { reason: 'dispute' } })
    }
    paper.disputes.set('dp_1', { ...dispute, state: 'won', answer_by: null })
    await notify({ kind: 'dispute', reference: 'dp_1', id: 'evt_2' })
    await workNotices(work())
    expect((await read(order_no)).hold).toBeNull()
    expect((await caller.call('PATCH /v1/admin/orders/{id}', ship)).status).toBe('shipped')
  })

  test('a payment the provider warns of is held until somebody of the staff lets it go on', async () => {
    const { paper, buy, read, caller } = await open()
    const risk = { level: 'high', reason: 'The card was reported' } as const
    paper.answerFirst((payment) => ({ ...toApproved(payment), risk }))
    const { order_no } = await buy('card')
    const held = await read(order_no)
    expect(held).toMatchObject({ status: 'paid', hold: { reason: 'risk' }, taken: { risk } })
    const params = { id: held.id }
    const released = await caller.call('PUT /v1/admin/orders/{id}/hold', { params, body: { is_held: false } })
    expect(released.hold).toBeNull()
    expect(released.history.map(({ kind }) => kind)).toEqual(['ordered', 'held', 'released'])
    const again = await caller.call('PUT /v1/admin/orders/{id}/hold', { params, body: { is_held: true } })
    expect(again.hold).toMatchObject({ reason: 'staff' })
  })

  test('one card that is refused again and again waits for an hour, in whatever cart; others are not', async () => {
    const { paper, ready, guest, buy, pass } = await open()
    paper.answerFirst(() => ({ result: 'declined' }))
    const decide = async (token: string) =>
      (await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(await ready('card', token)))).code
    for (let at = 0; at < 5; at += 1) expect(await decide('pm_stolen_card')).toBe('payment.declined')
    expect(await decide('pm_stolen_card')).toBe('payment.too_many_declined')
    expect(await decide('pm_other_card')).toBe('payment.declined')
    pass(60 * 60_000)
    paper.answerFirst(toApproved)
    expect((await buy('card', 'pm_stolen_card')).result).toBe('completed')
  })

  test('whoever presses each refusal away has tried as often all the same', async () => {
    const { paper, ready, guest } = await open()
    paper.answerFirst(() => ({ result: 'declined' }))
    const decide = async () => {
      const cart = await ready('card', 'pm_stolen_card')
      const { code } = await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
      await guest.call('PATCH /v1/carts/transaction/error/delete', { body: { token: cart.token } })
      return code
    }
    for (let at = 0; at < 5; at += 1) expect(await decide()).toBe('payment.declined')
    expect(await decide()).toBe('payment.too_many_declined')
  })

  test('a visitor whose payments are refused again and again waits; many who pay at once do not', async () => {
    const { paper, ready, guest, buy } = await open()
    await Promise.all(Array.from({ length: 8 }, () => buy('card')))
    paper.answerFirst(() => ({ result: 'declined' }))
    const answers: string[] = []
    for (let at = 0; at < 11; at += 1) {
      const cart = await ready('konbini')
      answers.push((await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))).code)
    }
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'payment.declined'))
    expect(answers[10]).toBe('too_many_requests')
  })

  test('another amount than was asked for makes no order; it is cancelled there and told here', async () => {
    const { paper, ready, guest, readChecks } = await open()
    paper.answerFirst((payment) => ({ ...toApproved(payment), amount: payment.amount * 100 }))
    const cart = await ready('card')
    const refused = await guest.refuse('POST /v1/carts/{cartToken}/decision', toDecision(cart))
    expect(refused.code).toBe('payment.unknown_outcome')
    expect((await readChecks()).differences).toMatchObject([{ kind: 'amount', order_id: null }])
  })
})
