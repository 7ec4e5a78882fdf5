import { expect, test } from 'vitest'
import { createMeasurementForm } from '#src/forms/measurement.ts'
import { createMemorialForm } from '#src/forms/memorial.ts'
import { createUserAddressForm } from '#src/forms/user-address.ts'

async function check<Name extends string, Output>(
  form: {
    schema: { '~standard': { validate: (values: unknown) => unknown } }
    defaults: Record<Name, string>
  },
  typed: Partial<Record<Name, string>>,
): Promise<{ value?: Output; issues?: { path: string[]; message: string }[] }> {
  return (await form.schema['~standard'].validate({ ...form.defaults, ...typed })) as never
}

test('a day to remember is sent as numbers', async () => {
  const { value } = await check(createMemorialForm(), {
    division_ct: '1',
    target_user_name: '山田和子',
    name: 'お誕生日',
    month: '2',
    date: '29',
  })
  expect(value).toMatchObject({ division_ct: 1, month: 2, date: 29, call: '' })
})

test('what is missing of a day is asked for by name, a day no month has is refused', async () => {
  const empty = await check(createMemorialForm(), {})
  expect(empty.issues?.map(({ path, message }) => [path.at(-1), message])).toEqual([
    ['division_ct', '記念日の種類を選択してください'],
    ['target_user_name', 'どなたの記念日かを入力してください'],
    ['name', '記念日の名前を入力してください'],
    ['month', '月を選択してください'],
    ['date', '日を選択してください'],
  ])
  const { issues } = await check(createMemorialForm(), {
    division_ct: '1',
    target_user_name: '山田和子',
    name: 'お誕生日',
    month: '4',
    date: '31',
  })
  expect(issues).toMatchObject([{ path: ['date'], message: '日付が無効です' }])
})

test('measurements are numbers with one decimal place, full-width ones too; what is empty was not measured', async () => {
  const { value } = await check(createMeasurementForm('body'), { height: '１６０．５', weight: '52' })
  expect(value).toMatchObject({ values: { height: 160.5, weight: 52 } })
})

test('a measurement without any value is refused at its first field', async () => {
  const { issues } = await check(createMeasurementForm('foot'), {})
  expect(issues).toMatchObject([{ path: ['length'], message: 'いずれかは必須項目です' }])
})

test('too many decimal places are said in words', async () => {
  const { issues } = await check(createMeasurementForm('helmet'), { head: '57.25' })
  expect(issues?.[0]?.message).toBe('頭囲（cm）は小数点第1位までの数値を入力してください')
})

test('an address needs kana of a person and takes hyphens in numbers', async () => {
  const typed = {
    shipping_last_name: '山田',
    shipping_first_name: '花子',
    postal_code: '100-0001',
    prefecture: '東京都',
    city: '千代田区',
    address1: '千代田1-1',
    phone_number: '03-1234-5678',
  }
  const { issues } = await check(createUserAddressForm('personal'), typed)
  expect(issues?.map(({ path }) => path.at(-1))).toEqual([
    'shipping_last_name_kana',
    'shipping_first_name_kana',
  ])
  const { value } = await check<string, unknown>(createUserAddressForm('personal'), {
    ...typed,
    shipping_last_name_kana: 'やまだ',
    shipping_first_name_kana: 'はなこ',
  })
  expect(value).toMatchObject({ postal_code: '1000001', shipping_last_name_kana: 'ヤマダ' })
})
