import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toAmounts, toWords } from '../words.ts'

const KINDS: Readonly<Record<string, string>> = {
  buri: 'buri',
  sake: 'salmon',
  hiraki: 'dried-fish',
  gaki: 'oysters',
}

const AMOUNTS: Readonly<Record<string, ReturnType<typeof toAmounts>>> = {
  buri: toAmounts(['3切 約300g', '3'], ['6切 約600g', '6', 1300]),
  sake: toAmounts(['2切 約200g', '2'], ['5切 約500g', '5', 900]),
  hiraki: toAmounts(['3枚 約360g', '3'], ['8枚 約960g', '8', 1100]),
  gaki: toAmounts(['8個 約800g', '8'], ['20個 約2kg', '20', 2000]),
}

const fish: ProductLine = {
  key: 'fish',
  content: { unit: 'g' },
  code: 'FS',
  category_keys: ['fillets'],
  picture_kind: 'buri',
  review_family: 'fish',
  maker_keys: ['namiki', 'umibe', 'namiki', 'umibe'],
  tag_keys: ['chilled'],
  colourway: 'silver',
  accessory_lines: ['root/miura', 'fruit/yuzu'],
  items: toItems(`
    key | name | reading | yen | 産地 | お届け | 消費期限 | 保存
    buri | 寒ぶりの切り身 | カンブリノキリミ | 1480 | 富山県氷見市 | 競りの翌日 | 冷蔵で2日 | 冷蔵庫の奥、零度に近い所へ
    sake | 秋鮭の厚切り | アキジャケノアツギリ | 780 | 宮城県石巻市 | 加工の翌日 | 冷蔵で3日 | 一切れずつ包んで冷凍もできます
    hiraki | 一夜干しのあじ | イチヤボシノアジ | 880 | 富山県氷見市 | 干した翌日 | 冷蔵で4日 | 冷凍なら一か月
    gaki | 殻つき牡蠣 | カラツキガキ | 1680 | 宮城県石巻市 | 水揚げの翌日 | 冷蔵で3日 | 殻の平らな方を上にして冷蔵庫へ
  `).map((item) => {
    const amounts = AMOUNTS[item.key]
    return {
      ...item,
      best_before: `お届けから${item.specs['消費期限'] ?? ''}`,
      picture_kind: KINDS[item.key] ?? 'buri',
      ...(amounts && { axes: [amounts] }),
      ...(item.key === 'gaki' && { category_keys: ['shellfish'], remark: '加熱してお召し上がりください。' }),
      ...(item.key === 'buri' && {
        remark: '大根と煮るなら<a href="/blog/buri-daikon/">ぶり大根</a>をご覧ください。',
      }),
    }
  }),
  words: toWords({
    openings: [
      '{maker}の{name}です。競りの朝に決めた魚だけを送ります。',
      '海が冷えてきました。{name}の季節です。',
    ],
    details: [
      '産地は{産地}。港から店まで、氷をきらさずに運びます。',
      '消費期限は、届いた日から{消費期限}です。',
      '骨の多いところは抜き、すぐ焼ける厚さに切りました。',
      '保存は、{保存}。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '消費期限は{消費期限}', '{保存}'],
  }),
}

export const fishLines: ProductLine[] = [fish]
