import type { DemoCompany, DemoShippingFees } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '株式会社あさいち三丁目',
  name_kana: 'カブシキガイシャアサイチサンチョウメ',
  postal_code: '370-0831',
  address: '群馬県高崎市新町西九丁目903番地',
  phone_number: '027-000-4183',
  email: 'asa@asaichi3.example',
  representative: '朝倉 みのり',
  invoice_number: 'T4100001088153',
  business_hours: '6:00〜15:00',
  closed_weekdays: [0],
  cutoff_hour: 9,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 1180,
    北東北: 880,
    南東北: 780,
    関東: 680,
    信越: 680,
    北陸: 780,
    中部: 780,
    関西: 880,
    中国: 980,
    四国: 980,
    九州: 1180,
    沖縄: 1980,
  },
  free_from: 7_800,
  transit_days_by_region: {
    北海道: 2,
    北東北: 1,
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
