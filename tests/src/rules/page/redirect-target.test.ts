import { expect, test } from 'vitest'
import { toRedirectTarget } from '#src/rules/page/redirect-target.ts'

const origin = 'https://shop.example'

test.each([
  ['/category/touring/', '/category/touring/'],
  ['https://shop.example/news/?page=2#top', '/news/?page=2#top'],
  ['https://campaign.example/autumn', 'https://campaign.example/autumn'],
  ['//campaign.example/', 'https://campaign.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
  ['', null],
  [null, null],
])('%s leads to %s', (wanted, target) => {
  expect(toRedirectTarget(wanted, origin)).toBe(target)
})
