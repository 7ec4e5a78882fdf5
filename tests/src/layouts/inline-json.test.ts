import * as fc from 'fast-check'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { toInlineJson, toJsonLdDocument } from '#src/layouts/inline-json.ts'

const nasty = [
  '</script>',
  '<!--',
  '<script>',
  ']]>',
  '\u2028',
  '"',
  '\\',
  '\u0000',
  '&lt;',
  '&quot;',
  '𠮷',
  '\ud800',
]
const names = fc
  .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''))

test('No name ends or reopens the script it stands in, and each is read back as it was', () => {
  fc.assert(
    fc.property(names, (name) => {
      const json = toInlineJson({ name })
      expect(json).not.toContain('<')
      const page = parse(`<body><script type="application/ld+json">${json}</script><p>after</p></body>`)
      expect(page.querySelectorAll('script')).toHaveLength(1)
      expect(page.querySelector('p')?.text).toBe('after')
      expect(JSON.parse(json)).toEqual({ name })
    }),
    { numRuns: 1_000 },
  )
})

test('Several objects of a page share one context; one stands alone; none is no script', () => {
  const context = 'https://schema.org'
  expect(toJsonLdDocument([{ a: 1 }, { b: 2 }])).toEqual({
    '@context': context,
    '@graph': [{ a: 1 }, { b: 2 }],
  })
  expect(toJsonLdDocument([{ a: 1 }])).toEqual({ '@context': context, a: 1 })
  expect(toJsonLdDocument([])).toBeUndefined()
})
