import type { DemoShippingFees, DemoCompany } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '株式会社かざぐるま商会',
  name_kana: 'カブシキガイシャカザグルマショウカイ',
  postal_code: '430-0926',
  address: '静岡県浜松市中央区砂山町9001番地の2',
  phone_number: '053-000-1129',
  email: 'shop@kazaguruma.example',
  representative: '風間 暖一',
  invoice_number: 'T9999901000123',
  business_hours: '10:00〜17:00',
  closed_weekdays: [0, 3],
  cutoff_hour: 14,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 1480,
    北東北: 1080,
    南東北: 880,
    関東: 780,
    信越: 780,
    北陸: 780,
    中部: 680,
    関西: 780,
    中国: 980,
    四国: 980,
    九州: 1180,
    沖縄: 1980,
  },
  free_from: 11_000,
  transit_days_by_region: {
    北海道: 3,
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
    沖縄: 4,
  },
}
