import { describe, expect, test } from 'vitest'
import { readLoginProviders } from '#shop-api/members/login/login-providers.ts'

describe('the providers of logins', () => {
  test('Google and LINE need an id and a secret; any other provider its address as well', () => {
    const providers = readLoginProviders({
      LOGIN_LINE_ID: '1650000000',
      LOGIN_LINE_SECRET: 'line-secret',
      LOGIN_GOOGLE_ID: 'google-id',
      LOGIN_GOOGLE_SECRET: 'google-secret',
      LOGIN_KEYCLOAK_ID: 'noren',
      LOGIN_KEYCLOAK_SECRET: 'keycloak-secret',
      LOGIN_KEYCLOAK_ISSUER: 'https://id.example/realms/shop',
      LOGIN_SHELL: '/bin/sh',
    })
    const all = providers('moto').map(({ name, issuer }) => [name, issuer])
    expect(all).toEqual([
      ['google', 'https://accounts.google.com'],
      ['keycloak', 'https://id.example/realms/shop'],
      ['line', 'https://access.line.me'],
    ])
    expect(readLoginProviders({})('moto')).toEqual([])
  })

  test('A shop has its own under its name, and the common ones besides', () => {
    const providers = readLoginProviders({
      LOGIN_GOOGLE_ID: 'common',
      LOGIN_GOOGLE_SECRET: 'common-secret',
      LOGIN_LINE_ID_GIFT_SHOP: '165',
      LOGIN_LINE_SECRET_GIFT_SHOP: 'line-secret',
    })
    expect(providers('moto').map(({ name }) => name)).toEqual(['google'])
    expect(providers('gift-shop').map(({ name, client_id }) => [name, client_id])).toEqual([
      ['google', 'common'],
      ['line', '165'],
    ])
  })

  test('What is missing or unsafe is said at the start, by the variable’s name', () => {
    const id = { LOGIN_GOOGLE_ID: 'google-id' }
    expect(() => readLoginProviders(id)).toThrow('LOGIN_GOOGLE_SECRET')
    const own = { LOGIN_OWN_ID: 'own', LOGIN_OWN_SECRET: 'own-secret' }
    expect(() => readLoginProviders(own)).toThrow('LOGIN_OWN_ISSUER')
    for (const LOGIN_OWN_ISSUER of ['http://id.example', 'id.example', 'ftp://127.0.0.1']) {
      expect(() => readLoginProviders({ ...own, LOGIN_OWN_ISSUER })).toThrow('LOGIN_OWN_ISSUER')
    }
    const here = readLoginProviders({ ...own, LOGIN_OWN_ISSUER: 'http://127.0.0.1:9000' })
    expect(here('moto')).toHaveLength(1)
  })
})
