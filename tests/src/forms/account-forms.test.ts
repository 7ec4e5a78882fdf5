import { expect, test } from 'vitest'
import type { Form } from '#src/forms/create-form.ts'
import { createPasswordForm } from '#src/forms/password.ts'
import { createRegistrationForm } from '#src/forms/registration.ts'
import { createReminderResetForm } from '#src/forms/reminder.ts'
import { createUserInfoForm } from '#src/forms/user-info.ts'
import { createVerifyCodeForm } from '#src/forms/verify-code.ts'
import { toJapanDay } from '#src/rules/date/japan-time.ts'

/** What is wrong, by field; null when nothing is. */
async function check<Name extends string>(form: Form<Name, unknown>, values: Partial<Record<Name, string>>) {
  const result = await form.schema['~standard'].validate({ ...form.defaults, ...values })
  if (!result.issues) return { value: result.value, wrong: null }
  const wrong: Record<string, string> = {}
  for (const { path, message } of result.issues) wrong[String(path?.at(-1))] ??= message
  return { value: null, wrong }
}

const PERSON = {
  email: 'hanako@example.jp',
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  postal_code: '150-0001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  cell_phone_number: '090-1234-5678',
  is_receive_newsletter: '0',
}
const PASSWORDS = { password: 'noren-2026', password_confirmation: 'noren-2026' }

test('A registration is sent as the contract wants it: numbers, and nothing where nothing was chosen', async () => {
  const { value, wrong } = await check(createRegistrationForm('personal'), { ...PERSON, ...PASSWORDS })
  expect(wrong).toBeNull()
  expect(value).toMatchObject({
    is_receive_newsletter: 0,
    gender_ct: null,
    question_ct: null,
    birthday: null,
    postal_code: '1500001',
    cell_phone_number: '09012345678',
  })
  expect((value as { username?: string }).username).toBeUndefined()
})

test('An empty registration names everything it needs, one telephone of the two among it', async () => {
  const { wrong } = await check(createRegistrationForm('personal'), {})
  expect(Object.keys(wrong ?? {}).toSorted()).toEqual(
    [
      'address1',
      'city',
      'email',
      'first_name',
      'first_name_kana',
      'is_receive_newsletter',
      'last_name',
      'last_name_kana',
      'password',
      'phone_number',
      'postal_code',
      'prefecture',
    ].toSorted(),
  )
})

test('A company gives its name, needs no kana, and is asked neither gender nor birthday', async () => {
  const form = createRegistrationForm('corporate')
  const names = form.fields.map(({ name }) => name)
  expect(names).toContain('fax_number')
  expect(names).not.toContain('gender_ct')
  const company = { ...PERSON, ...PASSWORDS, last_name_kana: '', first_name_kana: '' }
  expect((await check(form, company)).wrong).toEqual({ company_name: '会社・団体名を入力してください' })
  expect((await check(form, { ...company, company_name: 'のれん商会' })).wrong).toBeNull()
})

test.each([
  ['noren', 'パスワードは半角英字と数字を組み合わせて8文字以上で入力してください'],
  ['ﾉﾚﾝnoren-2026', 'パスワードは半角英字と数字を組み合わせて8文字以上で入力してください'],
])('The password «%s» is told the rule', async (password, sentence) => {
  const typed = { ...PERSON, password, password_confirmation: password }
  expect((await check(createRegistrationForm('personal'), typed)).wrong).toEqual({ password: sentence })
})

test('Two passwords that differ are told so beside the second', async () => {
  const typed = { ...PERSON, ...PASSWORDS, password_confirmation: 'noren-2025' }
  const { wrong } = await check(createRegistrationForm('personal'), typed)
  expect(wrong).toEqual({ password_confirmation: 'パスワード（確認用）の入力が一致していません' })
})

test('Password managers find what they look for', () => {
  const tokens = (form: Form<string, unknown>) =>
    Object.fromEntries(form.fields.map(({ name, autocomplete }) => [name, autocomplete]))
  expect(tokens(createRegistrationForm('personal'))).toMatchObject({
    email: 'username',
    password: 'new-password',
    password_confirmation: 'new-password',
    birthday: 'bday',
  })
  expect(tokens(createPasswordForm())).toMatchObject({
    current_password: 'current-password',
    password: 'new-password',
  })
  expect(tokens(createVerifyCodeForm())).toEqual({ verify_code: 'one-time-code' })
})

test('A member changes the own data without login name and password', async () => {
  const { value } = await check(createUserInfoForm('personal'), { ...PERSON, is_use_mfa: 'true' })
  expect(value).toMatchObject({ email: 'hanako@example.jp', is_use_mfa: true })
  expect(Object.keys(value as object)).not.toContain('password')
})

test('A code typed in full width or with spaces is the same code', async () => {
  const { value } = await check(createVerifyCodeForm(), { verify_code: '１２３ 456' })
  expect(value).toEqual({ verify_code: '123456' })
  const { wrong } = await check(createVerifyCodeForm(), { verify_code: '12345' })
  expect(wrong).toEqual({ verify_code: '確認コードは6桁の数字で入力してください' })
})

test('A reset asks for the answer only where there is a question', async () => {
  expect((await check(createReminderResetForm(false), PASSWORDS)).wrong).toBeNull()
  expect((await check(createReminderResetForm(true), PASSWORDS)).wrong).toEqual({
    answer: '質問の答えを入力してください',
  })
})

test.each([
  ['registration', () => createRegistrationForm('personal')],
  ['own data', () => createUserInfoForm('personal')],
])('A day of birth that has not come yet is refused in the form of %s', async (_, create) => {
  const tomorrow = toJapanDay(new Date(Date.now() + 24 * 60 * 60 * 1000))
  const form = create() as Form<string, unknown>
  expect((await check(form, { ...PERSON, ...PASSWORDS, birthday: tomorrow })).wrong).toEqual({
    birthday: '日付が無効です',
  })
  expect((await check(form, { ...PERSON, ...PASSWORDS, birthday: '1990-05-04' })).wrong).toBeNull()
})
