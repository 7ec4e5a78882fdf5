import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { code, documents, listFiles, read, rooms, root } from './support/source-files.ts'

/** `content.css` is put together from the sheets of a variant (themes/theme-plugin.ts). */
const notWritten = new Set(['content.css'])

describe('the decisions', () => {
  test('the index names each of them once', () => {
    const files = listFiles('docs/decisions').map((file) => file.replace('docs/decisions/', ''))
    const named = [...read('docs/decisions/README.md').matchAll(/^\| \[\d+\]\(([^)]+)\) \|/gm)]
    expect(named.map(([, file]) => file)).toEqual(files.filter((file) => file !== 'README.md'))
  })
})

describe('the documents', () => {
  const isText = (file: string) =>
    /\.(ts|tsx|astro|css|mjs|md)$/.test(file) && file !== 'tests/documents.test.ts'
  const files = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs'), ...rooms.flatMap(listFiles)].filter(
    isText,
  )
  const cite = (pattern: RegExp) =>
    files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, cited]) => ({ file, cited })))
  const behaviour = read('docs/behaviour.md')
  const architecture = read('docs/architecture.md')
  const rules = behaviour.split(/^(?=- \*\*)/m).slice(1)

  test('nobody cites a text that is not in the repository', () => {
    expect(
      cite(/(\bHOUSE\b.{0,20}|\b[Ss]pec\s+(?:\*\s+|\/\/\s+)?§.{0,10}|\b(?:LOOK|findings|field-notes)\.md)/g),
    ).toEqual([])
  })

  test('a rule of behaviour that is cited is there, once', () => {
    const numbers = rules.map((rule) => /^- \*\*(\d+\.\d+) /.exec(rule)?.[1])
    expect(numbers).toEqual([...new Set(numbers)])
    expect(numbers.length).toBeGreaterThan(80)
    const cited = cite(/\b[Bb]ehaviour\s+(?:\*\s+|\/\/\s+)?(\d+\.\d+)/g)
    expect(cited.length).toBeGreaterThan(200)
    expect(cited.filter((one) => !numbers.includes(one.cited))).toEqual([])
  })

  test('every rule of behaviour and every law names a test that holds it', () => {
    const laws = (/^## Laws$([\s\S]*?)^## /m.exec(architecture)?.[1] ?? '').split(/^(?=\d+\. \*\*)/m).slice(1)
    expect(laws.length).toBeGreaterThan(10)
    expect([...rules, ...laws].filter((rule) => !/`tests\/[^`]+`/.test(rule))).toEqual([])
  })

  test('the glossary names folders that are there', () => {
    const folders = [...read('docs/glossary.md').matchAll(/`([a-z-]+\/[a-z/-]*)`/g)].map(
      ([, path = '']) => path,
    )
    expect(folders.length).toBeGreaterThan(50)
    expect(folders.filter((path) => !existsSync(root + path))).toEqual([])
  })

  test('a law or section of the architecture that is cited is there', () => {
    const laws = [...architecture.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => number)
    const sections = [...architecture.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    const wrong = [
      ...cite(/architecture, law (\d+)/g).filter(({ cited }) => !laws.includes(cited)),
      ...cite(/architecture «([^»]+)»/g).filter(({ cited }) => !sections.includes(cited)),
    ]
    expect(wrong).toEqual([])
  })
})

test('a file that a document or a comment names is there', () => {
  const files = [...code, ...documents, ...listFiles('themes'), ...listFiles('src')]
  const isThere = (path: string) =>
    existsSync(root + path) || files.some((file) => file.endsWith(`/${path}`)) || notWritten.has(path)
  const list = (file: string, pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, path]) => ({ file, path: String(path) }))
  const named = [
    ...documents.flatMap((file) =>
      list(file, /`((?:tests\/[\w./-]+)|(?:[\w@.-]+\/)+[\w.-]+\.(?:ts|tsx|astro|css))`/g),
    ),
    ...code.flatMap((file) => list(file, /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|astro|css))`/g)),
  ]
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})
