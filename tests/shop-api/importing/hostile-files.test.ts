import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const HEADING = '商品キー,商品名,税率,品番,販売価格,在庫数'
const good = (key: string) => `${key},良い品,10,${key.toUpperCase()},100,1`

/** What comes between two good lines, and what is said of it: line, column, a word of the reason. */
const LINES: [name: string, line: string, faults: [number, string | null, RegExp][]][] = [
  ['a quote that is never closed', 'b,"never,10,B,100,1', [[3, null, /引用符/]]],
  ['a quote within a word', 'b,a"b,10,B,100,1', [[3, null, /引用符/]]],
  ['words behind a closed quote', 'b,"a"b,10,B,100,1', [[3, null, /引用符/]]],
  ['a NUL', 'b,a\u0000b,10,B,100,1', [[3, '商品名', /制御文字/]]],
  ['an escape sequence', 'b,\u001b[31mred,10,B,100,1', [[3, '商品名', /制御文字/]]],
  ['a replacement character', 'b,a\ufffdb,10,B,100,1', [[3, '商品名', /文字コード/]]],
  ['too few cells', 'b,二', [[3, null, /列の数/]]],
  ['too many cells', 'b,二,10,B,100,1,,,more', [[3, null, /列の数/]]],
  ['a cell of two million letters', `b,${'長'.repeat(2_000_000)},10,B,100,1`, [[3, null, /長すぎます/]]],
  ['a name of three hundred letters', `b,${'長'.repeat(300)},10,B,100,1`, [[3, '商品名', /200文字以内/]]],
  ['a negative price', 'b,二,10,B,-1,1', [[3, '販売価格', /0以上/]]],
  ['a price beyond every number', 'b,二,10,B,99999999999999999999,1', [[3, '販売価格', /./]]],
  ['a price of two thousand million', 'b,二,10,B,4000000000,1', [[3, '販売価格', /99,999,999/]]],
  ['a price with sen', 'b,二,10,B,100.5,1', [[3, '販売価格', /./]]],
  ['a price in words', 'b,二,10,B,NaN,1', [[3, '販売価格', /数値/]]],
  ['a price in scientific spelling', 'b,二,10,B,1e9,1', [[3, '販売価格', /数値/]]],
  ['a stock below nothing', 'b,二,10,B,100,-3', [[3, '在庫数', /0以上/]]],
  ['an unknown tax rate', 'b,二,7,B,100,1', [[3, '税率', /選択肢/]]],
  ['a key that climbs', '../../etc/passwd,二,10,B,100,1', [[3, '商品キー', /半角英数字/]]],
  ['a key that is a prototype’s', '__proto__,二,10,B,100,1', [[3, '商品キー', /半角英数字/]]],
  ['no key and an unknown part number', ',二,10,NOBODYS,100,1', [[3, '商品キー', /商品キーがありません/]]],
  ['no part number', 'b,二,10,,100,1', [[3, '品番', /入力してください/]]],
  ['a part number of another product', 'b,二,10,A,100,1', [[3, '品番', /./]]],
]

describe('a bad line', () => {
  let shop: TestShop
  let mover: ReturnType<typeof createMover>
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
    mover = createMover(shop)
  })
  afterAll(() => shop.close())

  test.each(LINES)('%s: is told, and the lines around it go in', async (name, line, faults) => {
    const at = LINES.findIndex(([one]) => one === name)
    const file = [HEADING, good(`a${at}`), line.replaceAll(',A,', `,A${at},`), good(`z${at}`)].join('\r\n')
    const done = await mover.move(file)
    expect([done.state, done.created, done.failed]).toEqual(['done', 2, 1])
    expect(done.faults.map((fault) => [fault.line, fault.column])).toEqual(
      faults.map(([at_line, column]) => [at_line, column]),
    )
    done.faults.forEach(({ reason }, place) => expect(reason).toMatch(faults[place]![2]))
  })

  test('formulas, tags and the names of prototypes are words like others', async () => {
    const file = `${HEADING},constructor,__proto__,toString
f1,=cmd|' /C calc'!A0,10,F1,100,1,x,y,z
f2,<script>alert(1)</script>,10,F2,100,1,,,
constructor,toString,10,hasOwnProperty,100,1,,,
`
    const done = await mover.move(file)
    expect(done).toMatchObject({ created: 3, failed: 0 })
    expect(done.unmapped).toEqual([
      { column: 'constructor', count: 1 },
      { column: '__proto__', count: 1 },
      { column: 'toString', count: 1 },
    ])
    expect(await mover.editor.findProduct('constructor')).toMatchObject({ name: 'toString' })
    expect((await mover.take('products')).split('\r\n').find((row) => row.startsWith('f1,'))).toContain(
      `,'=cmd|' /C`,
    )
  })

  test('line ends of all times, blank lines and a byte order mark are read', async () => {
    const file = `\ufeff${HEADING}\r\n${good('e1')}\n\n${good('e2')}\r${good('e3')}\r\n,,,,,\n${good('e4')}`
    const done = await mover.move(file)
    expect(done).toMatchObject({ created: 4 })
    expect(done.faults.map(({ line }) => line)).toEqual([6])
  })

  test('half a pair, a list, a bare word and a nest in JSON lines are told, each with its line', async () => {
    const product = (key: string) =>
      JSON.stringify({ key, name: '品', products: [{ code: key, unit_price: 1, stock: 1 }] })
    const lines = [
      product('j1'),
      '{"key":"j2","name":"\\ud800","products":[{"code":"j2","unit_price":1}]}',
      '[1,2]',
      'name',
      `{"key":"j3","name":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      '{"key":"j4","name":{"toString":1},"products":"all","__proto__":{"is_draft":true}}',
      '{"key":"j5","name":"品","products":[null,{"code":["x"]}]}',
      product('j6'),
    ]
    const done = await mover.move(lines.join('\n'), { name: 'hostile.jsonl' })
    expect(done).toMatchObject({ state: 'done', created: 2, failed: 6 })
    expect([...new Set(done.faults.map(({ line }) => line))]).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('values that cannot be made text are told with their line', async () => {
    const lines = [
      '{"products":[{"code":{"toString":1,"valueOf":1}}]}',
      '{"key":"t1","name":"品","pictures":[{"path":{"toString":1}}],"products":[{"code":"T1","unit_price":1,"stock":1}]}',
      '{"code":{"toString":1,"valueOf":1}}',
      '{"key":"t2","name":"品","products":[{"code":"T2","unit_price":1,"stock":1}]}',
    ]
    const done = await mover.move(lines.join('\n'), { name: 'hostile.jsonl' })
    expect(done).toMatchObject({ state: 'done', created: 1, failed: 3 })
  })

  test('an import nobody can go on with fails with a sentence, and the next goes on', async () => {
    const sent = [
      await mover.send(`${HEADING}\n${good('x1')}`),
      await mover.send(`${HEADING}\n${good('x2')}`),
    ]
    const [broken, next] = (await Promise.all(sent.map((one) => one.json()))) as { id: number }[]
    await shop.db.execute(sql`update imports set encoding = 'nonsense' where id = ${broken!.id}`)
    await mover.work()
    expect(await mover.read('products', broken!.id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('続けられなく') as string,
    })
    expect(await mover.read('products', next!.id)).toMatchObject({ state: 'done', created: 1 })
  })

  test('a sixth file waits until another is over', async () => {
    for (let at = 0; at < 5; at += 1) await mover.send(`${HEADING}\n${good(`w${at}`)}`)
    expect(await mover.refuse(`${HEADING}\n${good('w6')}`)).toMatchObject({
      status: 422,
      code: 'import.too_many',
    })
    await mover.work()
    expect(await mover.move(`${HEADING}\n${good('w6')}`)).toMatchObject({ created: 1 })
  })

  const FILES: [name: string, file: string | Uint8Array, code: string, message: RegExp][] = [
    ['nothing', '', 'import.not_readable', /空です/],
    ['blank lines alone', '\n\n \n', 'import.not_readable', /空です/],
    ['a workbook of Excel', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'import.not_readable', /Excel/],
    ['UTF-16', Buffer.from(`\ufeff${HEADING}`, 'utf16le'), 'import.not_readable', /文字コード/],
    [
      'bytes of a photograph',
      Uint8Array.from({ length: 4000 }, (_, at) => 128 + ((at * 37) % 128)),
      'import.not_readable',
      /CSV/,
    ],
    [
      'a million columns',
      Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(','),
      'import.not_readable',
      /./,
    ],
    [
      'a thousand columns',
      Array.from({ length: 1_000 }, (_, at) => `c${at}`).join(','),
      'import.not_readable',
      /列が多すぎます/,
    ],
    ['a heading twice', `${HEADING},品番\n`, 'import.columns', /「品番」の列が2つ以上/],
    ['no heading that is known', 'a,b,c\n1,2,3\n', 'import.columns', /「品番」/],
    ['a heading with an open quote', `"${HEADING}\n${good('h1')}`, 'import.not_readable', /見出し/],
  ]
  test.each(FILES)(
    '%s: the file is refused at once, and nothing is written',
    async (_name, file, code, message) => {
      const since = await mover.editor.readVersion()
      const refused = await mover.refuse(file)
      expect(refused).toMatchObject({ status: 422, code })
      expect(refused.message).toMatch(message)
      expect(await mover.editor.readVersion()).toBe(since)
    },
  )

  test('a file of Shift_JIS with a broken letter tells the line and takes the others', async () => {
    const { default: iconv } = await import('iconv-lite')
    const file = iconv.encode(
      `${HEADING}\ns1,良い,10,S1,100,1\ns2,悪い,10,S2,100,1\ns3,良い,10,S3,100,1\n`,
      'windows-31j',
    )
    const at = file.indexOf(iconv.encode('悪', 'windows-31j'))
    file[at] = 0xff
    const done = await mover.move(file)
    expect(done).toMatchObject({ created: 2, failed: 1 })
    expect(done.faults).toMatchObject([
      { line: 3, column: '商品名', reason: expect.stringContaining('文字コード') as string },
    ])
  })
})
