import { describe, expect, test } from 'vitest'
import { STRIPE_HOSTS, STRIPE_SCRIPT } from '#payment/stripe/hosts.ts'
import { readStripeSettings } from '#payment/stripe/settings.ts'
import { read } from '#tests/support/source-files.ts'

const good = {
  STRIPE_SECRET_KEY: 'sk_test_abcdefgh1234',
  STRIPE_PUBLIC_KEY: 'pk_test_abcdefgh1234',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12345678',
}

describe('The settings of Stripe', () => {
  test('are an account, or none', () => {
    expect(readStripeSettings(good)).toEqual({
      secret_key: good.STRIPE_SECRET_KEY,
      public_key: good.STRIPE_PUBLIC_KEY,
      webhook_secret: good.STRIPE_WEBHOOK_SECRET,
      is_test: true,
    })
    expect(readStripeSettings({})).toBeUndefined()
    expect(readStripeSettings({ STRIPE_SECRET_KEY: '' })).toBeUndefined()
    expect(readStripeSettings(good, 'MOTO')).toBeUndefined()
  })

  test('are a shop’s own by their endings, and may be of a restricted or a live key', () => {
    const own = {
      ...good,
      STRIPE_SECRET_KEY_MOTO: 'rk_live_abcdefgh1234',
      STRIPE_PUBLIC_KEY_MOTO: ' pk_live_abcdefgh1234\n',
      STRIPE_WEBHOOK_SECRET_MOTO: 'whsec_abcdefgh12345678',
    }
    expect(readStripeSettings(own, 'MOTO')).toMatchObject({
      secret_key: 'rk_live_abcdefgh1234',
      public_key: 'pk_live_abcdefgh1234',
      is_test: false,
    })
  })

  const faults: [string, Record<string, string | undefined>, string][] = [
    ['no public key', { STRIPE_PUBLIC_KEY: '' }, 'STRIPE_PUBLIC_KEY is missing'],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [
      'keys that change places',
      { STRIPE_SECRET_KEY: good.STRIPE_PUBLIC_KEY },
      'STRIPE_SECRET_KEY does not look like',
    ],
    [
      'a public key that is secret',
      { STRIPE_PUBLIC_KEY: good.STRIPE_SECRET_KEY },
      'STRIPE_PUBLIC_KEY does not look like',
    ],
    [
      'a webhook secret that is none',
      { STRIPE_WEBHOOK_SECRET: 'hello' },
      'STRIPE_WEBHOOK_SECRET does not look like',
    ],
    [
      'two modes',
      { STRIPE_PUBLIC_KEY: 'pk_live_abcdefgh1234' },
      "STRIPE_SECRET_KEY is of Stripe's test mode, STRIPE_PUBLIC_KEY of its live mode; take both from the same mode at https://dashboard.stripe.com/apikeys.",
    ],
  ]
  for (const [what, change, sentence] of faults)
    test(`with ${what} are refused by a sentence that shows no value`, () => {
      const reading = () => readStripeSettings({ ...good, ...change })
      expect(reading).toThrow(sentence)
      expect(reading).toThrow(/dashboard\.stripe\.com/)
      expect(reading).not.toThrow(/abcdefgh|hello/)
    })
})

test('The script that browsers are told of is the one that the package loads', () => {
  const source = read('node_modules/@stripe/stripe-js/dist/pure.mjs')
  const [, train = ''] = /RELEASE_TRAIN = '(\w+)'/.exec(source) ?? []
  expect(STRIPE_SCRIPT).toBe(`https://js.stripe.com/${train}/stripe.js`)
  expect(STRIPE_HOSTS.script).toContain(new URL(STRIPE_SCRIPT).origin)
  for (const host of Object.values(STRIPE_HOSTS).flat())
    expect(host).toMatch(/^https:\/\/(\*\.)?\w+(\.\w+)+$/)
})
