import type { DemoBrand, DemoMaker } from '../demo-shop.ts'

/** key, name, kana, region, story. All invented; the regions are real because the crafts are. */
const ROWS: [string, string, string, string, string][] = [
  [
    'oriba-hachi',
    '織場八番',
    'オリバハチバン',
    '愛知県一宮',
    '古いションヘル織機を八台だけ動かす毛織の工場です。一日に織れるのは一台で十メートルほど。糸に無理をさせないので、ふくらみが残ります。',
  ],
  [
    'hagire-hosei',
    'はぎれ縫製',
    'ハギレホウセイ',
    '岐阜県羽島',
    'シャツだけを縫って三十五年。脇も袖も一針三ミリより細かく運針し、裏返しても恥ずかしくない始末を信条にしています。',
  ],
  [
    'amimoto',
    'あみもと',
    'アミモト',
    '新潟県五泉',
    'ニットの町の編み場。前身頃と後ろ身頃の目数をそろえて編み、一着ずつ手でかがって仕上げます。',
  ],
  [
    'zubon-ya',
    '折り目製作所',
    'オリメセイサクジョ',
    '岡山県児島',
    'ズボンだけを作る工場です。股ぐりの型紙を年に一度、着用の写真を見ながら引き直しています。',
  ],
  [
    'kaban-no-soko',
    'かばんの底',
    'カバンノソコ',
    '兵庫県豊岡',
    '荷の重さがかかる底から設計する鞄の作り手。帆布は、織り上げたあとに一度洗ってから裁ちます。',
  ],
  [
    'kutsu-to-ki',
    '靴と木型',
    'クツトキガタ',
    '東京都浅草',
    '木型師と底付師、二人の靴工房です。日本の足に多い、甲が低く指のつけ根が広い木型を使います。',
  ],
]

export const makers: DemoMaker[] = ROWS.map(([key, name, name_kana, region, story]) => ({
  key,
  name,
  name_kana,
  country: '日本',
  description_html: `<p>${region}の作り手です。${story}</p>`,
}))

export const brands: DemoBrand[] = [
  {
    key: 'issun',
    name: '一寸',
    name_kana: 'イッスン',
    maker_key: 'hagire-hosei',
    description: '寸法だけを見て選べるようにした、当店のシャツとカットソーです。',
  },
  {
    key: 'yukitake',
    name: '裄丈',
    name_kana: 'ユキタケ',
    maker_key: 'oriba-hachi',
    description: '腕の長さから型紙を起こした、毛織の羽織りものです。',
  },
  {
    key: 'me-to-me',
    name: '目と目',
    name_kana: 'メトメ',
    maker_key: 'amimoto',
    description: '編み目の大きさを三つにしぼった、ふだん着のニットです。',
  },
]
