import type { DemoCategory } from '../demo-shop.ts'

export const categories: DemoCategory[] = [
  {
    key: 'food',
    name: '食べもの',
    picture_kind: 'sweets-box',
    description: '産地の味を、いちばんよい時季に。',
    children: [
      {
        key: 'tea',
        name: 'お茶・珈琲',
        picture_kind: 'tea-tin',
        children: [
          { key: 'tea-green', name: '煎茶・玉露', picture_kind: 'tea-tin' },
          { key: 'tea-roasted', name: 'ほうじ茶・和紅茶', picture_kind: 'tea-tin' },
          { key: 'coffee', name: '珈琲', picture_kind: 'coffee-bag' },
        ],
      },
      {
        key: 'sweets',
        name: 'お菓子',
        picture_kind: 'sweets-box',
        children: [
          { key: 'wagashi', name: '和菓子', picture_kind: 'sweets-box' },
          { key: 'cookie', name: '焼き菓子', picture_kind: 'cookie-tin' },
          { key: 'castella', name: 'カステラ', picture_kind: 'castella' },
        ],
      },
      {
        key: 'pantry',
        name: '果物・米・お酒',
        picture_kind: 'jam-jar',
        children: [
          { key: 'jam', name: 'ジャム・果実煮', picture_kind: 'jam-jar' },
          { key: 'juice', name: '果汁', picture_kind: 'juice-bottle' },
          { key: 'dried-fruit', name: '干し果物', picture_kind: 'dried-fruit' },
          { key: 'rice', name: 'お米', picture_kind: 'rice-bag' },
          { key: 'sake', name: '日本酒', picture_kind: 'sake-bottle' },
        ],
      },
    ],
  },
  {
    key: 'table',
    name: '食卓の道具',
    picture_kind: 'ceramic-cup',
    description: '使うほどに、家の景色になるもの。',
    children: [
      {
        key: 'pottery',
        name: '器',
        picture_kind: 'plate',
        children: [
          { key: 'cup', name: '湯のみ・カップ', picture_kind: 'tea-cup' },
          { key: 'plate', name: '皿・鉢', picture_kind: 'plate' },
        ],
      },
      { key: 'lacquer', name: '漆器', picture_kind: 'lacquer-box' },
      { key: 'chopsticks', name: '箸', picture_kind: 'chopsticks' },
      { key: 'knife', name: '包丁', picture_kind: 'knife' },
    ],
  },
  {
    key: 'cloth',
    name: '布と装い',
    picture_kind: 'towel-set',
    description: '肌ざわりのよいものを、毎日に。',
    children: [
      { key: 'towel', name: 'タオル', picture_kind: 'towel-set' },
      { key: 'furoshiki', name: '風呂敷', picture_kind: 'furoshiki' },
      {
        key: 'apparel',
        name: 'アパレル',
        picture_kind: 'linen-shirt',
        children: [
          { key: 'shirt', name: '麻のシャツ', picture_kind: 'linen-shirt' },
          { key: 'scarf', name: '襟巻き', picture_kind: 'knit-scarf' },
          { key: 'socks', name: '靴下', picture_kind: 'socks' },
        ],
      },
    ],
  },
  {
    key: 'keepsake',
    name: '小物・あかり',
    picture_kind: 'leather-card-case',
    children: [
      { key: 'leather', name: '革小物', picture_kind: 'leather-card-case' },
      { key: 'candle', name: 'ろうそく', picture_kind: 'candle' },
      { key: 'flower', name: '花', picture_kind: 'bouquet' },
    ],
  },
  {
    key: 'occasion',
    name: 'ご用途から選ぶ',
    picture_kind: 'catalogue-card',
    children: [
      { key: 'occasion-uchiiwai', name: '内祝い', picture_kind: 'towel-set' },
      { key: 'occasion-wedding', name: '結婚祝い', picture_kind: 'lacquer-box' },
      { key: 'occasion-chugen', name: 'お中元・お歳暮', picture_kind: 'sweets-box' },
      { key: 'occasion-temiyage', name: '手みやげ', picture_kind: 'castella' },
      { key: 'catalogue', name: 'カタログギフト', picture_kind: 'catalogue-card' },
    ],
  },
]
