import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { completePolicy } from '#publisher/render/complete-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('A page allows its own inline scripts and styles, and no other page’s', () => {
  const html = '<head><style>a{}</style></head><script>one()</script><script src="/x.js"></script>'
  const policy = `script-src 'self' ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('a{}')} ${hash('b{}')}`
  const { header } = completePolicy(policy, html)
  expect(header).toContain(`style-src 'self' ${hash('a{}')}; script-src 'self' ${hash('one()')}`)
  expect(header).not.toContain(hash('two()'))
})

test('A picture an editor took from another host is shown; nothing else of that host is', () => {
  const html =
    '<img alt="" src="https://pictures.example/a.jpg?x=1&amp;y=2"><img src="/own.webp"><script>"https://no.example/"</script>'
  const { header } = completePolicy('', html)
  expect(header).toContain("; img-src 'self' https://pictures.example; font-src 'self';")
  expect(header.match(/pictures\.example|no\.example/g)).toHaveLength(1)
})

test('Hosts a page names take the place of none, and keep the shop’s own', () => {
  const { header } = completePolicy('frame-src https://a.example; connect-src https://b.example', '')
  expect(header).toContain("default-src 'none'; frame-src https://a.example; worker-src 'none';")
})
