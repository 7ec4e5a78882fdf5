import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toFieldError } from '#contract/field-error.ts'
import * as input from '#contract/shapes/input.ts'
import * as rules from '#contract/shapes/rules.ts'

/** Codes a schema finds wrong, in order. */
function listCodes(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value)
  return result.success ? [] : result.error.issues.map((issue) => toFieldError(issue, value).code)
}

const texts = {
  kana: {
    rule: rules.kana(),
    good: ['ヤマダ タロウ', 'サンプル・ショップ', 'ローマ', 'ヴィラ、', '　'],
    bad: ['やまだ', 'ﾔﾏﾀﾞ', '山田', 'abc'],
  },
  post: {
    rule: rules.post(),
    good: ['123-4567', '1234567'],
    bad: ['123-456', '12345678', '１２３-４５６７', '12-34567', '123 4567'],
  },
  tel: {
    rule: rules.tel(),
    good: ['0312345678', '09012345678', '03-1234-5678', '090-1234-5678', '0120-123-456'],
    bad: [
      '312345678',
      '031234567',
      '090123456789',
      '03-12345-6789',
      '03-1234',
      '03(1234)5678',
      '+81312345678',
    ],
  },
  half_width_alpha_num: { rule: rules.halfWidthAlphaNum(), good: ['abc123'], bad: ['ａｂｃ', 'a-b', 'a b'] },
  date_birth: {
    rule: rules.dateBirth(),
    good: ['2000-02-29'],
    bad: ['1999-02-29', '2000-13-01', '20000101', '昨日'],
  },
  password: {
    rule: rules.passwordText(),
    good: ['abcd1234', 'a1-_.bcd'],
    bad: ['abc1234', 'abcdefgh', '12345678', 'abcd 1234', 'ａbcd1234'],
  },
  email: {
    rule: rules.emailText(),
    good: [
      'taro@example.jp',
      "o'neil_1+b@x.co.jp",
      'taro..yamada@docomo.ne.jp',
      'yamada.@docomo.ne.jp',
      'Taro..Y-_.@Docomo.ne.jp',
      'a...b@ezweb.ne.jp',
      'taro@example.xn--q9jyb4c',
      'taro@xn--wgv71a119e.jp',
      'taro@EXAMPLE.XN--P1AI',
      'taro@a--b.1.museum',
      `${'x'.repeat(64)}@example.jp`,
      `a@${'b'.repeat(63)}.jp`,
    ],
    bad: [
      'a@localhost',
      'a@',
      '@example.jp',
      'あ@example.jp',
      'a b@example.jp',
      'a@b@example.jp',
      'taro@example..jp',
      'taro@.example.jp',
      'taro@example.jp.',
      'taro@example-.jp',
      'taro@-example.jp',
      'taro@example.jp-',
      'taro@exam_ple.jp',
      'taro@192.0.2.1',
      'taro@example.j',
      'taro@example.xn--',
      'taro@例え.jp',
      'taro..yamada@example.jp',
      'yamada.@softbank.ne.jp',
      'taro..yamada@docomo.ne.jp.example',
      'taro..yamada@notdocomo.ne.jp',
      '.taro@docomo.ne.jp',
      '.taro@example.jp',
      '"taro yamada"@example.jp',
      'taro@example.jp\n',
      'ta\u0000ro@example.jp',
      `${'x'.repeat(65)}@example.jp`,
      `${'x.'.repeat(32)}x@docomo.ne.jp`,
      `a@${'b'.repeat(64)}.jp`,
      `a@example.${'b'.repeat(64)}`,
    ],
  },
} as const

describe.each(Object.entries(texts))('the rule %s', (code, { rule, good, bad }) => {
  const schema = z.string().check(rule)

  test.each([...good, ''])('takes «%s»', (value) => expect(listCodes(schema, value)).toEqual([]))
  test.each([...bad])('refuses «%s»', (value) => expect(listCodes(schema, value)).toEqual([code]))
  test('says its name to readers that get nothing but a message', () => {
    expect(schema.safeParse(bad[0]).error?.issues[0]?.message).toBe(code)
  })
})

test('a mail address has 254 letters at most, whatever its parts', () => {
  const ofLength = (length: number) => `a@${'b'.repeat(50)}.`.padEnd(length - 3, `${'c'.repeat(50)}.`) + '.jp'
  expect(listCodes(input.email(), ofLength(254))).toEqual([])
  expect(listCodes(input.email(), ofLength(255))).toEqual(['max_length'])
})

describe('the rule decimal', () => {
  const schema = z.number().check(rules.decimal(1))

  test.each([0, 170, 170.5, -1.5])('takes %d with one place', (value) =>
    expect(listCodes(schema, value)).toEqual([]),
  )
  test('refuses a second place and says how many there may be', () => {
    const { error } = schema.safeParse(170.55)
    expect(error?.issues.map((issue) => toFieldError(issue, 170.55))).toEqual([
      { code: 'decimal', params: { max: 1 } },
    ])
  })
})

describe('rules about several fields', () => {
  const phones = z
    .object({ phone: z.optional(z.string()), cell: z.optional(z.string()) })
    .check(rules.requiredWithoutAll(['phone', 'cell']))
  const period = z.object({ from: z.string(), to: z.string() }).check(rules.minDate('from', 'to'))

  test('one of two telephones is enough, none is not', () => {
    expect(listCodes(phones, { cell: '09012345678' })).toEqual([])
    expect(listCodes(phones, { phone: '', cell: '' })).toEqual(['required_without_all'])
  })

  test('a period may be one day, but not end before it begins', () => {
    expect(listCodes(period, { from: '2026-04-01', to: '2026-04-01' })).toEqual([])
    expect(listCodes(period, { from: '2026-04-02', to: '2026-04-01' })).toEqual(['min_date'])
    expect(period.safeParse({ from: '2026-04-02', to: '2026-04-01' }).error?.issues[0]?.path).toEqual(['to'])
  })

  test('they are heard beside the errors of single fields', () => {
    const form = z
      .object({ name: input.personName(), a: z.string(), b: z.string() })
      .check(rules.confirmed('a', 'b'))
    expect(listCodes(form, { name: ' ', a: '1', b: '2' })).toEqual(['required', 'confirmed'])
  })
})

describe('what zod itself finds wrong', () => {
  test.each([
    ['a missing text', z.object({ a: z.string() }), {}, 'required'],
    ['a number in words', z.object({ a: z.number() }), { a: 'x' }, 'number'],
    ['half a piece', z.object({ a: z.int() }), { a: 1.5 }, 'integer'],
    ['an unknown choice', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'choice'],
    ['an unknown day', z.object({ a: z.iso.date() }), { a: '2026-02-30' }, 'date'],
    ['a long text', z.object({ a: z.string().check(z.maxLength(2)) }), { a: 'abc' }, 'max_length'],
    ['an empty list', z.object({ a: z.array(z.string()).check(z.minLength(1)) }), { a: [] }, 'min_items'],
    ['too many pieces', z.object({ a: z.int().check(z.lte(999)) }), { a: 1000 }, 'max'],
  ])('%s has a code', (_, schema, value, code) => {
    expect(listCodes(schema, value)).toEqual([code])
  })
})
