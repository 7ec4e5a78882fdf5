import { expect, test } from 'vitest'
import { toSafeHtml } from '#src/content-loaders/rich-text.ts'
import { type RenderContext, runInContext } from '#src/site/render-context.server.ts'

const context = { site: { origin: 'https://shop.example', no_member_use: false } } as RenderContext
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
