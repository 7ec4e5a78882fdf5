import type { DemoCompany, DemoShippingFees } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '株式会社ものさし',
  name_kana: 'カブシキガイシャモノサシ',
  postal_code: '491-0858',
  address: '愛知県一宮市栄十一丁目1104番地',
  phone_number: '0586-00-4130',
  email: 'atelier@monosashi.example',
  representative: '尺野 透',
  invoice_number: 'T3999990100078',
  business_hours: '11:00〜18:00',
  closed_weekdays: [3],
  cutoff_hour: 12,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 1100,
    北東北: 880,
    南東北: 770,
    関東: 660,
    信越: 660,
    北陸: 660,
    中部: 550,
    関西: 550,
    中国: 660,
    四国: 770,
    九州: 880,
    沖縄: 1430,
  },
  free_from: 12_000,
  transit_days_by_region: {
    北海道: 2,
    北東北: 2,
    南東北: 1,
    関東: 1,
    信越: 1,
    北陸: 1,
    中部: 1,
    関西: 1,
    中国: 1,
    四国: 1,
    九州: 2,
    沖縄: 3,
  },
}
