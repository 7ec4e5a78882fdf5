import type { DemoCategory } from '../demo-shop.ts'
import { toCategory, toTopCategory } from '../to-category.ts'

export const categories: DemoCategory[] = [
  toTopCategory('tops', '上に着る', 'linen-shirt', 'シャツ、カットソー、ニット。肩幅と着丈から選びます。', [
    toCategory('shirts', 'シャツ', 'linen-shirt'),
    toCategory('cut-and-sewn', 'カットソー', 'cut-and-sewn'),
    toCategory('knitwear', 'ニット', 'knit-top'),
  ]),
  toTopCategory('bottoms', '下にはく', 'trousers', 'ズボンとスカート。股上と裾幅を、先にご覧ください。', [
    toCategory('trousers', 'ズボン', 'trousers'),
    toCategory('skirts', 'スカート', 'skirt'),
  ]),
  toTopCategory('outer', '羽織る', 'overcoat', 'コートは、中に着るものを足した寸法で。', [
    toCategory('coats', 'コート', 'overcoat'),
    toCategory('scarves', '巻きもの', 'knit-scarf'),
  ]),
  toTopCategory('carry', '持つ・履く', 'canvas-bag', '鞄と靴。服の色を一つ、もらいます。', [
    toCategory('bags', '鞄', 'canvas-bag'),
    toCategory('shoes', '靴', 'walking-shoes'),
  ]),
]
