import type { DemoCategory } from '../demo-shop.ts'
import { toCategory, toTopCategory } from '../to-category.ts'

export const categories: DemoCategory[] = [
  toTopCategory('paper', '紙もの', 'notebook', '開いて、書いて、しまうもの。線の間隔からお選びください。', [
    toCategory('note', 'ノート・野帳', 'notebook'),
    toCategory('diary', '2027年の手帳', 'notebook'),
    toCategory('letter', '便箋・封筒', 'letter-set'),
  ]),
  toTopCategory(
    'leaf',
    '手帳と中身',
    'ring-planner',
    'カバーは長く、中身は毎年。サイズをそろえてお求めください。',
    [toCategory('planner', 'システム手帳', 'ring-planner'), toCategory('refill', 'リフィル', 'refill')],
  ),
  toTopCategory('write', '書くもの', 'fountain-pen', '字幅と色は、書く紙に合わせて。', [
    toCategory('fountain-pen', '万年筆', 'fountain-pen'),
    toCategory('pen', 'ペン', 'writing-pen'),
    toCategory('ink', 'インク', 'ink-bottle'),
  ]),
  toTopCategory('stick', '貼るもの', 'paper-tape', 'まっすぐ貼れる、小さな紙の道具です。', [
    toCategory('tape', '紙テープ', 'paper-tape'),
    toCategory('fusen', 'ふせん', 'sticky-notes'),
  ]),
  toTopCategory('box', '箱と組', 'stationery-set', '何から始めるか迷ったら、組になった箱をどうぞ。', [
    toCategory('set', '文具の箱', 'stationery-set'),
  ]),
]

export const tags = [
  { key: 'new', name: '新着' },
  { key: 'popular', name: 'よく出ます' },
  { key: 'sale', name: 'お買い得' },
  { key: 'pre-order', name: '予約受付中' },
  { key: 'limited', name: '数量限定' },
  { key: 'made-in-japan', name: '国産' },
  { key: 'refillable', name: '詰め替え可' },
  { key: 'bleed-free', name: '裏抜けしにくい' },
]
