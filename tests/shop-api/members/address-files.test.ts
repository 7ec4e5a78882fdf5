import { eq } from 'drizzle-orm'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UserAddress, UserAddressImport } from '#contract/shapes/user-address.ts'
import { makeAddressExports } from '#shop-api/members/addresses/export-addresses.ts'
import { MAX_ADDRESSES } from '#shop-api/members/addresses/list-addresses.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { system_messages } from '#shop-api/db/schema/member-records.ts'
import { forgetUploads } from '#shop-api/media/forget-uploads.ts'
import { createAddressWords, PROFILE_ADDRESS } from '#tests/support/address-words.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const HEADING =
  'お名前（姓）,お名前（名）,フリガナ（セイ）,フリガナ（メイ）,会社・団体名,部署・役職,郵便番号,都道府県,市区町村,丁目・番地・号,建物名・部屋番号,電話番号,携帯電話番号'
const toLine = (
  last_name: string,
  rest = 'サトウ,ハナコ,,,150-0001,東京都,渋谷区,神宮前1-2-3,,03-1234-5678,',
) => `${last_name},花子,${rest}`

describe.each(ONE_ENGINE)('an address book as a file (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    ask = createAsk(shop)
  })
  let visitor = 0
  beforeEach(async () => {
    visitor++
    hanako = await createMember(shop.db, { user: PROFILE_ADDRESS })
  })
  afterAll(() => shop.close())

  const send = async (contents: string | Uint8Array<ArrayBuffer>, as = hanako) => {
    const form = new FormData()
    form.append('file', new File([contents], 'addresses.csv', { type: 'text/csv' }))
    const headers = { ...as.headers, 'x-forwarded-for': `203.0.113.${visitor}` }
    return ask('POST me/user-addresses/import', { as: { headers }, body: form })
  }
  const list = async () => {
    const { body } = await ask('GET me/user-addresses', { as: hanako })
    return (body as { data: UserAddress[] }).data
  }
  const download = (encoding: string) =>
    shop.request(`/moto/v1/me/user-addresses/export?encoding=${encoding}`, { headers: hanako.headers })

  test('comes in as UTF-8, with and without its mark, and as Shift_JIS', async () => {
    const text = (name: string) => `${HEADING}\r\n${toLine(name)}\r\n`
    for (const [at, contents] of [
      text('高橋'),
      `\ufeff${text('髙橋')}`,
      new Uint8Array(iconv.encode(text('﨑本'), 'windows-31j')),
    ].entries()) {
      expect(await send(contents)).toMatchObject({ status: 200, body: { imported: 1, failures: [] } })
      expect((await list()).at(-1)?.shipping_last_name).toBe(['高橋', '髙橋', '﨑本'][at])
    }
  })

  test('is read back as it was written, whatever stands in it', async () => {
    const odd = createAddressWords({
      address1: '神宮前\n1-2-3',
      address2: '"荘", 201\n二階',
      company_name: '=1+1',
    })
    expect((await ask('POST me/user-addresses', { as: hanako, body: odd })).status).toBe(200)
    for (const encoding of ['utf-8', 'shift_jis']) {
      const file = new Uint8Array(await (await download(encoding)).arrayBuffer())
      expect([encoding, (await send(file)).body]).toEqual([
        encoding,
        { imported: 0, unchanged: 2, failures: [] },
      ])
    }
  })

  test('takes what a spreadsheet made of it: other columns, lost zeros, half-width kana, wide digits', async () => {
    const csv = [
      '備考,郵便番号,都道府県,市区町村,丁目・番地・号,電話番号,お名前（姓）,お名前（名）,フリガナ（セイ）,フリガナ（メイ）',
      ',600001,北海 道,札幌市中央区,北一条西1,112345678,"佐藤","花子",ｻﾄｳ,はなこ',
      '"",１５０－０００１,東京,渋谷区,"神宮前',
      '1-2-3",０９０１２３４５６７８,鈴木,一郎,スズキ,イチロウ',
      '',
    ].join('\n')
    expect((await send(csv)).body).toEqual({ imported: 2, unchanged: 0, failures: [] })
    const [, first, second] = await list()
    expect(first).toMatchObject({
      postal_code: '0600001',
      prefecture: '北海道',
      phone_number: '0112345678',
      shipping_name_kana: 'サトウ ハナコ',
      address2: '',
    })
    expect(second).toMatchObject({
      postal_code: '1500001',
      prefecture: '東京都',
      phone_number: '09012345678',
    })
  })

  test('takes the good lines and tells each bad one by line, field and reason', async () => {
    const csv = [
      HEADING,
      toLine('佐藤'),
      toLine('', '佐藤,ハナコ,,,1,東亰,渋谷区,神宮前,,電話,'),
      '',
      toLine('鈴木', 'スズキ,ハナコ,,,150-0001,東京都,"渋谷\n区",神宮前1,,03-1234-5678,'),
      toLine('田中', 'タナカ'),
    ].join('\n')
    const { body } = await send(csv)
    const { imported, failures } = body as UserAddressImport
    expect(imported).toBe(2)
    expect(failures.map(({ line }) => line)).toEqual([3, 7])
    expect((await list()).at(-1)?.city).toBe('渋谷 区')
    expect(failures[0]?.errors).toEqual([
      { field: 'shipping_last_name', code: 'required', message: 'お名前（姓）を入力してください' },
      {
        field: 'shipping_last_name_kana',
        code: 'kana',
        message: 'フリガナ（セイ）は全角カタカナで入力してください',
      },
      {
        field: 'postal_code',
        code: 'post',
        message: '郵便番号は郵便番号の形式で入力してください。 例：123-4567',
      },
      {
        field: 'phone_number',
        code: 'tel',
        message: '電話番号は電話番号のフォーマットで入力してください',
      },
      { field: 'prefecture', code: 'choice', message: '都道府県は選択肢から選んでください' },
    ])
    expect(failures[1]?.errors.map(({ field }) => field)).toContain('postal_code')
    const mended = await send(csv.replace(toLine('田中', 'タナカ'), toLine('田中')))
    expect(mended.body).toMatchObject({ imported: 1, unchanged: 2, failures: [{ line: 3 }] })
  })

  test('refuses what is no address book, and one that does not fit, and then takes nothing in', async () => {
    const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xd8, 0x80])
    for (const contents of [picture, '', `${HEADING}\n"open,quote`]) {
      expect(await send(contents)).toMatchObject({
        status: 422,
        body: { code: 'user_address.import.not_csv' },
      })
    }
    expect((await send(`${HEADING}\n"open,quote`)).body).toMatchObject({
      message: expect.stringContaining('2行目の1列目で、引用符') as string,
    })
    const columns = await send('お名前（姓）,メモ\n佐藤,x')
    expect(columns).toMatchObject({ status: 422, body: { code: 'user_address.import.columns' } })
    expect((columns.body as { message: string }).message).toContain('郵便番号、都道府県')
    const lines = Array.from({ length: MAX_ADDRESSES }, (_, at) => toLine(`佐藤${at}`))
    const full = await send([HEADING, ...lines].join('\n'))
    expect(full).toMatchObject({ status: 422, body: { code: 'user_address.too_many' } })
    expect((full.body as { message: string }).message).toContain('あと1,999件')
    const long = [HEADING, ...lines, toLine('鈴木')].join('\n')
    for (const contents of [long, '\n'.repeat(20_000), ',\n'.repeat(20_000)]) {
      const answer = await send(contents)
      expect(answer).toMatchObject({ status: 422, body: { code: 'user_address.import.too_long' } })
    }
    expect(await list()).toHaveLength(1)
    expect((await ask('POST me/user-addresses/import', { as: hanako, body: new FormData() })).status).toBe(
      422,
    )
  })

  test('goes out as it can come back, and runs nothing in a spreadsheet', async () => {
    const evil = {
      shipping_last_name: '=HYPERLINK("http://x")',
      shipping_first_name: '@SUM(1)',
      address1: '＝1+1',
      address2: "'=quoted",
      company_name: '-株式会社"点"',
      department_name: '\u{20bb7}野家',
    }
    await ask('POST me/user-addresses', { as: hanako, body: createAddressWords(evil) })
    const before = await list()
    const answer = await download('utf-8')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(answer.headers.get('x-suggested-filename') ?? '')).toBe(
      'お届け先一覧_20261120.csv',
    )
    const text = new TextDecoder().decode(bytes)
    expect(text).toMatch(/\r\n"'=HYPERLINK\(""http:\/\/x""\)",'@SUM\(1\),/)
    expect(text).not.toMatch(/(^|,)"?[=+@＝＋＠-]/m)
    const shift_jis = await download('shift_jis')
    expect(shift_jis.status).toBe(422)
    expect(await shift_jis.json()).toMatchObject({
      code: 'user_address.export.not_in_shift_jis',
      message: expect.stringContaining('\u{20bb7}'),
    })
    const again = await send(bytes)
    expect(again.body).toEqual({ imported: 0, unchanged: 2, failures: [] })
    expect(await list()).toEqual(before)
  })

  test('goes out as Shift_JIS with every letter in it', async () => {
    await ask('POST me/user-addresses', {
      as: hanako,
      body: createAddressWords({ shipping_last_name: '髙﨑', address1: '1−2〜3' }),
    })
    const answer = await download('shift_jis')
    const text = iconv.decode(Buffer.from(await answer.arrayBuffer()), 'windows-31j')
    expect(text).toMatch(/髙﨑,花子,サトウ.*1－2～3/)
    expect(text.split('\r\n')[0]).toBe(HEADING)
    expect((await download('utf-16')).status).toBe(422)
  })

  test('is made later when it is long: the message center has it for a day, a mail says so', async () => {
    const lines = Array.from({ length: 600 }, (_, at) => toLine(`佐藤${at}`))
    expect((await send([HEADING, ...lines].join('\n'))).body).toMatchObject({ imported: 600 })
    for (const encoding of ['utf-8', 'shift_jis']) {
      const answer = await download(encoding)
      expect([answer.status, await answer.json()]).toEqual([
        202,
        { message: '遅延処理中なのでしばらくお待ちください' },
      ])
    }
    await makeAddressExports(shop.db, TEST_NOW, { environment: 'test' })
    await makeAddressExports(shop.db, TEST_NOW, { environment: 'test' })
    const told = await shop.db.select().from(system_messages).where(eq(system_messages.user_id, hanako.id))
    expect(told).toHaveLength(1)
    const path = /href="([^"]+)"/.exec(told[0]?.body ?? '')?.[1] ?? ''
    expect(path).toMatch(/^\/storage\/moto\/exports\/[0-9a-f]{32}\/addresses-20261120\.csv$/)
    const file = await shop.request(path)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    const text = iconv.decode(Buffer.from(await file.arrayBuffer()), 'windows-31j')
    expect(text.trim().split('\r\n')).toHaveLength(602)
    const sent = await shop.db.select().from(mails)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('601件')
    expect(sent[0]?.text).toContain(`http://localhost:4321/mypage/message-center/${told[0]?.key}/`)
    expect(sent[0]?.text).not.toContain('exports/')
    await forgetUploads(shop.db, new Date(TEST_NOW.getTime() + 25 * 60 * 60 * 1000))
    expect((await shop.request(path)).status).toBe(404)
  })
})
