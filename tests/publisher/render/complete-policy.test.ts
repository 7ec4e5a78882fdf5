import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { completePolicy } from '#publisher/render/complete-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('A page allows its own inline scripts and styles, and no other page’s', () => {
  const html = '<head><style>a{}</style></head><script>one()</script><script src="/x.js"></script>'
  const policy = `script-src 'self' ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('a{}')} ${hash('b{}')}`
  const { header } = completePolicy(policy, html)
  expect(header).toContain(`script-src 'self' ${hash('one()')}; style-src 'self' ${hash('a{}')};`)
  expect(header).not.toContain(hash('two()'))
})
