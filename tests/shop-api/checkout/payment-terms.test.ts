import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { openInvoicedShop } from '#tests/shop-api/invoicing/open-invoiced-shop.ts'
import { openPayingShop } from '#tests/support/open-paying-shop.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())

const AT_ONCE = { capture: 'at_order', days_to_pay: null, ends_after_days: null }

describe('the terms of a way to pay', () => {
  test('are those of whoever takes the money, and of the shop’s own account', async () => {
    const { guest } = await openPayingShop(opened.db, { capture: 'at_shipping' })
    const { data } = await guest.call('GET /v1/payments', {})
    const terms = Object.fromEntries(data.map((payment) => [payment.code, payment.terms]))
    expect(terms).toMatchObject({
      card: { ...AT_ONCE, entry: 'fields', capture: 'at_shipping' },
      konbini: { entry: 'none', days_to_pay: 3, ends_after_days: 0 },
      paypay: { ...AT_ONCE, entry: 'hosted' },
      bank_transfer: { entry: null, days_to_pay: 7, ends_after_days: 3 },
      cash_on_delivery: { ...AT_ONCE, entry: null },
    })
  })

  test('tell no days where the company says them on its own page', async () => {
    const konbini = { entry: 'hosted', can_capture_later: false, can_refund: false } as const
    const { guest } = await openPayingShop(opened.db, { methods: { konbini } })
    const { data } = await guest.call('GET /v1/payments', {})
    expect(data.find(({ code }) => code === 'konbini')?.terms).toEqual({
      entry: 'hosted',
      capture: 'at_order',
      days_to_pay: null,
      ends_after_days: 0,
    })
  })

  test('of an invoice are those of the buyer’s company', async () => {
    const { shop } = await openInvoicedShop(opened.db, { closing_day: 20, due_months: 2, due_day: 10 })
    const { data } = await shop.call('GET /v1/payments', {})
    expect(data.find(({ code }) => code === 'invoice')?.terms?.invoice).toEqual({
      closing_day: 20,
      due_months: 2,
      due_day: 10,
    })
  })
})

describe('the brands of a way to pay', () => {
  test('are those the settings name, in one order, for cart and shop alike; none where they name none', async () => {
    const { guest, caller, ready } = await openPayingShop(opened.db)
    const list = async () => {
      const { data } = await guest.call('GET /v1/payments', {})
      return Object.fromEntries(data.map(({ code, brands }) => [code, brands]))
    }
    expect(await list()).toMatchObject({ card: undefined, konbini: undefined, paypay: ['paypay'] })
    const save = (key: string, value: string) =>
      caller.call('PUT /v1/admin/settings', { body: { settings: [{ key, value, version: 0 }] } })
    await save('PAYMENT.CARD_BRANDS', 'jcb  visa')
    await save('PAYMENT.KONBINI_CHAINS', 'ministop lawson')
    expect(await list()).toMatchObject({ card: ['visa', 'jcb'], konbini: ['lawson', 'ministop'] })
    const { token } = await ready('konbini')
    const { data } = await guest.call('GET /v1/payments/carts/{cartToken}', { params: { cartToken: token } })
    expect(data.find(({ code }) => code === 'card')?.brands).toEqual(['visa', 'jcb'])
    await expect(save('PAYMENT.CARD_BRANDS', 'visa discover')).rejects.toThrow(/422/)
  })
})
