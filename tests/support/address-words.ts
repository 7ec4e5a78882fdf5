import type { UserAddressInput } from '#contract/shapes/user-address.ts'

/** An address as a member sends it. */
export function createAddressWords(changes: Partial<UserAddressInput> = {}): UserAddressInput {
  return {
    shipping_last_name: '佐藤',
    shipping_first_name: '花子',
    shipping_last_name_kana: 'サトウ',
    shipping_first_name_kana: 'ハナコ',
    company_name: null,
    department_name: null,
    postal_code: '150-0001',
    prefecture: '東京都',
    city: '渋谷区',
    address1: '神宮前1-2-3',
    address2: 'そよかぜ荘201',
    phone_number: '03-1234-5678',
    ...changes,
  }
}

/** What a member's profile holds of an address. */
export const PROFILE_ADDRESS = {
  postal_code: '4300926',
  prefecture: '静岡県',
  city: '浜松市中央区',
  address1: '砂山町1-2',
  address2: '',
  cell_phone_number: '09012345678',
}
