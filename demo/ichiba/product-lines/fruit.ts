import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toAmounts, toWords } from '../words.ts'

const fruits: ProductLine = {
  key: 'fruit',
  content: { unit: 'g' },
  code: 'FR',
  category_keys: ['orchard'],
  picture_kind: 'mikan',
  review_family: 'fruit',
  maker_keys: ['ishigaki'],
  tag_keys: ['in-season'],
  is_giftable: true,
  colourway: 'orange',
  accessory_lines: ['box/kudamono'],
  items: [
    ...toItems(`
      key | name | reading | yen | 産地 | お届け | 賞味期限 | 保存
      mikan | 石がきみかん | イシガキミカン | 980 | 愛媛県八幡浜市 | 収穫の2日後 | 常温で約10日 | 箱から出して風通しのよい所へ
    `).map((item) => ({
      ...item,
      category_keys: ['citrus'],
      axes: [toAmounts(['1.5kg', '15'], ['3kg', '30', 800], ['5kg', '50', 1800])],
      remark: '小さめの玉ほど、味が濃くなります。',
    })),
    ...toItems(`
      key | name | reading | yen | 産地 | お届け | 賞味期限 | 保存
      ringo | 葉とらずりんご | ハトラズリンゴ | 1280 | 青森県弘前市 | 収穫の2日後 | 冷暗所で約3週間 | 一つずつ紙に包んで冷蔵庫へ
    `).map((item) => ({
      ...item,
      maker_key: 'sakamichi',
      picture_kind: 'apple',
      colourway: 'red',
      axes: [
        {
          name: '品種',
          options: [
            { value: '赤 蜜入り', suffix: 'R', colourway: 'red' },
            { value: '黄 香りよし', suffix: 'Y', colourway: 'yellow' },
            { value: '青 甘ずっぱい', suffix: 'G', colourway: 'green' },
          ],
        },
        toAmounts(['5個 約1.5kg', '5'], ['10個 約3kg', '10', 1000]),
      ],
      remark: '葉をとらずに育てたので、影のところは色が薄く残ります。甘さは変わりません。',
    })),
    ...toItems(`
      key | name | reading | yen | 産地 | お届け | 賞味期限 | 保存
      kaki | 四角い甘柿 | シカクイアマガキ | 880 | 青森県弘前市 | 収穫の2日後 | 常温で約5日 | へたに湿らせた紙をあてて
    `).map((item) => ({
      ...item,
      maker_key: 'sakamichi',
      picture_kind: 'persimmon',
      axes: [toAmounts(['5個 約1kg', '5'], ['10個 約2kg', '10', 700])],
    })),
    ...toItems(`
      key | name | reading | yen | 産地 | お届け | 賞味期限 | 保存
      yuzu | 青い葉つきゆず | アオイハツキユズ | 580 | 愛媛県八幡浜市 | 収穫の2日後 | 冷蔵で約2週間 | 袋に入れて冷蔵庫へ
    `).map((item) => ({
      ...item,
      category_keys: ['citrus'],
      picture_kind: 'yuzu',
      axes: [toAmounts(['5個 約500g', '5'], ['10個 約1kg', '10', 400])],
      remark: '余ったら<a href="/blog/yuzu-miso/">ゆずみそ</a>に。',
    })),
  ],
  words: toWords({
    openings: [
      '{maker}の{name}です。枝で熟すまで待って採りました。',
      '朝夕の寒さで、{name}に甘みがのりました。',
    ],
    details: [
      '産地は{産地}。日のよく当たる南の斜面で育てています。',
      '見た目より味で選ぶので、小さな傷のあるものも入ります。',
      '保存は、{保存}。',
      '贈りものには、産地の札を添えた箱でお送りします。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '{賞味期限}', '{保存}'],
  }),
}

export const fruitLines: ProductLine[] = [fruits]
