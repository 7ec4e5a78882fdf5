import { expect, test } from 'vitest'
import { defineSite, type ProductPages, toPrebuilt } from '#sites/site-config.ts'

const define = (product_pages: unknown) =>
  defineSite({
    name: 'demo',
    hosts: ['demo.localhost'],
    origin: 'http://demo.localhost',
    channel: 'demo',
    api: { default_base: 'http://localhost:4100', base_env: 'DEMO_API' },
    ...(product_pages !== undefined && { product_pages: product_pages as ProductPages }),
  })

test.for([
  [undefined, null],
  ['all', null],
  ['on-demand', 0],
  [{ newest: 500 }, 500],
] as const)('Product pages %o: so many are rendered when the site is published', ([policy, prebuilt]) => {
  expect(toPrebuilt(define(policy))).toBe(prebuilt)
})

test.for([
  'some',
  '',
  null,
  3,
  {},
  { newest: 0 },
  { newest: 1.5 },
  { newest: '5' },
  { newest: 5, oldest: 5 },
])('Product pages %o: the developer is told in one sentence what may stand there', (policy) => {
  expect(() => define(policy)).toThrow(
    /^sites\/demo\.ts: product_pages must be 'all', 'on-demand' or \{ newest: 500 \} with a whole number above 0\.$/,
  )
})
