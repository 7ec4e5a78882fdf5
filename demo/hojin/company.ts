import type { DemoShippingFees, DemoCompany } from '../demo-shop.ts'

export const company: DemoCompany = {
  name: '株式会社かなめ資材',
  name_kana: 'カブシキガイシャカナメシザイ',
  postal_code: '456-0002',
  address: '愛知県名古屋市熱田区金山町九丁目901番地',
  phone_number: '052-000-2231',
  email: 'order@kaname-shizai.example',
  representative: '要 誠一',
  invoice_number: 'T4180001012345',
  business_hours: '8:30〜17:30',
  closed_weekdays: [0, 6],
  cutoff_hour: 15,
}

export const shipping_fees: DemoShippingFees = {
  by_region: {
    北海道: 1320,
    北東北: 1100,
    南東北: 880,
    関東: 660,
    信越: 660,
    北陸: 660,
    中部: 550,
    関西: 660,
    中国: 880,
    四国: 880,
    九州: 1100,
    沖縄: 2200,
  },
  free_from: 5500,
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
    四国: 2,
    九州: 2,
    沖縄: 3,
  },
}
