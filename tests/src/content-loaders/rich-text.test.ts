import { expect, test } from 'vitest'
import { toSafeHtml } from '#src/content-loaders/rich-text.ts'
import { type RenderContext, runInContext } from '#src/site/render-context.server.ts'

const context = {
  site: { origin: 'https://shop.example', no_member_use: false, storage_url: '/storage/moto' },
} as RenderContext
const clean = (html: string) => runInContext(context, () => toSafeHtml(html))

test.for([
  ['https://other.example/', '_blank', 'noopener noreferrer'],
  ['/news/', '_blank', 'noopener noreferrer'],
  ['https://shop.example/news/', 'window', 'noopener noreferrer'],
  ['mailto:shop@example.jp', '_blank', 'noopener noreferrer'],
  ['https://other.example/', null, 'noopener'],
  ['/news/', null, null],
] as const)(
  'A link to %s with the target %s gets the rel %s, whatever its editor wrote',
  ([href, target, rel]) => {
    const html = clean(`<a href="${href}"${target ? ` target="${target}"` : ''} rel="opener">x</a>`)
    const written = /rel="([^"]*)"/.exec(html)?.[1]
    expect(written).toBe(rel ?? 'opener')
    if (rel) expect(html).not.toMatch(/rel="[^"]*\bopener\b/)
  },
)

test('A picture of the shop’s storage comes in every format, any other is gone', () => {
  const src = '/storage/moto/photos/0123456789abcdef0123456789abcdef/960.webp'
  const html = clean(`<p>前</p><img src="${src}" width="900" height="600" alt='"窓"' onload="x()"><p>後</p>`)
  expect(html).toContain(
    '<source type="image/avif" srcset="/storage/moto/photos/0123456789abcdef0123456789abcdef/480.avif 480w, ',
  )
  expect(html).toContain(
    `<img src="${src}" width="900" height="600" alt="&quot;窓&quot;" loading="lazy" /></picture>`,
  )
  expect(html).not.toContain('onload')
  for (const other of [
    'https://other.example/a.webp',
    '/storage/gift/photos/x/960.webp',
    '/storage/moto/../x/960.webp',
    'x',
    '',
  ]) {
    expect(clean(`<p>前<img src="${other}">後</p>`)).toBe('<p>前後</p>')
  }
})
