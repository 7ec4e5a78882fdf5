import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#shop-api/http/api-error.ts'
import { readStatement } from '#shop-api/transfers/read-statement.ts'
import type { ChosenColumns } from '#shop-api/transfers/statement.ts'
import { writeZengin } from '#tests/support/bank/write-zengin.ts'

const TODAY = '2026-11-24'
const read = (bytes: Uint8Array, chosen?: ChosenColumns) => readStatement(bytes, chosen, TODAY)
const utf8 = (text: string) => new TextEncoder().encode(text)
const sjis = (text: string) => new Uint8Array(iconv.encode(text, 'Shift_JIS'))
const refuse = (bytes: Uint8Array, chosen?: ChosenColumns) => {
  try {
    read(bytes, chosen)
  } catch (error) {
    if (error instanceof ApiError) return error.body
    throw error
  }
  return { code: 'read', message: '' }
}
const refusal = (bytes: Uint8Array, chosen?: ChosenColumns) => refuse(bytes, chosen).code

const LINES = [
  { day: '261120', amount: 5_500, payer: 'ﾔﾏﾀﾞ ﾊﾅｺ', memo: 'M20261120000001' },
  { day: '081121', amount: 12_000, payer: 'ｶ)ｶﾓﾒｼﾖｳｶｲ' },
  { day: '261121', amount: 880, payer: 'ﾃﾞﾝｷﾀﾞｲ', isOther: true },
]

describe('a 全銀 file', () => {
  test.each([
    ['records that follow each other', ''],
    ['records in lines', '\r\n'],
    ['records in lines of Unix', '\n'],
  ])('入出金取引明細 with %s', (_what, line_end) => {
    expect(read(writeZengin(LINES, { line_end }))).toEqual({
      rows: [
        { day: '2026-11-20', amount: 5_500, payer: 'ﾔﾏﾀﾞ ﾊﾅｺ', memo: 'ﾌﾘｺﾐ M20261120000001' },
        { day: '2026-11-21', amount: 12_000, payer: 'ｶ)ｶﾓﾒｼﾖｳｶｲ', memo: 'ﾌﾘｺﾐ' },
      ],
      reversed: [],
      left_out: 1,
    })
  })

  test('振込入金通知 tells apart what the bank took back', () => {
    expect(read(writeZengin(LINES, { kind: '01' }))).toEqual({
      rows: [
        { day: '2026-11-20', amount: 5_500, payer: 'ﾔﾏﾀﾞ ﾊﾅｺ', memo: 'M20261120000001' },
        { day: '2026-11-21', amount: 12_000, payer: 'ｶ)ｶﾓﾒｼﾖｳｶｲ', memo: '' },
      ],
      reversed: [{ day: '2026-11-21', amount: 880, payer: 'ﾃﾞﾝｷﾀﾞｲ', memo: '' }],
      left_out: 0,
    })
  })

  test('is read as UTF-8 too, as editors save it, and where they dropped blanks at the ends of lines', () => {
    const text = iconv.decode(Buffer.from(writeZengin(LINES, { line_end: '\r\n' })), 'Shift_JIS')
    const trimmed = text.replace(/ +\r\n/g, '\r\n') + '\u001a'
    expect(read(utf8(trimmed))).toEqual(read(writeZengin(LINES)))
    expect(read(sjis(trimmed))).toEqual(read(writeZengin(LINES)))
  })

  test('in which something is missing, doubled or changed is refused whole', () => {
    const whole = writeZengin(LINES)
    const of = (...records: number[]) =>
      new Uint8Array(records.flatMap((at) => Array.from(whole.subarray(at * 200, (at + 1) * 200))))
    const change = (at: number, letter: string) => {
      const changed = whole.slice()
      changed[at] = letter.charCodeAt(0)
      return changed
    }
    expect(refusal(whole.slice(0, 777))).toBe('statement.zengin')
    expect(refusal(of(0, 1, 2))).toBe('statement.zengin')
    expect(refusal(of(0, 1, 2, 4, 5))).toBe('statement.zengin')
    expect(refusal(of(0, 1, 1, 2, 3, 4, 5))).toBe('statement.zengin')
    expect(refusal(of(0, 1, 2, 3, 5))).toBe('statement.zengin')
    expect(refusal(change(200 + 35, '9'))).toBe('statement.zengin')
    expect(refusal(change(200 + 35, 'X'))).toBe('statement.zengin')
    expect(refusal(change(200 + 12, '9'))).toBe('statement.zengin')
    // 総合振込 is no statement.
    expect(refusal(change(1, '2'))).toBe('statement.zengin')
    expect(refusal(of(0, 1, 2, 3, 4, 5))).toBe('read')
  })
})

describe('the CSV of a bank', () => {
  const BODY = [
    '2026/11/20,"5,500",,振込 ヤマダ ハナコ,"100,000"',
    '2026/11/21,,880,デンキダイ,"99,120"',
    '2026/11/22,"¥12,000",0,カ）カモメシヨウカイ,"111,120"',
  ]
  const ROWS = [
    { day: '2026-11-20', amount: 5_500, payer: '振込 ヤマダ ハナコ', memo: '' },
    { day: '2026-11-22', amount: 12_000, payer: 'カ）カモメシヨウカイ', memo: '' },
  ]

  test.each([
    ['日付,お預り金額,お支払金額,摘要,残高', utf8],
    ['お取引き日,お預かり金額,お支払い金額,お取扱い内容,差し引き残高', utf8],
    ['お取引日,お預け入れ,お引出し,ご依頼人名,残高', utf8],
    ['お取引日,入金額（円）,出金額（円）,お取引内容,残高（円）', sjis],
    ['取引日,入金金額(円),出金金額(円),内容,残高', (text: string) => utf8(`\ufeff${text}`)],
    ['勘定日,お預入れ額,お引出し額,振込依頼人名,差引残高', sjis],
  ])('with the headings %s', (heading, encode) => {
    const csv = encode([heading, ...BODY, '合計,"17,500",880,,'].join('\r\n'))
    expect(read(csv)).toEqual({ rows: ROWS, reversed: [], left_out: 1 })
  })

  test('with lines above the heading, one column of amounts beside their direction, and remarks', () => {
    const lines = [
      '口座,普通 1234567',
      '取引日,入払区分,金額,振込人名,メッセージ',
      'R8.11.20,入金,5500,ﾔﾏﾀﾞ ﾊﾅｺ,M20261120000001',
      'R8.11.21,出金,880,ﾃﾞﾝｷ,',
    ]
    expect(read(sjis(lines.join('\n')))).toEqual({
      rows: [{ day: '2026-11-20', amount: 5_500, payer: 'ﾔﾏﾀﾞ ﾊﾅｺ', memo: 'M20261120000001' }],
      reversed: [],
      left_out: 1,
    })
  })

  test.each([
    [
      'signed amounts',
      [
        '取引日,入出金(円),取引後残高(円),入出金内容',
        '20261120,5500,9999,ヤマダ ハナコ',
        '20261121,-880,1,デンキ',
      ],
    ],
    [
      'remarks in two columns',
      [
        '日付,摘要,摘要内容,支払い金額,預かり金額',
        '2026/11/20,振込１,ヤマダ ハナコ,,"5,500"',
        '2026/11/21,電気,デンキ,880,',
      ],
    ],
    [
      'details in two columns',
      [
        '取引日,受入金額（円）,払出金額（円）,詳細１,詳細２',
        '20261120,5500,,振込,ヤマダ ハナコ',
        '20261121,,880,電気,デンキ',
      ],
    ],
    [
      'year, month and day apart',
      [
        '操作日(年),操作日(月),操作日(日),摘要,お支払金額,お預り金額',
        '2026,11,20,ヤマダ ハナコ,,5500',
        '2026,11,21,デンキ,880,',
      ],
    ],
  ])('with %s', (_what, lines) => {
    expect(read(sjis(lines.join('\r\n')))).toMatchObject({
      rows: [{ day: '2026-11-20', amount: 5_500, payer: 'ヤマダ ハナコ' }],
      left_out: 1,
    })
  })

  test('of 楽天銀行 names the payer alone, without bank and account', () => {
    for (const heading of [
      '取引日,入出金(円),残高(円),入出金先内容',
      '取引日,入出金(円),取引後残高(円),入出金内容',
    ]) {
      const lines = [
        heading,
        '20261120,5500,9999,ナミ銀行 ミナト支店 普通預金 1234567 ヤマダ　ハナコ',
        '20261121,12000,21999,カモメ信用金庫　本店営業部　当座　０１２３４５６　カ）カモメシヨウカイ',
        '20261121,-880,21119,デンキ',
        '20261122,3000,24119,スズキ　イチロウ',
        '20261122,3,24122,普通預金利息',
      ]
      expect(read(sjis(lines.join('\r\n')))).toEqual({
        rows: [
          { day: '2026-11-20', amount: 5_500, payer: 'ヤマダ ハナコ', memo: '' },
          { day: '2026-11-21', amount: 12_000, payer: 'カ）カモメシヨウカイ', memo: '' },
          { day: '2026-11-22', amount: 3_000, payer: 'スズキ イチロウ', memo: '' },
          { day: '2026-11-22', amount: 3, payer: '普通預金利息', memo: '' },
        ],
        reversed: [],
        left_out: 1,
      })
    }
  })

  test('of ソニー銀行', () => {
    const lines = [
      '"お取り引き日","摘要","参考情報","お預け入れ額","お引き出し額","差し引き残高"',
      '"2026年11月20日","振込　ヤマダ　ハナコ","","5,500","","9,999"',
      '"2026年11月21日","口座振替　デンキ","","","880","9,119"',
    ]
    expect(read(sjis(lines.join('\r\n')))).toEqual({
      rows: [{ day: '2026-11-20', amount: 5_500, payer: '振込 ヤマダ ハナコ', memo: '' }],
      reversed: [],
      left_out: 1,
    })
  })

  test('with a quote too many in a cell is read, or says where it stands', () => {
    const heading = '日付,入金額,摘要'
    const of = (...lines: string[]) => sjis([heading, ...lines].join('\r\n'))
    expect(read(of('2026/11/20,5500,ヤマ"ダ', '2026/11/21,"12,000","カ"モメ"'))).toMatchObject({
      rows: [
        { amount: 5_500, payer: 'ヤマ"ダ' },
        { amount: 12_000, payer: 'カ"モメ' },
      ],
    })
    expect(refuse(of('2026/11/20,5500,ヤマダ', '2026/11/21,"12,000,カモメ'))).toMatchObject({
      code: 'statement.unreadable',
      message: expect.stringContaining('3行目の2列目で、引用符') as string,
    })
    expect(refuse(of('2026/11/20,5500,"ヤマ"ダ,ハナコ"')).message).toContain('2行目の3列目')
  })

  test('without known headings is shown to a person, who chooses the columns', () => {
    const csv = utf8(['いつ,だれ,いくら', '20261120,ヤマダハナコ,5500', '20261121,,'].join('\n'))
    expect(read(csv)).toEqual({
      headings: ['いつ', 'だれ', 'いくら'],
      samples: [
        ['20261120', 'ヤマダハナコ', '5500'],
        ['20261121', '', ''],
      ],
    })
    expect(read(csv, { day: 0, payer: 1, amount: 2 })).toEqual({
      rows: [{ day: '2026-11-20', amount: 5_500, payer: 'ヤマダハナコ', memo: '' }],
      reversed: [],
      left_out: 1,
    })
    expect(refusal(csv, { day: 1, payer: 0, amount: 2 })).toBe('statement.columns')
    expect(refusal(csv, { day: 0, payer: 0, amount: 2 })).toBe('statement.columns')
  })

  test('that says something nobody can read is refused whole', () => {
    const heading = '日付,入金額,摘要'
    const of = (...lines: string[]) => utf8([heading, ...lines].join('\n'))
    expect(refusal(of('2026/11/20,5500,ヤマダ', '2026/11/2x,5500,スズキ'))).toBe('statement.line')
    expect(refusal(of('2026/11/20,五千円,ヤマダ'))).toBe('statement.line')
    expect(refusal(of('2026/11/20,"5500,ヤマダ'))).toBe('statement.unreadable')
    expect(refusal(utf8('日付;入金額;摘要'))).toBe('statement.unreadable')
    expect(refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toBe('statement.unreadable')
    expect(refusal(new Uint8Array())).toBe('statement.unreadable')
    expect(refusal(new Uint8Array(iconv.encode(heading, 'utf16')))).toBe('statement.unreadable')
    const many = Array.from({ length: 10_100 }, () => '2026/11/20,5500,ヤマダ')
    expect(refusal(of(...many))).toBe('statement.too_long')
  })

  test('keeps a name that looks like a formula as the text it is', () => {
    const csv = utf8("日付,入金額,摘要\n2026/11/20,5500,'=HYPERLINK(1)")
    expect(read(csv)).toMatchObject({ rows: [{ payer: '=HYPERLINK(1)' }] })
  })
})
