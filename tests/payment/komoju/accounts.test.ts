import { afterAll, describe, expect, test } from 'vitest'
import { openAccounts } from '#tests/support/payment-stand-ins/komoju/accounts.ts'
import { makePayment } from '#tests/support/payment-stand-ins/komoju/known-payment.ts'

// What works at the stand-in and in KOMOJU's own test mode alike, which is tried where KOMOJU_TEST_KEY is set.
const accounts = await openAccounts(process.env['KOMOJU_TEST_KEY'])
afterAll(() => Promise.all(accounts.map((account) => account.close())))

describe.each(accounts)('$name', ({ opened: { provider }, payByCard, chooseStore }) => {
  test('a page is opened once, found again, and closed', async () => {
    const payment = makePayment()
    expect(await provider.find(payment)).toBeUndefined()
    const begun = await provider.authorise(payment)
    expect(begun).toMatchObject({ result: 'challenge', reference: expect.stringMatching(/^\w{25}$/) })
    if (begun.result !== 'challenge') throw new Error('no page')
    expect(new URL(begun.redirect_url).host).toBe('komoju.com')
    expect(await provider.authorise(payment)).toEqual(begun)
    const known = { ...payment, reference: begun.reference ?? null }
    expect(await provider.find(known)).toEqual(begun)
    await provider.cancel(known)
    expect(await provider.find(known)).toEqual({ result: 'declined' })
    await provider.cancel(known)
  })

  test('a card is charged at the order, and a part is given back once', async () => {
    const payment = makePayment()
    await payByCard(await provider.authorise(payment))
    const paid = await provider.find(payment)
    expect(paid).toEqual({
      result: 'approved',
      is_captured: true,
      reference: expect.stringMatching(/^\w{25}$/),
      amount: 3_300,
      currency: 'JPY',
      card: { brand: 'visa', last4: '1111' },
      risk: null,
    })
    const request = { refund_key: `r-${payment.idempotency_key}`, amount: 300 }
    const refunded = await provider.refund(payment, request)
    expect(refunded).toMatchObject({ result: 'refunded', reference: expect.stringMatching(/^\w{25}$/) })
    expect(await provider.refund(payment, request)).toEqual(refunded)
    await provider.cancel(payment)
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
  })

  test('a card is charged at the shipping', async () => {
    const payment = makePayment({ capture: 'at_shipping' })
    await payByCard(await provider.authorise(payment))
    expect(await provider.find(payment)).toMatchObject({ result: 'approved', is_captured: false })
    expect(await provider.capture(payment, 3_300)).toEqual({ result: 'captured' })
    expect(await provider.capture(payment, 3_300)).toEqual({ result: 'captured' })
    expect(await provider.find(payment)).toMatchObject({ result: 'approved', is_captured: true })
  })

  test('a konbini waits for its shopper, and no longer when it is cancelled', async () => {
    const payment = makePayment({ method: 'konbini' })
    await chooseStore(await provider.authorise(payment))
    const waiting = await provider.find(payment)
    expect(waiting).toMatchObject({
      result: 'awaiting',
      instructions: {
        pay_by: expect.stringMatching(/T14:59:\d\d\.000Z$/),
        stores: [{ store: 'lawson', payment_code: expect.stringMatching(/\d/) }],
        account: null,
        url: expect.stringMatching(/^https:\/\/komoju\.com\//),
      },
    })
    await provider.cancel(payment)
    expect(await provider.find(payment)).toEqual({ result: 'declined' })
  })
})
