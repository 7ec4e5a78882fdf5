import type { DemoBusinessAccount } from '../demo-shop.ts'

/** Companies that buy here, with agreed prices as percents of the usual ones. */
export const businessAccounts: DemoBusinessAccount[] = [
  {
    code: 'K-1001',
    name: '株式会社のれん製作所',
    price_rate: 100,
    note: '月末締め。資材課の暖簾様が承認されます。',
    buyers: [
      { email: 'demo@example.jp', role: 'approver', order_limit: null, monthly_limit: null },
      { email: 'buyer@example.jp', role: 'buyer', order_limit: 30_000, monthly_limit: 100_000 },
    ],
    prices: {
      'GL-1108-S-P10': 88,
      'GL-1108-S-P100': 85,
      'GL-1108-M-P10': 88,
      'GL-1108-M-P100': 85,
      'GL-1108-L-P10': 88,
      'GL-1108-L-P100': 85,
      'GL-1122-S-P100': 90,
      'GL-1122-M-P100': 90,
      'HT-1122-WH': 85,
      'HT-1122-BL': 85,
      'HT-1122-GN': 85,
      'WN-1108': 92,
      'TQ-1108': 93,
      'BT-1108-P500': 88,
      'BT-1115-P500': 88,
      'OL-1108-P12': 86,
      'WS-1115-P500': 84,
      'SC-1101': 90,
      'LT-1108': 91,
      'CP-1115': 90,
      'TE-1101-P300': 92,
      'TE-1108-P300': 92,
    },
  },
  {
    code: 'K-1002',
    name: '有限会社あさぎり設備',
    price_rate: 95,
    note: '全品5%引き。',
    buyers: [{ email: 'keiri@example.jp', role: 'approver', order_limit: null, monthly_limit: null }],
    prices: { 'WN-1108': 90 },
  },
]
