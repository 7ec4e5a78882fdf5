import type { DemoCategory } from '../demo-shop.ts'
import { toCategory, toTopCategory } from '../to-category.ts'

export const categories: DemoCategory[] = [
  toTopCategory('food', '食べもの', 'sweets-box', '産地の味を、いちばんよい時季に。', [
    toCategory('tea', 'お茶・珈琲', 'tea-tin', [
      toCategory('tea-green', '煎茶・玉露', 'tea-tin'),
      toCategory('tea-roasted', 'ほうじ茶・和紅茶', 'tea-tin'),
      toCategory('coffee', '珈琲', 'coffee-bag'),
    ]),
    toCategory('sweets', 'お菓子', 'sweets-box', [
      toCategory('wagashi', '和菓子', 'sweets-box'),
      toCategory('cookie', '焼き菓子', 'cookie-tin'),
      toCategory('castella', 'カステラ', 'castella'),
    ]),
    toCategory('pantry', '果物・米・お酒', 'jam-jar', [
      toCategory('jam', 'ジャム・果実煮', 'jam-jar'),
      toCategory('juice', '果汁', 'juice-bottle'),
      toCategory('dried-fruit', '干し果物', 'dried-fruit'),
      toCategory('rice', 'お米', 'rice-bag'),
      toCategory('sake', '日本酒', 'sake-bottle'),
    ]),
  ]),
  toTopCategory('table', '食卓の道具', 'ceramic-cup', '使うほどに、家の景色になるもの。', [
    toCategory('pottery', '器', 'plate', [
      toCategory('cup', '湯のみ・カップ', 'tea-cup'),
      toCategory('plate', '皿・鉢', 'plate'),
    ]),
    toCategory('lacquer', '漆器', 'lacquer-box'),
    toCategory('chopsticks', '箸', 'chopsticks'),
    toCategory('knife', '包丁', 'knife'),
  ]),
  toTopCategory('cloth', '布と装い', 'towel-set', '肌ざわりのよいものを、毎日に。', [
    toCategory('towel', 'タオル', 'towel-set'),
    toCategory('furoshiki', '風呂敷', 'furoshiki'),
    toCategory('apparel', 'アパレル', 'linen-shirt', [
      toCategory('shirt', '麻のシャツ', 'linen-shirt'),
      toCategory('scarf', '襟巻き', 'knit-scarf'),
      toCategory('socks', '靴下', 'socks'),
    ]),
  ]),
  toCategory('keepsake', '小物・あかり', 'leather-card-case', [
    toCategory('leather', '革小物', 'leather-card-case'),
    toCategory('candle', 'ろうそく', 'candle'),
    toCategory('flower', '花', 'bouquet'),
  ]),
  toCategory('occasion', 'ご用途から選ぶ', 'catalogue-card', [
    toCategory('occasion-uchiiwai', '内祝い', 'towel-set'),
    toCategory('occasion-wedding', '結婚祝い', 'lacquer-box'),
    toCategory('occasion-chugen', 'お中元・お歳暮', 'sweets-box'),
    toCategory('occasion-temiyage', '手みやげ', 'castella'),
    toCategory('catalogue', 'カタログギフト', 'catalogue-card'),
  ]),
]
