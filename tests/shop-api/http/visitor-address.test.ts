import { expect, test } from 'vitest'
import { findVisitor, parseTrustedProxies } from '#shop-api/http/visitor-address.ts'

const nginxAndCdn = parseTrustedProxies('loopback, 173.245.48.0/20, 2400:cb00::/32')

test.each([
  ['a shopper who connects directly', '203.0.113.5', undefined, '203.0.113.5'],
  ['a stranger who claims to be somebody', '203.0.113.5', '198.51.100.9', '203.0.113.5'],
  ['a shopper behind our own origin', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
  ['… whose browser sent the header itself', '::ffff:127.0.0.1', '198.51.100.9, 203.0.113.5', '203.0.113.5'],
  ['a shopper behind nginx and our origin', '::1', '203.0.113.5, 127.0.0.1', '203.0.113.5'],
  ['a shopper behind the CDN', '127.0.0.1', '10.9.9.9, 203.0.113.5, 173.245.50.1', '203.0.113.5'],
  ['… over IPv6', '2400:cb00::7', '2001:db8::5', '2001:db8::5'],
  ['an address with its port', '127.0.0.1', '[2001:db8::5]:4711', '2001:db8::5'],
  ['nonsense from the client', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['nonsense before a shopper', '127.0.0.1', '<script>, 203.0.113.5', '203.0.113.5'],
  ['nobody but ourselves', '127.0.0.1', '127.0.0.1', '127.0.0.1'],
])('%s is known by the right address', (_, peer, forwarded, visitor) => {
  expect(findVisitor(peer, forwarded, nginxAndCdn)).toBe(visitor)
})

test.each(['nginx', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/8/8'])(
  'a proxy written as %s keeps the shop from starting',
  (word) => {
    expect(() => parseTrustedProxies(`loopback, ${word}`)).toThrow(/^TRUSTED_PROXIES cannot contain/)
  },
)
