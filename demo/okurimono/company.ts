import type { DemoShippingFees, DemoCompany } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '株式会社結日堂',
  name_kana: 'カブシキガイシャユイヒドウ',
  postal_code: '920-0902',
  address: '石川県金沢市尾張町九丁目901番地',
  phone_number: '076-000-4128',
  email: 'okurimono@yuihido.example',
  representative: '結城 日和',
  invoice_number: 'T6999901000456',
  business_hours: '9:30〜17:30',
  closed_weekdays: [0],
  cutoff_hour: 13,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 1280,
    北東北: 980,
    南東北: 880,
    関東: 780,
    信越: 680,
    北陸: 580,
    中部: 680,
    関西: 680,
    中国: 780,
    四国: 880,
    九州: 980,
    沖縄: 1680,
  },
  free_from: 8_800,
  transit_days_by_region: {
    北海道: 3,
    北東北: 2,
    南東北: 2,
    関東: 1,
    信越: 1,
    北陸: 1,
    中部: 1,
    関西: 1,
    中国: 2,
    四国: 2,
    九州: 2,
    沖縄: 4,
  },
}
