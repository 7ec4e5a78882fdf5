import { DEMO_PASSWORD, demoMembers } from '../demo-members.ts'
import type { DemoMember } from '../demo-shop.ts'

/** The people of every demo shop, at work: a company tells neither gender nor birthday. */
const everywhere: DemoMember[] = demoMembers.map((member) => ({
  ...member,
  company_name: '株式会社のれん製作所',
  department_name: '資材課',
  gender_ct: null,
  birthday: null,
}))

const colleague: DemoMember = {
  code: 'M0000000003',
  email: 'buyer@example.jp',
  password: DEMO_PASSWORD,
  is_registered_member: true,
  question_ct: null,
  answer: null,
  company_name: '株式会社のれん製作所',
  department_name: '製造一課',
  last_name: '組木',
  first_name: '健太',
  last_name_kana: 'クミキ',
  first_name_kana: 'ケンタ',
  gender_ct: null,
  birthday: null,
  postal_code: '1500001',
  prefecture: '東京都',
  city: '渋谷区神宮前',
  address1: '1-2-3',
  address2: '製造一課',
  phone_number: '0312345679',
  cell_phone_number: '',
  is_receive_newsletter: 0,
}

/** Of a company with other prices. */
const elsewhere: DemoMember = {
  ...colleague,
  code: 'M0000000004',
  email: 'keiri@example.jp',
  company_name: '有限会社あさぎり設備',
  department_name: '経理部',
  last_name: '朝霧',
  first_name: '澄江',
  last_name_kana: 'アサギリ',
  first_name_kana: 'スミエ',
  postal_code: '3800823',
  prefecture: '長野県',
  city: '長野市南千歳',
  address1: '4-5-6',
  address2: '',
  phone_number: '0262345678',
}

export const members: DemoMember[] = [...everywhere, colleague, elsewhere]
