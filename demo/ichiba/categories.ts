import type { DemoCategory } from '../demo-shop.ts'
import { toCategory, toTopCategory } from '../to-category.ts'

export const categories: DemoCategory[] = [
  toTopCategory('vegetables', '野菜', 'hakusai', '朝に切って、その日のうちに台へ。産地ごとに並べています。', [
    toCategory('leaves', '葉物・ねぎ', 'spinach'),
    toCategory('roots', '根菜・いも', 'daikon'),
    toCategory('mushrooms', 'きのこ・トマト', 'shiitake'),
  ]),
  toTopCategory('fruits', 'くだもの', 'mikan', '枝で熟すまで待ったものから、順に。', [
    toCategory('citrus', 'みかん・ゆず', 'yuzu'),
    toCategory('orchard', 'りんご・柿', 'apple'),
  ]),
  toTopCategory('fish', '魚', 'buri', '競りの朝に決めて、昼には箱の中です。', [
    toCategory('fillets', '切り身・干物', 'salmon'),
    toCategory('shellfish', '貝', 'oysters'),
  ]),
  toTopCategory('pantry', '米・たまご・みそ', 'rice-bag', '毎日の膳の、まん中にあるもの。', [
    toCategory('rice', '米', 'rice-bag'),
    toCategory('eggs', 'たまご', 'eggs'),
    toCategory('miso', 'みそ', 'miso-tub'),
  ]),
  toTopCategory('boxes', '季節の箱', 'harvest-box', '何を作るか迷ったら、箱から。', [
    toCategory('season-box', '今月の箱', 'harvest-box'),
  ]),
]

export const tags = [
  { key: 'new', name: '初もの' },
  { key: 'popular', name: 'よく出ます' },
  { key: 'sale', name: 'たくさん採れました' },
  { key: 'pre-order', name: '予約受付中' },
  { key: 'limited', name: '数量限定' },
  { key: 'made-in-japan', name: '国産' },
  { key: 'in-season', name: 'いまが旬' },
  { key: 'chilled', name: '冷蔵便' },
  { key: 'spray-free', name: '農薬不使用' },
]
