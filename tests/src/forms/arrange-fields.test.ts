import { expect, test } from 'vitest'
import type { FormLayout } from '#contract/shapes/form-layout.ts'
import { DEFAULT_LAYOUTS } from '#shop-api/content/default-layouts.ts'
import { toLayoutDefaults } from '#src/forms/arrange-fields.ts'
import { createCatalogOrderForm } from '#src/forms/catalog-order.ts'
import { createContactForm } from '#src/forms/contact.ts'

const usual = DEFAULT_LAYOUTS['catalog-order']!
const without = (...names: string[]): FormLayout => ({
  ...usual,
  form: usual.form.filter(({ name }) => !names.includes(name)),
})
const change = (name: string, more: Partial<FormLayout['form'][number]>): FormLayout => ({
  ...usual,
  form: usual.form.map((field) => (field.name === name ? { ...field, ...more } : field)),
})
const TYPED = {
  catalog_ids: '2,7',
  company_name: '',
  last_name: '山田',
  first_name: '花子',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '1-1',
  address2: '',
  phone_number: '09012345678',
  email: 'hanako@example.jp',
  note: '',
}
const check = (layout: FormLayout, values: object = {}) =>
  createCatalogOrderForm('personal', layout).schema['~standard'].validate({ ...TYPED, ...values })

test('A site asks for the fields in its own order, under its own names, with its own notes', async () => {
  const note = 'カタログのご感想もお聞かせください。'
  const layout = change('note', { label: 'ひとこと', note, max_length: 20 })
  const form = createCatalogOrderForm('personal', { ...layout, form: layout.form.toReversed() })
  expect(form.fields.map(({ name }) => name)).toEqual([
    // The call needs it, and the site's layout does not name it.
    'catalog_ids',
    ...usual.form.map(({ name }) => name).toReversed(),
  ])
  expect(form.fields.find(({ name }) => name === 'note')).toMatchObject({
    label: 'ひとこと（任意）',
    note,
    max_length: 20,
  })
})

test('What a site leaves out is not asked and sent empty; what the call cannot do without stays', async () => {
  const layout = without('company_name', 'address2', 'email')
  const names = createCatalogOrderForm('personal', layout).fields.map(({ name }) => name)
  expect(names).not.toContain('company_name')
  expect(names).toContain('email')
  const { company_name: _, address2: __, ...typed } = TYPED
  const result = await createCatalogOrderForm('personal', layout).schema['~standard'].validate(typed as never)
  expect(result.issues).toBeUndefined()
  expect('value' in result && result.value).toMatchObject({
    catalog_ids: [2, 7],
    address2: '',
    postal_code: '1000001',
  })
})

test('A site may want what the contract could do without, and says so by its own name', async () => {
  const layout = change('company_name', { is_required: true, label: 'お勤め先' })
  const { issues } = await check(layout)
  expect(issues).toMatchObject([{ path: ['company_name'], message: 'お勤め先を入力してください' }])
  expect((await check(layout, { company_name: 'のれん商店' })).issues).toBeUndefined()
  const none = await check(usual, { catalog_ids: '' })
  expect(none.issues).toMatchObject([{ message: 'ご希望のカタログを1つ以上選んでください' }])
})

test('An empty corporate inquiry names each field at the field, in the order of the screen', async () => {
  const form = createContactForm('corporate', { layout: DEFAULT_LAYOUTS['corporate-contact'] })
  const { issues = [] } = await form.schema['~standard'].validate(form.defaults)
  const wrong = Object.fromEntries(issues.map(({ path, message }) => [path?.join('.'), message]))
  expect(form.fields.map(({ name }) => name).filter((name) => name in wrong)).toEqual([
    'corporation',
    'corporation_kana',
    'address',
    'name',
    'email',
    'category_id',
    'body',
  ])
  expect(wrong).toMatchObject({
    corporation: '会社名を入力してください',
    name: 'ご担当者名を入力してください',
    category_id: 'お問い合わせの種類を選択してください',
  })
})

test('Company facts of the contact form are found below «extend», with the site’s choices and defaults', () => {
  const layout = DEFAULT_LAYOUTS['corporate-contact']!
  const options = { ...layout.options, 'extend.payment': [{ value: 2, label: '月末締め' }] }
  const own = { ...layout, options, dataFormDefault: { 'extend.payment': 2, 'extend.delivery': null } }
  const payment = createContactForm('corporate', { layout: own }).fields.find(
    ({ name }) => name === 'payment',
  )
  expect(payment).toMatchObject({ control: 'radio', options: [{ value: '2', label: '月末締め' }] })
  expect(toLayoutDefaults(own)).toEqual({ payment: '2' })
})

const COMPANY = {
  corporation: '株式会社のれん',
  corporation_kana: 'カブシキガイシャノレン',
  department: '購買部',
  department_kana: 'コウバイブ',
  address: '東京都千代田区1-1',
  name: '山田 花子',
  email: 'hanako@example.jp',
  category_id: 'trade',
  body: '取引について伺います。',
}
const company = (values: object) => {
  const form = createContactForm('corporate', { layout: DEFAULT_LAYOUTS['corporate-contact'] })
  return form.schema['~standard'].validate({ ...form.defaults, ...COMPANY, ...values })
}

test.each([
  ['corporation', '長'.repeat(251), '会社名は250文字以内で入力してください'],
  ['corporation_kana', 'かぶしき株', '会社名フリガナは全角カタカナで入力してください'],
  ['department', '長'.repeat(251), '部署名は250文字以内で入力してください'],
  ['department_kana', '購買部', '部署名フリガナは全角カタカナで入力してください'],
  ['address', '長'.repeat(101), '所在地は100文字以内で入力してください'],
  ['establishment', '長'.repeat(51), '設立は50文字以内で入力してください'],
  ['annual_sale', '長'.repeat(51), '年商は50文字以内で入力してください'],
  ['capital', '長'.repeat(51), '資本金は50文字以内で入力してください'],
  ['employee_num', '長'.repeat(51), '従業員数は50文字以内で入力してください'],
  ['url', 'https://' + 'a'.repeat(300), 'ホームページは300文字以内で入力してください'],
])(
  'A company that fills in «%s» wrongly reads what is wrong, not that it is empty',
  async (name, value, message) => {
    expect((await company({})).issues).toBeUndefined()
    expect((await company({ [name]: value })).issues).toMatchObject([{ path: [name], message }])
  },
)
