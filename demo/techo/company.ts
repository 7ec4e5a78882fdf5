import type { DemoCompany, DemoShippingFees } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '有限会社ますめ',
  name_kana: 'ユウゲンガイシャマスメ',
  postal_code: '390-0811',
  address: '長野県松本市中央九丁目901番地',
  phone_number: '0263-00-5524',
  email: 'tegami@masume-bungu.example',
  representative: '枡田 一葉',
  invoice_number: 'T5100001077642',
  business_hours: '10:00〜18:00',
  closed_weekdays: [3],
  cutoff_hour: 14,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 880,
    北東北: 680,
    南東北: 580,
    関東: 480,
    信越: 380,
    北陸: 480,
    中部: 480,
    関西: 480,
    中国: 580,
    四国: 680,
    九州: 780,
    沖縄: 1280,
  },
  free_from: 5_500,
  transit_days_by_region: {
    北海道: 2,
    北東北: 2,
    南東北: 1,
    関東: 1,
    信越: 1,
    北陸: 1,
    中部: 1,
    関西: 1,
    中国: 2,
    四国: 2,
    九州: 2,
    沖縄: 3,
  },
}
