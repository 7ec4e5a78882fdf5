import { expect, test } from 'vitest'
import { listLoginProviders, toStateProvider } from '#src/rules/session/login-providers.ts'

test('A shop’s providers are names between spaces, each once; an API that says nothing has none', () => {
  expect(listLoginProviders('google line google')).toEqual(['google', 'line'])
  expect(listLoginProviders('')).toEqual([])
  expect(listLoginProviders(undefined)).toEqual([])
  // A name becomes part of an address.
  expect(listLoginProviders('../me ok')).toEqual(['ok'])
})

test('Whom a callback is from stands before the dot of its state', () => {
  expect(toStateProvider('google.0a1b')).toBe('google')
  expect(toStateProvider('my-own.a.b')).toBe('my-own')
  for (const other of [null, '', 'google', '.0a1b', '../x.0a1b', 'a b.c'])
    expect(toStateProvider(other)).toBeNull()
})
