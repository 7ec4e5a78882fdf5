import { expect, test } from 'vitest'
import { toMenuAddress } from '#contract/menu-address.ts'

test.each([
  ['/', '/'],
  ['/guide/', '/guide/'],
  ['/product/?brand=asahi&sort=new', '/product/?brand=asahi&sort=new'],
  ['/cart/#quick-order', '/cart/#quick-order'],
  ['/案内/', '/%E6%A1%88%E5%86%85/'],
  ['/news/../faq/', '/faq/'],
  ['https://example.jp', 'https://example.jp/'],
  ['HTTPS://Example.JP/a?b=c#d', 'https://example.jp/a?b=c#d'],
  ['https://例え.jp/道', 'https://xn--r8jz45g.jp/%E9%81%93'],
])('«%s» is kept as %s', (typed, kept) => {
  expect(toMenuAddress(typed)).toBe(kept)
  // What is kept can be saved again, as an undo does.
  expect(toMenuAddress(kept)).toBe(kept)
})

test.each([
  '',
  'guide/',
  'example.jp',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/..//evil.example/',
  '/./%2e%2e//evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.jp/1',
  'http://example.jp/',
  'https:example.jp',
  'https:/example.jp',
  'https:///',
  'https://',
  'https://shop.example@evil.example/',
  'https://:x@evil.example/',
  'https://exa mple.jp/',
  'https://example.jp/"onmouseover="x',
  "https://example.jp/'x",
  'https://example.jp/<script>',
  'https://example.jp/\u202efdp.exe',
  'https://example.jp/\u200b',
  'https://example.jp\\@evil.example/',
  'https://[::1',
  '?q=1',
  '#top',
])('no link of a menu may lead to «%s»', (typed) => {
  expect(toMenuAddress(typed)).toBeUndefined()
})
