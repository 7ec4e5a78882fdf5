import { expect, test } from 'vitest'
import { findShell, toShellRewrites } from '#publisher/hosting/shell-rewrites.ts'
import { completePolicy } from '#publisher/render/complete-policy.ts'
import { parseDocumentPath, toAddress } from '#publisher/render/document-path.ts'
import { insertPolicy } from '#publisher/render/render-page.ts'
import { requireRoute } from '#src/routes.ts'

test('One shell answers for every key of its route, and for nothing else', () => {
  const history = { ...requireRoute('/mypage/order_history/{resourceKey}'), has_page: true }
  const edit = { ...requireRoute('/mypage/address/{resourceKey}/edit'), has_page: true }
  const rewrites = toShellRewrites([
    history,
    edit,
    requireRoute('/product/{resourceKey}'),
    requireRoute('/cart'),
  ])
  expect(rewrites).toEqual([
    { from: '/mypage/order_history/{resourceKey}/', to: '/mypage/order_history/_/', key: 'number' },
    { from: '/mypage/address/{resourceKey}/edit/', to: '/mypage/address/_/edit/', key: 'number' },
  ])
  expect(findShell(rewrites, '/mypage/order_history/20260701/')).toEqual({ to: '/mypage/order_history/_/' })
  expect(findShell(rewrites, '/mypage/address/7/edit/')).toEqual({ to: '/mypage/address/_/edit/' })
  expect(findShell(rewrites, '/mypage/order_history/')).toBeUndefined()
  expect(findShell(rewrites, '/mypage/order_history/a/b/')).toBeUndefined()
})

test('A key that cannot be one has no shell: no word for a number, no sheet of a product there is not', () => {
  const rewrites = toShellRewrites([
    requireRoute('/mypage/address/{resourceKey}/edit'),
    requireRoute('/product/{resourceKey}/uos'),
  ])
  const find = (path: string) => findShell(rewrites, path, (page) => page === '/product/bd-3201/')
  expect(find('/mypage/address/abc/edit/')).toBe('invalid')
  expect(find('/mypage/address/0/edit/')).toBe('invalid')
  expect(find('/product/nope/uos/')).toBe('invalid')
  expect(find('/product/bd-3201/uos/')).toEqual({ to: '/product/_/uos/' })
})

test('Raw and encoded spellings of an address are one path', () => {
  expect(parseDocumentPath('/ガイド/')).toBe('/ガイド/')
  expect(parseDocumentPath(toAddress('/ガイド/100%/'))).toBe('/ガイド/100%/')
  // A slash that is a letter of a key is kept as one, and written as one.
  expect(parseDocumentPath('/a%2fb%20c/')).toBe('/a%2Fb c/')
  expect(toAddress('/a%2Fb c/')).toBe('/a%2Fb%20c/')
  for (const bad of [
    '',
    'a/',
    '//a/',
    '/a//b/',
    '/../',
    '/%2e%2e/',
    '/a%2f../',
    '/a%252fb/',
    '/a%5cb/',
    '/a%255cb/',
    '/%00/',
    '/%zz/',
  ]) {
    expect([bad, parseDocumentPath(bad)]).toEqual([bad, undefined])
  }
})

test('A policy is completed, never loosened, and the meta tag leaves out what it must not say', () => {
  const { header, meta } = completePolicy("form-action 'self' https://pay.example; script-src 'self';", '')
  expect(header).toBe(
    "default-src 'none'; frame-src 'none'; worker-src 'none'; manifest-src 'none'; media-src 'none'; " +
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; img-src 'self'; font-src 'self'; " +
      "connect-src 'self'; form-action 'self' https://pay.example; style-src 'self'; script-src 'self'",
  )
  expect(meta).not.toContain('frame-ancestors')
})

test('A policy is written once and cannot break out of its attribute', () => {
  const once = insertPolicy('<html><head><title>x</title></head></html>', 'img-src "a&b"')
  expect(once).toContain(
    '<head><meta http-equiv="content-security-policy" content="img-src &quot;a&amp;b&quot;"><title>',
  )
  expect(insertPolicy(once, 'other')).toBe(once)
})
