import type { DemoCompany, DemoShippingFees } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '株式会社どかん商店',
  name_kana: 'カブシキガイシャドカンショウテン',
  postal_code: '590-0078',
  address: '大阪府堺市堺区南瓦町九番801号',
  phone_number: '072-000-6137',
  email: 'asobo@dokan-toys.example',
  representative: '土管 まさる',
  invoice_number: 'T3120001055301',
  business_hours: '11:00〜19:00',
  closed_weekdays: [2],
  cutoff_hour: 15,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 1180,
    北東北: 980,
    南東北: 880,
    関東: 680,
    信越: 680,
    北陸: 580,
    中部: 580,
    関西: 480,
    中国: 580,
    四国: 580,
    九州: 780,
    沖縄: 1480,
  },
  free_from: 8_000,
  transit_days_by_region: {
    北海道: 2,
    北東北: 2,
    南東北: 2,
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
