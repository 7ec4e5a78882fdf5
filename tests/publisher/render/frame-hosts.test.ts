import { expect, test } from 'vitest'
import { completePolicy } from '#publisher/render/complete-policy.ts'
import { toFrameHosts } from '#publisher/render/frame-hosts.ts'

const settings = { 'PAYMENT.FRAME_ORIGINS': 'https://cards.example http://localhost:4101' }

test('Pages that take a card show the provider’s frame, other pages show none of it', () => {
  const hosts = ['https://cards.example', 'http://localhost:4101']
  expect(toFrameHosts('/cart/payment/', settings)).toEqual(hosts)
  expect(toFrameHosts('/mypage/card/add/', settings)).toEqual(hosts)
  for (const address of ['/', '/cart/', '/cart/confirm/', '/mypage/card/', '/product/card/add/']) {
    expect(toFrameHosts(address, settings)).toEqual([])
  }
})

test('Nothing but an origin gets into a policy', () => {
  for (const value of ['', '*', "'self'", 'https:', 'https://a.example/;script-src', 'cards.example']) {
    expect(toFrameHosts('/cart/payment/', { 'PAYMENT.FRAME_ORIGINS': value })).toEqual([])
  }
  expect(toFrameHosts('/cart/payment/', {})).toEqual([])
})

test('The policy names the frames beside what it said before', () => {
  const { header, meta } = completePolicy(null, '<p>', ['https://cards.example'])
  expect(header).toContain('frame-src https://cards.example')
  expect(meta).toContain('frame-src https://cards.example')
  expect(completePolicy(null, '<p>').header).not.toContain('frame-src')
})
