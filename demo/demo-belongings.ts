import type { NameEmbroideryInput } from '#contract/shapes/name-embroidery.ts'
import type { measurements, user_memorials } from '#shop-api/db/schema/member-records.ts'
import type { user_addresses } from '#shop-api/db/schema/addresses.ts'

type Of<Table extends { $inferInsert: object }, Rest extends string> = Omit<Table['$inferInsert'], Rest>

const nobody = { company_name: null, department_name: null, phone_number: '', cell_phone_number: '' }

/** The demo member's address book besides their own address. No phone number in it belongs to anybody. */
export const addresses: Of<typeof user_addresses, 'user_id' | 'division_ct' | 'created_at'>[] = [
  {
    ...nobody,
    shipping_last_name: '暖簾',
    shipping_first_name: '幸子',
    shipping_last_name_kana: 'ノレン',
    shipping_first_name_kana: 'サチコ',
    postal_code: '6048005',
    prefecture: '京都府',
    city: '京都市中京区恵比須町',
    address1: '10-1',
    address2: '',
    phone_number: '0751234567',
  },
  {
    ...nobody,
    shipping_last_name: '藤井',
    shipping_first_name: '健太',
    shipping_last_name_kana: 'フジイ',
    shipping_first_name_kana: 'ケンタ',
    company_name: '株式会社みなと設計',
    department_name: '総務部',
    postal_code: '2310002',
    prefecture: '神奈川県',
    city: '横浜市中区海岸通',
    address1: '4-20',
    address2: 'みなとビル3階',
    phone_number: '0451234567',
  },
  {
    ...nobody,
    shipping_last_name: '大城',
    shipping_first_name: '美咲',
    shipping_last_name_kana: 'オオシロ',
    shipping_first_name_kana: 'ミサキ',
    postal_code: '9000014',
    prefecture: '沖縄県',
    city: '那覇市松尾',
    address1: '2-8-19',
    address2: '松尾ハイツ402',
    cell_phone_number: '09011112222',
  },
  {
    ...nobody,
    shipping_last_name: '髙橋',
    shipping_first_name: '正',
    shipping_last_name_kana: 'タカハシ',
    shipping_first_name_kana: 'タダシ',
    postal_code: '0600042',
    prefecture: '北海道',
    city: '札幌市中央区大通西',
    address1: '7-3',
    address2: '',
    phone_number: '0111234567',
  },
]

/** Days to remember. */
export const memorials: Of<typeof user_memorials, 'user_id'>[] = [
  { target_user_name: '母', division_ct: 1, name: 'お誕生日', month: 2, date: 29, call: 'お母さん' },
  { target_user_name: '両親', division_ct: 2, name: '結婚記念日', month: 6, date: 10, call: '' },
  { target_user_name: '大城 美咲', division_ct: 1, name: 'お誕生日', month: 9, date: 3, call: '美咲さん' },
  {
    target_user_name: '祖父',
    division_ct: 3,
    name: '米寿のお祝い',
    month: 11,
    date: 15,
    call: 'おじいちゃん',
  },
]

type Measured = Of<typeof measurements, 'user_id' | 'measured_at'> & { days_ago: number }

/** A year of the body, once a month: weight and waist go their ways, the rest stays. */
const WEIGHTS = [53.8, 54.2, 54.6, 54.1, 53.5, 53.2, 52.9, 52.4, 52.6, 52.1, 51.8, 51.9]
const WAISTS = [67.5, 68, 68.4, 67.8, 67.2, 66.9, 66.5, 66, 66.2, 65.7, 65.4, 65.5]
const MONTH = 30

/** Measurements over a year, the oldest first. */
export const measured: Measured[] = [
  ...WEIGHTS.map((weight, at): Measured => {
    const waist = WAISTS[at] ?? 66
    const values = { height: 158.4, weight, chest: 82.5, waist, hip: 89, inseam: 72 }
    return { purpose: 'body', name: '', values, note: '', days_ago: (WEIGHTS.length - at) * MONTH - 20 }
  }),
  { purpose: 'helmet', name: '', values: { head: 55.5 }, note: '髪を結んで測りました', days_ago: 300 },
  { purpose: 'helmet', name: '', values: { head: 55.8 }, note: '', days_ago: 40 },
  { purpose: 'glove', name: '', values: { palm: 19.5, middle_finger: 7.8 }, note: '右手', days_ago: 40 },
  {
    purpose: 'foot',
    name: '',
    values: { length: 23.4, girth: 22.8 },
    note: '夕方に測りました',
    days_ago: 40,
  },
  { purpose: 'foot', name: '美咲', values: { length: 24.1, girth: 23.5 }, note: '', days_ago: 12 },
]

export const embroidery: NameEmbroideryInput = {
  text: '暖簾',
  script: 'kanji',
  typeface: 'mincho',
  colour: 'navy',
  place: 'left_chest',
}
