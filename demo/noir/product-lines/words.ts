import type { ProductWords } from '../../product-line.ts'

/** What is true of everything this shop sells; a line adds its own sentences. */
export function toWords(
  own: Pick<ProductWords, 'openings' | 'details' | 'points'>,
  closings: string[],
): ProductWords {
  return { ...own, catches: ['{言葉}'], closings }
}

export const AUDIO_CLOSINGS = [
  '神戸の店に試聴機を置いています。ふだんお聴きの曲をお持ちください。',
  '数値は当店の測定室で、同じ条件で測りました。聴いた感想とは分けて記しています。',
  '部品の供給は、製造を終えてから十年続きます。修理のご相談もお受けします。',
]

export const WATCH_CLOSINGS = [
  'お届けの前に、三日間の精度を測り、結果の紙を添えます。',
  'ベルトの長さは、お届けのあとでも一度だけ無料で合わせます。',
  '分解掃除を、製造を終えてから二十年お受けします。',
]
