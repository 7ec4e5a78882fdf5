import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const seed = 20261124
const SIGNS = [...'あ漢ア a0,"|>#=\\\'+-@;:=<&　🍵\n']
const text = (max: number) =>
  fc
    .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: max })
    .map((letters) => letters.join('').trim())
    .filter((word) => word !== '')
const loose = fc
  .array(fc.constantFrom(...SIGNS, '\r\n', '\t'), { maxLength: 40 })
  .map((letters) => letters.join(''))
const variation = fc.record({
  unit_price: fc.nat(100_000),
  stock: fc.nat(50),
  jan_code: fc.option(fc.constantFrom('4901234567894', '4512345678906')),
})
const product = fc.record({
  name: text(20),
  catch_copy: fc.oneof(fc.constant(''), text(10)),
  description: loose,
  maker: fc.option(text(6)),
  tags: fc.uniqueArray(text(5), { maxLength: 3 }),
  ways: fc.uniqueArray(fc.array(text(4), { minLength: 1, maxLength: 3 }), { maxLength: 3 }),
  tax_rate: fc.constantFrom(8, 10),
  is_giftable: fc.boolean(),
  specs: fc.array(fc.record({ label: text(5), value: text(8) }), { maxLength: 3 }),
  position: fc.nat(50),
  size_table: fc.option(
    fc.array(fc.array(text(4), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  ),
  is_draft: fc.boolean(),
  close_at: fc.option(fc.constantFrom('2027-01-01T00:00:00.000Z', '2027-03-04T05:06:07.089Z')),
  variations: fc.array(variation, { minLength: 1, maxLength: 3 }),
})

type Wish = typeof product extends fc.Arbitrary<infer Value> ? Value : never

const escape = (word: string) => word.replace(/[\\|>#=]/g, String.raw`\$&`)

/** A line of JSON as another shop's program could write it. */
function toLine({ maker, tags, ways, variations, ...rest }: Wish, at: number): string {
  return JSON.stringify({
    ...rest,
    key: `rt-${at}`,
    maker: maker === null ? null : escape(maker),
    tags: tags.map(escape),
    categories: ways.map((way) => way.map(escape).join(' > ')),
    axes: variations.length > 1 ? ['型'] : [],
    products: variations.map((one, place) => ({
      ...one,
      code: `RT-${at}-${place}`,
      options: variations.length > 1 ? [`型${place}`] : [],
      list_price: null,
    })),
  })
}

describe('out and in again', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
  })
  afterAll(() => shop.close())

  test.each(['csv', 'jsonl'] as const)('products of all kinds come back to the byte as %s', async (as) => {
    const mover = createMover(shop)
    const wishes = fc.sample(product, { numRuns: 40, seed })
    const done = await mover.move(wishes.map(toLine).join('\n'), { name: 'made.jsonl' })
    expect(done.faults).toEqual([])
    const first = await mover.take('products', as)
    const back = await mover.move(first, { name: `file.${as}` })
    expect(back.faults).toEqual([])
    expect(back).toMatchObject({
      created: 0,
      updated: 0,
      failed: 0,
    })
    expect(await mover.take('products', as)).toBe(first)
  })

  test('another shop that takes them in gives the same out', async () => {
    const listOwn = (file: string) => file.split('\n').filter((line) => line.startsWith('{"key":"rt-'))
    const own = listOwn(await createMover(shop).take('products', 'jsonl'))
    expect(own).toHaveLength(40)
    const other = createMover(shop, { channel: 'gift' })
    expect((await other.move(own.join('\n'), { name: 'file.jsonl' })).faults).toEqual([])
    expect(listOwn(await other.take('products', 'jsonl'))).toEqual(own)
    const csv = await other.take('products')
    expect(await other.move(csv)).toMatchObject({ created: 0, updated: 0, failed: 0 })
    expect(await other.take('products')).toBe(csv)
  })

  test('news, redirects and members come back to the byte', async () => {
    const mover = createMover(shop)
    await mover.move('key,title,category\nround,"=1+1 の話、""引用""",営業\n', { kind: 'news' })
    await mover.move('from,to\n/old?a=1,/news/\n', { kind: 'redirects' })
    await mover.move('email,last_name,points\nround@example.jp,=古川,12\n', { kind: 'members' })
    for (const kind of ['news', 'redirects', 'members']) {
      for (const as of ['csv', 'jsonl'] as const) {
        const first = await mover.take(kind, as)
        expect(await mover.move(first, { kind, name: `file.${as}` })).toMatchObject({
          created: 0,
          updated: 0,
          failed: 0,
        })
        expect(await mover.take(kind, as)).toBe(first)
      }
    }
  })
})
