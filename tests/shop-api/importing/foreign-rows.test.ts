import { expect, test } from 'vitest'
import { EC_CUBE_COLUMNS } from '#src/text/editor/import.ts'
import { ecCube } from '#shop-api/importing/ec-cube.ts'
import type { Format } from '#shop-api/importing/format.ts'
import { shopify } from '#shop-api/importing/shopify.ts'

/** What rows of a file say, by the headings of another shop. */
const read = (format: Format, ...rows: Record<string, string>[]) => {
  const { toRow } = format(Object.keys(rows[0] ?? {}))
  return rows.map((row) => toRow(new Map(Object.entries(row))).values)
}

const SHOPIFY = { Handle: 'grip', Title: 'グリップ', 'Variant Price': '1000' }
const isDraft = (own: Record<string, string>) => read(shopify, { ...SHOPIFY, ...own })[0]?.['is_draft']

test('What Shopify does not show, as a draft, archived or outside its online store, is a draft here', () => {
  expect(['active', 'Active', 'draft', 'archived', ''].map((Status) => isDraft({ Status }))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  expect(isDraft({ Status: 'active', Published: 'FALSE' })).toBe(true)
  expect(isDraft({})).toBeUndefined()
})

test('A row of Shopify without a price brings one more picture, and no variation', () => {
  const first = { ...SHOPIFY, 'Image Src': 'https://cdn.example/1.jpg' }
  const [, more] = read(shopify, first, { Handle: 'grip', 'Variant Price': '', 'Image Src': '2.jpg' })
  expect(more).toEqual({ more_pictures: [{ path: '2.jpg', alt: '' }] })
})

test('What a file of Shopify has no column for is left as it is', () => {
  const [row] = read(shopify, SHOPIFY)
  expect(row).toMatchObject({ key: 'grip', code: 'grip-1', unit_price: 1000 })
  for (const field of ['stock', 'jan_code', 'axes', 'options', 'maker', 'tags'])
    expect(row?.[field]).toBeUndefined()
})

test('EC-CUBE: what is hidden is a draft, what has no limit is not sold out, prices get their tax', () => {
  const { id, name, unit_price, tax_rate, status, is_unlimited, stock } = EC_CUBE_COLUMNS
  const base = { [id]: '7', [name]: 'かばん', [unit_price]: '1095', [tax_rate]: '10' }
  const rows = read(
    ecCube,
    { ...base, [status]: '1', [is_unlimited]: '1', [stock]: '' },
    { ...base, [status]: '2', [is_unlimited]: '0', [stock]: '4' },
  )
  expect(rows).toMatchObject([
    { key: 'item-7', code: 'item-7-1', unit_price: 1205, is_draft: false, stock: 9999 },
    { key: 'item-7', code: 'item-7-2', unit_price: 1205, is_draft: true, stock: 4 },
  ])
})
