import { expect, test } from 'vitest'
import { convertValues, type Form } from '#src/forms/create-form.ts'
import { fillAddress } from '#src/forms/fill-address.ts'
import { createGiftOptionsForm, toPacking } from '#src/forms/gift-options.ts'
import { createOrdererForm } from '#src/forms/orderer.ts'
import { createPaymentForm } from '#src/forms/payment.ts'
import { createShippingAddressForm } from '#src/forms/shipping-address.ts'
import { toServerMessages } from '#src/forms/to-server-messages.ts'

/** What is wrong, by field; null when nothing is. */
async function check<Name extends string>(form: Form<Name, unknown>, values: Partial<Record<Name, string>>) {
  const result = await form.schema['~standard'].validate({ ...form.defaults, ...values })
  if (!result.issues) return { value: result.value, wrong: null }
  const wrong: Record<string, string> = {}
  for (const { path, message } of result.issues) wrong[String(path?.at(-1))] ??= message
  return { value: null, wrong }
}

const ORDERER = {
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  email: 'hanako@example.jp',
  phone_number: '09012345678',
}

test('An orderer typed by thumb is put right and goes through', async () => {
  const typed = {
    ...ORDERER,
    last_name_kana: 'やまだ',
    first_name_kana: 'ﾊﾅｺ',
    phone_number: '090ー1234ー5678',
  }
  const { value } = await check(createOrdererForm('personal'), typed)
  expect(value).toMatchObject({ ...ORDERER, company_name: null, department_name: null })
})

test('Letters nobody sees are dropped from what was pasted, and fill no field', async () => {
  const form = createOrdererForm('personal')
  const pasted = {
    last_name: '\u200b山田\n',
    email: '\ufeffhanako@example.jp',
    phone_number: '\u202a09012345678\u202c',
  }
  expect((await check(form, { ...ORDERER, ...pasted })).value).toMatchObject(ORDERER)
  const { wrong } = await check(form, { ...ORDERER, last_name: '\u3164', first_name_kana: '\u200b' })
  expect(wrong).toEqual({
    last_name: 'お名前（姓）を入力してください',
    first_name_kana: 'フリガナ（メイ）を入力してください',
  })
})

test('An empty orderer form names every field at once', async () => {
  const { wrong } = await check(createOrdererForm('personal'), {})
  expect(wrong).toEqual({
    last_name: 'お名前（姓）を入力してください',
    first_name: 'お名前（名）を入力してください',
    last_name_kana: 'フリガナ（セイ）を入力してください',
    first_name_kana: 'フリガナ（メイ）を入力してください',
    email: 'メールアドレスを入力してください',
    phone_number: '電話番号を入力してください',
  })
})

test.each([
  ['last_name_kana', '山田', 'フリガナ（セイ）は全角カタカナで入力してください'],
  ['email', 'hanako', 'メールアドレスは「hanako@example.jp」のように、半角で入力してください'],
  ['phone_number', '1234', '電話番号は電話番号のフォーマットで入力してください'],
  ['last_name', 'あ'.repeat(51), 'お名前（姓）は50文字以内で入力してください'],
])('Orderer: %s «%s» is answered with its rule', async (field, typed, sentence) => {
  const { wrong } = await check(createOrdererForm('personal'), { ...ORDERER, [field]: typed })
  expect(wrong).toEqual({ [field]: sentence })
})

test('A company is asked for its name and not for kana', async () => {
  const form = createOrdererForm('corporate')
  const { wrong } = await check(form, { ...ORDERER, last_name_kana: '', first_name_kana: '' })
  expect(wrong).toEqual({ company_name: '会社・団体名を入力してください' })
  const done = await check(form, {
    ...ORDERER,
    last_name_kana: '',
    first_name_kana: '',
    company_name: 'のれん商会',
  })
  expect(done.wrong).toBeNull()
  const long = await check(form, { ...ORDERER, company_name: 'あ'.repeat(251) })
  expect(long.wrong).toEqual({ company_name: '会社・団体名は250文字以内で入力してください' })
  expect(form.fields[0]).toMatchObject({
    name: 'company_name',
    is_required: true,
    autocomplete: 'organization',
  })
})

const ADDRESS = {
  shipping_last_name: '山田',
  shipping_first_name: '花子',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'ハナコ',
  postal_code: '〒１５０ー０００１',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  phone_number: '0312345678',
}

test('An address may leave out the building and keeps its postal code as seven digits', async () => {
  const { value } = await check(createShippingAddressForm('personal'), ADDRESS)
  expect(value).toMatchObject({ postal_code: '1500001', address2: '' })
})

test('A wrong postal code is answered in the words of its rule', async () => {
  const { wrong } = await check(createShippingAddressForm('personal'), { ...ADDRESS, postal_code: '150' })
  expect(wrong).toEqual({ postal_code: '郵便番号は郵便番号の形式で入力してください。 例：123-4567' })
})

test('Every field a browser can fill says so', () => {
  const tokens = createShippingAddressForm('personal').fields.map(({ autocomplete }) => autocomplete)
  expect(tokens).toEqual([
    'family-name',
    'given-name',
    'off',
    'off',
    'postal-code',
    'address-level1',
    'address-level2',
    'address-line1',
    'address-line2',
    'tel-national',
  ])
})

test('No way to pay chosen is said', async () => {
  expect((await check(createPaymentForm(), {})).wrong).toHaveProperty('payment_id')
  expect((await check(createPaymentForm(), { payment_id: '3' })).wrong).toBeNull()
})

test('Gift options may all be left out', async () => {
  const form = createGiftOptionsForm()
  const result = await form.schema['~standard'].validate(form.defaults)
  if (result.issues) throw new Error('An empty form is refused.')
  expect(toPacking(result.value)).toEqual({
    delivery_date: null,
    delivery_timezone_key: null,
    wrapping: null,
    noshi: null,
    message: null,
  })
})

test('The API’s own refusal is sorted to the fields it belongs to', () => {
  const { fields } = createOrdererForm('personal')
  const refused = [
    { field: 'orderer.email', code: 'email', message: 'メールアドレスを確認してください' },
    { field: 'products', code: 'required', message: 'カートに商品が入っていません。' },
  ]
  expect(toServerMessages(fields, refused)).toEqual({
    fields: { email: 'メールアドレスを確認してください' },
    others: ['カートに商品が入っていません。'],
  })
})

test('What is typed is put right field by field', () => {
  const { fields, defaults } = createOrdererForm('personal')
  expect(convertValues(fields, { ...defaults, last_name_kana: 'やまだ' }).last_name_kana).toBe('ヤマダ')
})

const found = {
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前',
  office_name: null,
}
const empty = { prefecture: '', city: '', address1: '' }

test('A looked-up place fills empty lines, and never what a shopper typed', () => {
  const filled = { prefecture: '東京都', city: '渋谷区', address1: '神宮前' }
  expect(fillAddress(empty, found, null)).toEqual(filled)
  expect(fillAddress({ ...empty, address1: '1-2-3' }, found, null)).toEqual({ ...filled, address1: '1-2-3' })
  const typed = { prefecture: '大阪府', city: '北区', address1: '梅田1-1' }
  expect(fillAddress(typed, found, null)).toEqual(typed)
})

test('A second look-up replaces the town and keeps the house number behind it', () => {
  const before = { prefecture: '東京都', city: '千代田区', address1: '丸の内' }
  const typed = { ...before, address1: '丸の内1-2-3' }
  expect(fillAddress(typed, found, before)).toEqual({
    prefecture: '東京都',
    city: '渋谷区',
    address1: '神宮前1-2-3',
  })
})

test('A parcel for a company is asked for with its name first, its person after', async () => {
  const form = createShippingAddressForm('corporate')
  expect(form.fields.slice(0, 3).map(({ label }) => label)).toEqual([
    '会社・団体名',
    '部署・役職（任意）',
    'ご担当者名（姓）',
  ])
  const { wrong } = await check(form, { company_name: '', shipping_last_name: '山田' })
  expect(wrong).toMatchObject({
    company_name: '会社・団体名を入力してください',
    shipping_first_name: 'ご担当者名（名）を入力してください',
    phone_number: '代表電話番号を入力してください',
  })
  expect(wrong).not.toHaveProperty('shipping_last_name_kana')
})

test('A telephone number whose groups are none is refused as it was typed, and stays in the field', async () => {
  const form = createOrdererForm('personal')
  const { issues = [] } = await form.schema['~standard'].validate({
    ...form.defaults,
    phone_number: '03-12345-6789',
  })
  expect(issues.find(({ path }) => path?.at(-1) === 'phone_number')?.message).toBe(
    '電話番号は電話番号のフォーマットで入力してください',
  )
})
