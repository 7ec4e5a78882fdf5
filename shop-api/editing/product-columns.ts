/** What an editor writes and reads as it stands in a product's row, under the same names. */
export const PRODUCT_COLUMNS = [
  'key',
  'name',
  'name_kana',
  'catch_copy',
  'tax_rate',
  'is_giftable',
  'is_embroiderable',
  'pictures',
] as const
