/** From where a picture shows a product. */
export const PICTURE_VIEWS = {
  front: '正面',
  angle: '斜めから',
  detail: '細部',
  use: '使用イメージ',
} as const
