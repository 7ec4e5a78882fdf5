import { eq } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GIFT_MESSAGE_MAX, RECIPIENT_GOODS_MAX, RECIPIENTS_MAX } from '#contract/gift-limits.ts'
import type { ErrorBody } from '#contract/shapes/error.ts'
import type { ReadRecipients } from '#contract/shapes/recipients.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { ADDRESS_COLUMN_LABELS } from '#src/text/member/address-book.ts'
import { RECIPIENT_COLUMN_LABELS } from '#src/text/checkout/recipients-file.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { ADDRESS, openSellingShop } from '#tests/support/selling-shop.ts'

const HEADING = [...Object.values(ADDRESS_COLUMN_LABELS), ...Object.values(RECIPIENT_COLUMN_LABELS)].join(',')
const toLine = (name: string, code = '', quantity = '', message = '', prefecture = '東京都') =>
  `佐藤,${name},サトウ,ハナコ,,,150-0001,${prefecture},渋谷区,神宮前1-2-3,そよかぜ荘201,09012345678,,${code},${quantity},${message}`

describe.each(ONE_ENGINE)('a file of recipients on %s', (engine) => {
  let opened: OpenDb
  let shop: Awaited<ReturnType<typeof openSellingShop>>
  let visitor = 0
  beforeAll(async () => {
    opened = await openTestDb(engine)
    shop = await openSellingShop(opened.db, [
      { unit_price: 1_000, stock: 50 },
      { unit_price: 2_000, stock: 50 },
      { unit_price: 3_000, stock: 0 },
      ...Array.from({ length: RECIPIENT_GOODS_MAX }, () => ({ unit_price: 100, stock: 50 })),
    ])
  })
  afterAll(() => opened.close())

  async function send(contents: string | Uint8Array<ArrayBuffer>, from = (visitor += 1)) {
    const body = new FormData()
    body.append('file', new File([contents], 'recipients.csv', { type: 'text/csv' }))
    const url = `http://shop.test/${shop.channel.name}/v1/carts/recipients/read`
    const headers = { 'x-forwarded-for': `203.0.113.${from}` }
    return shop.app.fetch(new Request(url, { method: 'POST', body, headers }))
  }
  const read = async (...lines: string[]) => {
    const answer = await send([HEADING, ...lines].join('\r\n'))
    expect(answer.status).toBe(200)
    return (await answer.json()) as ReadRecipients
  }
  const refuse = async (contents: string | Uint8Array<ArrayBuffer>) => {
    const answer = await send(contents)
    return { status: answer.status, ...((await answer.json()) as ErrorBody) }
  }

  test('has the columns of an address book, in UTF-8 or Shift_JIS, with goods and a message each', async () => {
    const text = `${HEADING}\r\n${toLine('花子', 'c-2', '３', '"ありがとう、\r\nまた会いましょう"')}\r\n\r\n`
    for (const contents of [text, `\ufeff${text}`, new Uint8Array(iconv.encode(text, 'windows-31j'))]) {
      expect(await (await send(contents)).json()).toEqual({
        recipients: [
          {
            line: 2,
            address: ADDRESS,
            goods: [{ product_id: shop.product_ids[1], code: 'C-2', name: '商品2', quantity: 3 }],
            message: 'ありがとう、\nまた会いましょう',
          },
        ],
        failures: [],
      })
    }
  })

  test('names goods by their code as the shop wrote it, also in mixed letters', async () => {
    const [id = 0] = shop.product_ids.slice(-1)
    await opened.db.update(products).set({ code: 'Tea-10g' }).where(eq(products.id, id))
    const { recipients, failures } = await read(toLine('花子', 'Tea-10g'), toLine('一郎', 'Tea-10g', '2'))
    expect(failures).toEqual([])
    expect(recipients).toMatchObject([
      { goods: [{ product_id: id, code: 'Tea-10g', quantity: 1 }] },
      { goods: [{ product_id: id, quantity: 2 }] },
    ])
    await opened.db
      .update(products)
      .set({ code: `C-${shop.product_ids.length}` })
      .where(eq(products.id, id))
  })

  test('may name goods for some, who else is in it gets what everybody gets', async () => {
    const { recipients } = await read(toLine('花子'), toLine('一郎', 'C-1'))
    expect(recipients).toMatchObject([
      { line: 2, goods: [], message: null },
      { line: 3, goods: [{ code: 'C-1', quantity: 1 }] },
    ])
  })

  test('names somebody again for more goods: the same address is one recipient', async () => {
    const { recipients, failures } = await read(
      toLine('花子', 'C-1', '2'),
      toLine('一郎'),
      toLine('花子', 'C-2', '1', 'お元気で'),
      toLine('花子', 'C-1', '3', 'お元気で'),
      toLine('一郎'),
    )
    expect(failures).toEqual([])
    expect(recipients).toMatchObject([
      {
        line: 2,
        goods: [
          { code: 'C-1', quantity: 5 },
          { code: 'C-2', quantity: 1 },
        ],
        message: 'お元気で',
      },
      { line: 3, goods: [] },
    ])
  })

  test('tells each line that cannot be used with its reasons, and the others are read', async () => {
    const { recipients, failures } = await read(
      toLine('花子', 'C-1'),
      toLine('', 'X-9', '二', 'あ'.repeat(GIFT_MESSAGE_MAX + 1)),
      toLine('雪', 'C-1', '1', '', '北海道'),
      toLine('月', 'C-3'),
      toLine('梅', '', '2'),
      toLine('桜', '', '', '', '江戸'),
      toLine('花子'),
      toLine('花子', 'C-2', '1', 'お元気で'),
      toLine('花子', 'C-1', '1', 'さようなら'),
      toLine('菊', 'C-1', '1000'),
    )
    expect(recipients.map(({ line }) => line)).toEqual([2])
    expect(
      failures.map(({ line, errors }) => [line, ...errors.map(({ field, code }) => `${field} ${code}`)]),
    ).toEqual([
      [
        3,
        'shipping_first_name required',
        'quantity integer',
        'message max_length',
        'code cart.add_products.product_not_found',
      ],
      [4, 'prefecture cart.shipping.not_deliverable'],
      [5, 'code cart.update_products.stock'],
      [6, 'quantity recipients.quantity_alone'],
      [7, 'prefecture choice'],
      [8, 'code recipients.code_missing'],
      [10, 'message recipients.other_message'],
      [11, 'quantity integer'],
    ])
    expect(failures[1]?.errors[0]?.message).toBe(
      '北海道へはお届けできません。お届けできる地域は、送料のページでご確認ください。',
    )
    expect(failures[6]?.errors[0]?.message).toContain('9行目')
  })

  test('names no more goods for one than one may get', async () => {
    const codes = Array.from({ length: RECIPIENT_GOODS_MAX + 1 }, (_, at) => `C-${at + 3}`).slice(1)
    const lines = ['C-1', ...codes].map((code) => toLine('花子', code))
    const { recipients, failures } = await read(...lines)
    expect(recipients[0]?.goods).toHaveLength(RECIPIENT_GOODS_MAX)
    expect(failures).toMatchObject([
      { line: RECIPIENT_GOODS_MAX + 2, errors: [{ field: 'code', code: 'max_items' }] },
    ])
  })

  test('is text of people, not of a spreadsheet: what was made safe for one is read as it was', async () => {
    const { recipients } = await read(toLine('花子', "'-", '', "'=1+1"), toLine('一郎', '', '', "'=1+1"))
    expect(recipients).toMatchObject([{ line: 3, message: '=1+1' }])
  })

  test('does not tell what is not sold yet from what is none', async () => {
    const [model] = await opened.db
      .insert(product_models)
      .values({
        channel_id: shop.channel.id,
        key: 'planned',
        name: '来月の品',
        name_kana: '',
        catch_copy: '',
        code: 'P-1',
        tax_rate: 8,
        is_giftable: true,
        unit_price: 1,
        max_unit_price: 1,
        search_text: '',
        position: 99,
        published_at: new Date(shop.clock.now.getTime() + 86_400_000),
        updated_at: shop.clock.now,
      })
      .returning()
    expect(model?.code).toBe('P-1')
    const { failures } = await read(toLine('花子', 'P-1'))
    expect(failures).toMatchObject([{ errors: [{ code: 'cart.add_products.product_not_found' }] }])
  })

  test('that is no table, lacks a column or is too long is refused whole', async () => {
    expect(await refuse(new Uint8Array([0xff, 0x00, 0xfe, 0x01]))).toMatchObject({
      status: 422,
      code: 'cart.recipients.not_csv',
    })
    expect(await refuse('')).toMatchObject({ code: 'cart.recipients.not_csv' })
    expect(await refuse(`${HEADING}\n"佐藤,花子`)).toMatchObject({
      code: 'cart.recipients.not_csv',
      message: expect.stringContaining('2行目の1列目で、引用符') as string,
    })
    expect(await refuse('都道府県,市区町村\r\n東京都,渋谷区')).toMatchObject({
      code: 'cart.recipients.columns',
      message: expect.stringContaining('お名前（姓）') as string,
    })
    const many = Array.from({ length: RECIPIENTS_MAX + 1 }, (_, at) => toLine(`花子${at}`))
    expect(await refuse([HEADING, ...many].join('\n'))).toMatchObject({ code: 'cart.recipients.too_long' })
    expect((await read(...many.slice(1))).recipients).toHaveLength(RECIPIENTS_MAX)
  })

  test('is taken twenty times in ten minutes from one network', async () => {
    const from = (visitor += 1)
    const answers: number[] = []
    for (let count = 0; count < 21; count += 1) answers.push((await send(HEADING, from)).status)
    expect(answers).toEqual([...Array<number>(20).fill(200), 429])
  })
})
