import type { DemoCategory } from '../demo-shop.ts'
import { toCategory, toTopCategory } from '../to-category.ts'

export const categories: DemoCategory[] = [
  toTopCategory('audio', '音の道具', 'turntable', '入り口から出口まで、ひと部屋分だけそろえています。', [
    toCategory('headphones', 'ヘッドホン', 'headphones'),
    toCategory('earphones', 'イヤホン', 'earphones'),
    toCategory('amplifiers', 'アンプ', 'amplifier'),
    toCategory('speakers', 'スピーカー', 'loudspeaker'),
    toCategory('turntables', 'レコードプレーヤー', 'turntable'),
  ]),
  toTopCategory(
    'watches',
    '腕時計',
    'wristwatch',
    '巻く時計と、巻かない時計。どちらも直せるものだけを置いています。',
    [toCategory('mechanical', '機械式', 'wristwatch'), toCategory('quartz', '電池・光発電', 'wristwatch')],
  ),
]
