import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

const folder = new URL('../../../shop-api/db/schema/', import.meta.url)
const modules = await Promise.all(
  readdirSync(folder).map(
    (file) => import(`#shop-api/db/schema/${file}`) as Promise<Record<string, unknown>>,
  ),
)
const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable))

/** Names of columns that may say who somebody is, or belong to somebody. */
const OF_PEOPLE =
  /(^|_)(user|person|order|sender|receiver|visitor|member)(_id|_name|_hash)?$|email|kana|phone|address|postal|birthday|nickname|password|answer_hash|token_hash|actor/
/** Tables about goods and the shop itself. Nothing in them is of a shopper or of staff. */
const OF_THE_SHOP = new Set([
  'stylists',
  'makers',
  'brands',
  'bikes',
  'product_models',
  'products',
  'tags',
  'channels',
  'payments',
])

const document = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
const section = document.split('## What is kept of people')[1]?.split('\n## ')[0] ?? ''
const terms = new Map<string, { all: boolean; columns: string[] }>()
for (const row of section.split('\n').filter((line) => line.startsWith('| `'))) {
  const [names = '', people = '', others = '', term = ''] = row.split('|').slice(1, -1)
  expect(term.trim(), names).not.toBe('')
  const columns = `${people}, ${others}`.split(',').map((name) => name.trim())
  for (const [, name = ''] of names.matchAll(/`(\w+)`/g))
    terms.set(name, { all: people.trim() === '*', columns })
}

test('Every column that may say who somebody is has its term in docs/security.md', () => {
  const missing: string[] = []
  for (const table of tables) {
    const name = getTableName(table)
    const columns = Object.keys(getTableColumns(table))
    const term = terms.get(name)
    if (term?.all) continue
    if (term)
      missing.push(...columns.filter((column) => !term.columns.includes(column)).map((c) => `${name}.${c}`))
    else if (!OF_THE_SHOP.has(name))
      missing.push(...columns.filter((column) => OF_PEOPLE.test(column)).map((c) => `${name}.${c}`))
  }
  expect(missing, 'say in docs/security.md how long these are kept').toEqual([])
})

test('Every table with a term is there', () => {
  const names = new Set(tables.map(getTableName))
  expect([...terms.keys()].filter((name) => !names.has(name))).toEqual([])
  expect(terms.size).toBeGreaterThan(40)
})
