/** Why a combination cannot be had. */
export const variationText = {
  sold_out: '在庫なし',
  not_offered: '取り扱いなし',
} as const
