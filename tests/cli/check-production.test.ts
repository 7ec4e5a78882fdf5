import { expect, test } from 'vitest'
import { checkOrigin, checkProduction } from '#cli/commands/check-production.ts'

const listMissing = (env: Record<string, string>) =>
  checkProduction({ NODE_ENV: 'production', ...env }).filter(({ is_fine }) => !is_fine)

test('Out of production nothing is missing; in production the doctor names what is, and how to mend it', () => {
  expect(checkProduction({})).toEqual([])
  const missing = listMissing({})
  expect(missing.map(({ what }) => what)).toEqual(['Database', 'Staff', 'Mail', 'Payments'])
  const said = missing.map(({ mend }) => mend).join(' ')
  for (const name of ['ADMIN_TOKEN', 'SMTP_URL', 'PAYMENT_CARDS=off', 'PAYMENT_TEST=allowed']) {
    expect(said).toContain(name)
  }
})

test('A production that has everything misses nothing, each shop by itself or all at once', () => {
  const env = {
    DATABASE_URL: 'postgres://db/noren',
    ADMIN_TOKEN_MOTO: 'long and secret',
    SMTP_URL: 'smtps://mail.example',
  }
  expect(listMissing({ ...env, PAYMENT_CARDS: 'off' })).toEqual([])
  const cards = { PAYMENT_TEST: 'allowed', PAYMENT_TEST_URL: 'https://cards.example' }
  expect(listMissing({ ...env, ...cards })).toEqual([])
  expect(listMissing({ ...env, PAYMENT_TEST: 'allowed' })).toMatchObject([{ what: 'Payments' }])
  expect(listMissing({ ...env, PAYMENT_PROVIDERS_MOTO: 'card=stripe' })).toEqual([])
})

test('A production shop has to say where links in its mails lead: in the environment or in its settings', () => {
  const production = { NODE_ENV: 'production' }
  const [missing] = checkOrigin('gift-shop', '', production)
  expect(missing?.is_fine).toBe(false)
  expect(missing?.mend).toContain('SHOP_ORIGIN_GIFT_SHOP')
  expect(checkOrigin('gift-shop', '', {})).toEqual([])
  expect(checkOrigin('gift-shop', 'https://gift.example', production)).toEqual([])
  expect(checkOrigin('gift-shop', '', { ...production, SHOP_ORIGIN: 'https://shop.example' })).toEqual([])
  expect(
    checkOrigin('gift-shop', '', { ...production, SHOP_ORIGIN_GIFT_SHOP: 'https://gift.example' }),
  ).toEqual([])
})
