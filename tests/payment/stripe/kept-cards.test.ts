import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Desk,
  ON_STAND_IN,
  openDesk,
  toKnown,
  toPayment,
} from '#tests/support/payment-stand-ins/stripe/open-desk.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const return_url = 'https://shop.example/mypage/card/'

async function keep(name?: string, token_key: string | null = null) {
  const request = { token: await desk.makeCard(name), token_key, return_url }
  const outcome = await desk.provider.keep(request)
  if (outcome.result !== 'kept') throw new Error(outcome.result)
  return { request, card: outcome.card }
}

const payWith = (card: { token: string; token_key: string | null }) =>
  desk.provider.authorise(toPayment({ card }))

describe('A card that is kept', () => {
  test('shows what may be shown, and is the same when it is asked again', async () => {
    const { request, card } = await keep()
    expect(card).toEqual({
      token: request.token,
      token_key: expect.stringMatching(/^cus_/),
      name: 'HANAKO YAMADA',
      masked_number: '**** **** **** 4242',
      brand: 'Visa',
      expiration: expect.stringMatching(/^20\d{4}$/),
    })
    expect(await desk.provider.keep(request)).toEqual({ result: 'kept', card })
    expect(await desk.provider.keep({ ...request, token_key: card.token_key })).toEqual({
      result: 'kept',
      card,
    })
  })

  test('pays again and again, by its key alone', async () => {
    const { card } = await keep()
    expect(await payWith(card)).toMatchObject({ result: 'approved', card: { last4: '4242' } })
    expect(await payWith(card)).toMatchObject({ result: 'approved' })
    expect(await payWith({ ...card, token_key: null })).toEqual({ result: 'declined' })
    expect(await desk.provider.inspect(card.token)).toBeUndefined()
  })

  test('stands with a member’s others, and is nobody else’s', async () => {
    const { card: first } = await keep()
    const { card: second, request } = await keep('tok_jcb', first.token_key)
    expect(second).toMatchObject({ token_key: first.token_key, brand: 'JCB' })
    const { card: strange } = await keep()
    expect(await desk.provider.keep({ ...request, token_key: strange.token_key })).toEqual({
      result: 'unknown_token',
    })
    // Without a key it would be the first of a new member.
    expect(await desk.provider.keep({ ...request, token_key: null })).toEqual({ result: 'unknown_token' })
    expect(await payWith({ token: second.token, token_key: strange.token_key })).toEqual({
      result: 'declined',
    })
  })

  test('that is forgotten pays no more, and is no error the second time', async () => {
    const { card, request } = await keep()
    await desk.provider.forget({ ...card, token_key: 'cus_somebodyelse' })
    expect(await payWith(card)).toMatchObject({ result: 'approved' })
    await desk.provider.forget(card)
    await desk.provider.forget(card)
    await desk.provider.forget({ token: 'pm_nosuchcard', token_key: card.token_key })
    expect(await payWith(card)).toEqual({ result: 'declined' })
    expect(await desk.provider.keep(request)).toEqual({ result: 'unknown_token' })
  })

  test(
    'is found again after Stripe forgot its keys, with the stand-in’s control door',
    ON_STAND_IN,
    async () => {
      const { card, request } = await keep()
      await desk.standIn.tell('POST /keys/forget')
      expect(await desk.provider.keep(request)).toEqual({ result: 'kept', card })
    },
  )
})

test('A card that is refused, unknown or with a strange customer is not kept', async () => {
  const token = await desk.makeCard('tok_chargeDeclined')
  expect(await desk.provider.keep({ token, token_key: null, return_url })).toEqual({ result: 'declined' })
  expect(await desk.provider.keep({ token, token_key: null, return_url })).toEqual({ result: 'declined' })
  expect(await desk.provider.keep({ token: 'pm_nosuchcard', token_key: null, return_url })).toEqual({
    result: 'unknown_token',
  })
  const good = await desk.makeCard()
  expect(await desk.provider.keep({ token: good, token_key: 'cus_nobody', return_url })).toEqual({
    result: 'unknown_token',
  })
  const used = await desk.makeCard()
  await payWith({ token: used, token_key: null })
  expect(await desk.provider.keep({ token: used, token_key: null, return_url })).toEqual({
    result: 'unknown_token',
  })
})

describe('A card whose owner is asked', () => {
  const toRequest = async () => ({
    token: await desk.makeCard('tok_threeDSecure2Required'),
    token_key: null,
    return_url,
  })

  test('leads to a page first, the same one when it is asked again', async () => {
    const request = await toRequest()
    const outcome = await desk.provider.keep(request)
    expect(outcome).toEqual({
      result: 'challenge',
      redirect_url: expect.stringMatching(/^https:\/\/hooks\.stripe\.com\//),
    })
    expect(await desk.provider.keep(request)).toEqual(outcome)
  })

  test('is kept after a yes, declined after a no, by the pages of the stand-in', ON_STAND_IN, async () => {
    const [yes, no] = [await toRequest(), await toRequest()]
    for (const [request, answer] of [
      [yes, 'approve'],
      [no, 'fail'],
    ] as const) {
      const outcome = await desk.provider.keep(request)
      if (outcome.result !== 'challenge') throw new Error(outcome.result)
      const back = await desk.answerPage(outcome.redirect_url, answer)
      expect(back.href).toMatch(/^https:\/\/shop\.example\/mypage\/card\/\?setup_intent=/)
    }
    const kept = await desk.provider.keep(yes)
    if (kept.result !== 'kept') throw new Error(kept.result)
    expect(await desk.provider.keep(no)).toEqual({ result: 'declined' })
    // This card asks at every payment, too.
    const request = toPayment({ card: kept.card })
    expect(await desk.provider.authorise(request)).toMatchObject({ result: 'challenge' })
    await desk.provider.cancel(toKnown(request))
  })
})
