/** Names and fields of bikes, and of what goes on them. */
export const BIKES_TEXT = {
  name: '車種',
  fields: {
    key: 'URLのキー',
    maker_key: 'メーカーのキー',
    maker_name: 'メーカー',
    maker_kana: 'メーカーのカナ',
    model_key: '車種のキー',
    model_name: '車種名',
    model_kana: '車種名のカナ',
    year_from: '発売年',
    year_to: '販売終了年',
    years: '年式',
    displacement: '排気量（cc）',
    frame_codes: 'フレーム番号の前半',
    fitment_count: '適合数',
  },
} as const

export const FITMENTS_TEXT = {
  name: '適合',
  fields: {
    code: '品番',
    product_key: '商品',
    product_name: '商品名',
    bike_key: '車種',
    bike_name: '車種',
    state: '判定',
    note: '備考',
  },
} as const
