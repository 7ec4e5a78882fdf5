import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeMarkdown, toLink, toMarkdown, toTable } from '#src/layouts/markdown-pages/markdown.ts'

const origin = 'https://moto.example'

test('Rich text becomes Markdown below its heading, with whole addresses', () => {
  const html = '<h2>点検</h2><p><a href="/product/a/">部品</a>と<strong>工具</strong></p><ul><li>一</li></ul>'
  const markdown = toMarkdown(html, origin, 2)
  expect(markdown).toBe('### 点検\n\n[部品](https://moto.example/product/a/)と**工具**\n\n- 一')
})

test('A table inside a cell stays readable in one line', () => {
  const inner = '<table><tr><td>北海道</td><td>1,480円</td></tr><tr><td>関東</td><td>780円</td></tr></table>'
  const html = `<table><tr><th>送料</th><td><p>地方ごと</p>${inner}</td></tr><tr><th>支払</th><td>代引</td></tr></table>`
  const markdown = toMarkdown(html, origin)
  expect(markdown).toContain('| 送料 | 地方ごと 北海道 1,480円 ／関東 780円 ／')
  expect(markdown).toContain('| 支払 | 代引 |')
})

test('A name of several marks starts no heading of a lower level', () => {
  expect(escapeMarkdown('## 特価')).toBe(String.raw`\## 特価`)
})

test('No name starts a heading, a link, a row or markup of its own', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom('#', '\n', '|', '](', '<script>', '`', '- ', '1. '), fc.string())),
      (parts) => {
        const name = parts.join('')
        const shown = escapeMarkdown(name)
        expect(shown).not.toMatch(/\n|^#+\s|(?<!\\)(?:\\\\)*[[\]<>|`*_]/)
        expect(toTable([['a'], [name]]).split('\n')).toHaveLength(3)
        expect(toLink(name, '/product/a(1)/', origin)).toMatch(
          /\]\(https:\/\/moto\.example\/product\/a%281%29\/\)$/,
        )
      },
    ),
  )
})
