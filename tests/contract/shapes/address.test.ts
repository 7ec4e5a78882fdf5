import { describe, expect, test } from 'vitest'
import { toFieldError } from '#contract/field-error.ts'
import { type AddressInput, AddressInputSchema, AddressSchema } from '#contract/shapes/address.ts'
import { OrdererInputSchema } from '#contract/shapes/cart.ts'

const typed: AddressInput = {
  shipping_last_name: ' 山田 ',
  shipping_first_name: '花子',
  shipping_last_name_kana: 'ヤマダ',
  shipping_first_name_kana: 'ハナコ',
  postal_code: '150-0001',
  prefecture: '東京都',
  city: '渋谷区',
  address1: '神宮前1-2-3',
  address2: '',
  phone_number: '03-1234-5678',
}

/** `field: code` of everything wrong. */
function listErrors(value: object): string[] {
  const { error } = AddressInputSchema.safeParse(value)
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${toFieldError(issue, value).code}`)
}

describe('an address as typed', () => {
  test('becomes an address: spaces gone, postal code in 7 digits, no company', () => {
    const address = AddressInputSchema.parse(typed)
    expect(AddressSchema.parse(address)).toEqual({
      ...typed,
      shipping_last_name: '山田',
      postal_code: '1500001',
      company_name: null,
      department_name: null,
    })
  })

  test('tells every wrong field at once', () => {
    const errors = listErrors({
      ...typed,
      shipping_last_name: '　',
      shipping_first_name_kana: '',
      postal_code: '150',
      phone_number: '',
    })
    expect(errors.sort()).toEqual([
      'phone_number: required',
      'postal_code: post',
      'shipping_first_name_kana: required',
      'shipping_last_name: required',
    ])
  })

  test('needs no kana of a company, but checks what is there', () => {
    const company = { ...typed, company_name: '株式会社山田商店', shipping_first_name_kana: '' }
    expect(listErrors({ ...company, shipping_last_name_kana: '' })).toEqual([])
    expect(listErrors({ ...company, shipping_last_name_kana: 'やまだ' })).toEqual([
      'shipping_last_name_kana: kana',
    ])
  })

  test('takes 250 letters of a company and not one more', () => {
    expect(listErrors({ ...typed, company_name: 'あ'.repeat(250) })).toEqual([])
    expect(listErrors({ ...typed, company_name: 'あ'.repeat(251) })).toEqual(['company_name: max_length'])
  })

  test('takes names of 50 letters and lines of 100', () => {
    expect(listErrors({ ...typed, shipping_last_name: '山'.repeat(51), address1: '1'.repeat(101) })).toEqual([
      'shipping_last_name: max_length',
      'address1: max_length',
    ])
  })
})

test('an orderer needs an e-mail address that mail can reach', () => {
  const orderer = {
    last_name: '山田',
    first_name: '花子',
    last_name_kana: 'ヤマダ',
    first_name_kana: 'ハナコ',
    email: ' hanako@example.jp ',
    phone_number: '09012345678',
  }
  expect(OrdererInputSchema.parse(orderer).email).toBe('hanako@example.jp')
  expect(OrdererInputSchema.safeParse({ ...orderer, email: 'hanako' }).success).toBe(false)
})
