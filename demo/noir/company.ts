import type { DemoShippingFees, DemoCompany } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '株式会社針音堂',
  name_kana: 'カブシキガイシャハリオトドウ',
  postal_code: '650-0024',
  address: '兵庫県神戸市中央区海岸通九丁目901番地',
  phone_number: '078-000-3345',
  email: 'shop@hariotodo.example',
  representative: '針谷 律',
  invoice_number: 'T9120001098765',
  business_hours: '11:00〜18:00',
  closed_weekdays: [2, 3],
  cutoff_hour: 14,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 1480,
    北東北: 1180,
    南東北: 980,
    関東: 880,
    信越: 880,
    北陸: 780,
    中部: 780,
    関西: 680,
    中国: 780,
    四国: 780,
    九州: 980,
    沖縄: 1980,
  },
  free_from: 11_000,
  transit_days_by_region: {
    北海道: 3,
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
    沖縄: 4,
  },
}
