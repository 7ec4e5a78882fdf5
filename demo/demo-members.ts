import type { DemoMember } from './demo-shop.ts'

/** Known to everybody who reads README.md: a demo is for looking around in. */
export const DEMO_PASSWORD = 'noren-demo-1'

/** Who can log in to every demo shop. */
export const demoMembers: DemoMember[] = [
  {
    code: 'M0000000001',
    email: 'demo@example.jp',
    password: DEMO_PASSWORD,
    is_registered_member: true,
    question_ct: 1,
    answer: 'ポチ',
    last_name: '暖簾',
    first_name: '花子',
    last_name_kana: 'ノレン',
    first_name_kana: 'ハナコ',
    gender_ct: 2,
    birthday: '1988-04-12',
    postal_code: '1500001',
    prefecture: '東京都',
    city: '渋谷区神宮前',
    address1: '1-2-3',
    address2: 'のれん荘201',
    phone_number: '0312345678',
    cell_phone_number: '09012345678',
    is_receive_newsletter: 1,
  },
  {
    code: 'M0000000002',
    email: 'unverified@example.jp',
    password: DEMO_PASSWORD,
    is_registered_member: false,
    question_ct: null,
    answer: null,
    last_name: '確認',
    first_name: '待子',
    last_name_kana: 'カクニン',
    first_name_kana: 'マチコ',
    gender_ct: null,
    birthday: null,
    postal_code: '5300001',
    prefecture: '大阪府',
    city: '大阪市北区梅田',
    address1: '3-1-1',
    address2: '',
    phone_number: '',
    cell_phone_number: '08012345678',
    is_receive_newsletter: 0,
  },
]
