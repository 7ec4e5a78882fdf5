import type { Carrier } from '#contract/shapes/parcel.ts'

export const CARRIERS: Record<Carrier, string> = {
  yamato: 'ヤマト運輸',
  sagawa: '佐川急便',
  japan_post: '日本郵便',
  other: 'その他の配送会社',
}

/** What the orderer reads about parcels. */
export const PARCEL_TEXTS = {
  heading: '発送した荷物',
  tracking_no: 'お問い合わせ番号',
  track: '配送状況を確認する',
  shipped_at: '発送日',
  contents: '商品',
  pieces: (name: string, quantity: number) => `${name} ${quantity}点`,
} as const
