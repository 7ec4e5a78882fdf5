import { productPageText } from '#src/text/product/product-page.ts'

/** A morning market: what the theme ichiba says. */
export const marketText = {
  origin: '産地と期限',
  producer: '生産者',
  /** What a label on the stall says first, by the names a specification has for it; of several names the first that is there. */
  labels: [['産地'], ['お届け'], [productPageText.best_before, '消費期限', '賞味期限'], ['中身']],
  recipes: 'この品で、こんな日に',
  all_recipes: '読みもの帖',
  producers: '台の向こうの、作り手たち',
  people: '台の係に、きいてみる',
} as const
