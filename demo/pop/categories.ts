import type { DemoCategory } from '../demo-shop.ts'
import { toCategory, toTopCategory } from '../to-category.ts'

export const categories: DemoCategory[] = [
  toTopCategory(
    'model',
    'プラモデル',
    'robot-kit',
    '接着剤いらずのロボットキットです。初めての方は「かんたん」からどうぞ。',
    [toCategory('robot', 'ロボット', 'robot-kit'), toCategory('robot-easy', 'かんたんキット', 'robot-kit')],
  ),
  toTopCategory('figure', 'フィギュア', 'toy-figure', '塗装ずみ、箱から出してすぐ飾れます。', [
    toCategory('chara', 'キャラクター', 'toy-figure'),
    toCategory('plush', 'ぬいぐるみ', 'plush'),
  ]),
  toTopCategory(
    'capsule',
    'カプセルトイ',
    'capsule-toy',
    'お目当てを一つから選べます。全種セットもご用意しています。',
    [],
  ),
  toTopCategory('game', 'ゲーム', 'board-game', '人数と時間で選ぶ、卓を囲む遊びです。', [
    toCategory('board', 'ボードゲーム', 'board-game'),
    toCategory('card', 'カードゲーム', 'card-pack'),
  ]),
  toTopCategory('block', 'ブロック', 'block-set', '作っては崩し、また作る。どのセットともつながります。', []),
]

export const tags = [
  { key: 'new', name: '新発売' },
  { key: 'popular', name: '売れています' },
  { key: 'sale', name: '特価' },
  { key: 'pre-order', name: '予約受付中' },
  { key: 'limited', name: '数量限定' },
  { key: 'made-in-japan', name: '国産' },
  { key: 'resale', name: '再販' },
]
