import type { Registration } from '#contract/shapes/user.ts'

/** Every member's of the tests. */
export const PASSWORD = 'right-pass-1'

/** A filled-in registration form. */
export function createRegistration(values: Partial<Registration> = {}): Registration {
  return {
    email: 'yuki@example.jp',
    is_receive_newsletter: 0,
    last_name: '森',
    first_name: '由紀',
    last_name_kana: 'モリ',
    first_name_kana: 'ユキ',
    postal_code: '150-0001',
    prefecture: '東京都',
    city: '渋谷区',
    address1: '神宮前1-2-3',
    address2: '',
    cell_phone_number: '09012345678',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...values,
  }
}
