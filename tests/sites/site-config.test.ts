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

test('Hosts and origins are letters of names only: both are written into other programs', () => {
  const site = define(undefined)
  for (const strange of ["a'+import('fs')+'b.example", 'a;b.example', 'A.example', '']) {
    expect(() => defineSite({ ...site, hosts: [strange] })).toThrow(/^sites\/demo\.ts: hosts must be/)
    expect(() => defineSite({ ...site, origin: `http://${strange}` })).toThrow(
      /^sites\/demo\.ts: hosts must be/,
    )
  }
  expect(defineSite({ ...site, hosts: ['[::1]'], origin: 'http://[::1]:4321' }).hosts).toEqual(['[::1]'])
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

test.for([
  { hosts: undefined },
  { hosts: 'demo.localhost' },
  { channel: undefined },
  { api: undefined },
  { api: { base_env: '' } },
])('A file of a site without %o says in one sentence what must stand there', (without) => {
  expect(() => defineSite({ ...define(undefined), ...(without as object) })).toThrow(
    /^sites\/demo\.ts: .* must be /,
  )
})
