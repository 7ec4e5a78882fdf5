import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toAmounts, toWords } from '../words.ts'

const rice: ProductLine = {
  key: 'rice',
  content: { unit: 'g' },
  code: 'RC',
  category_keys: ['rice'],
  picture_kind: 'rice-bag',
  label_spec: '札',
  review_family: 'pantry',
  maker_keys: ['yukidoke'],
  tag_keys: ['popular'],
  is_giftable: true,
  colourway: 'indigo',
  accessory_lines: ['egg', 'miso'],
  items: toItems(`
    key | name | reading | yen | 札 | 産地 | お届け | 賞味期限 | 保存
    shinmai | 雪どけ新米 | ユキドケシンマイ | 1680 | 新米 | 新潟県南魚沼市 | 精米の翌日 | 冷暗所で約1か月 | 密閉して冷蔵庫の野菜室へ
  `).map((item) => ({
    ...item,
    traits: { paper: 1, emblem: 'disc' },
    axes: [
      {
        name: '精米',
        options: [
          { value: '白米', suffix: 'W' },
          { value: '玄米', suffix: 'G' },
        ],
      },
      toAmounts(['2kg', '2'], ['5kg', '5', 2200], ['10kg', '10', 5600]),
    ],
  })),
  words: toWords({
    openings: [
      '{maker}の{name}です。お送りする日の朝に精米します。',
      '袋を開けた日の香りを、{name}でどうぞ。',
    ],
    details: [
      '水は、いつもより少しだけひかえて炊いてください。',
      '産地は{産地}。一つの田の米だけを袋に詰めます。',
      '保存は、{保存}。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '{賞味期限}', '{保存}'],
  }),
}

const eggs: ProductLine = {
  key: 'egg',
  content: { unit: 'piece' },
  code: 'EG',
  category_keys: ['eggs'],
  picture_kind: 'eggs',
  label_spec: '札',
  review_family: 'pantry',
  maker_keys: ['torinoko'],
  tag_keys: ['chilled'],
  colourway: 'camel',
  accessory_lines: ['rice', 'miso'],
  items: toItems(`
    key | name | reading | yen | 札 | 産地 | お届け | 賞味期限 | 保存
    hiragai | 林の平飼いたまご | ハヤシノヒラガイタマゴ | 580 | 平飼い | 山梨県北杜市 | 産卵の2日後 | 生で14日 | とがった方を下にして冷蔵庫へ
  `).map((item) => ({
    ...item,
    axes: [
      {
        name: '殻の色',
        options: [
          { value: '赤玉', suffix: 'R', colourway: 'camel' },
          { value: '白玉', suffix: 'W', colourway: 'white' },
        ],
      },
      toAmounts(['6個', '6'], ['10個', '10', 300], ['30個', '30', 1800]),
    ],
  })),
  words: toWords({
    openings: [
      '{maker}の{name}です。拾った日を、一つずつ札に書きます。',
      '林を歩く鶏の{name}です。黄身の色は、季節の草で変わります。',
    ],
    details: [
      '白身が高く盛りあがるのは、新しいしるしです。',
      '産地は{産地}。割れにくい紙の箱でお送りします。',
      '万一割れていたら、写真一枚でお取り替えします。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '{賞味期限}', '{保存}'],
  }),
}

const miso: ProductLine = {
  key: 'miso',
  content: { unit: 'g' },
  code: 'MS',
  category_keys: ['miso'],
  picture_kind: 'miso-tub',
  label_spec: '札',
  review_family: 'pantry',
  maker_keys: ['kuranosaka'],
  colourway: 'camel',
  accessory_lines: ['root/miura', 'fruit/yuzu'],
  items: toItems(`
    key | name | reading | yen | 札 | 産地 | お届け | 賞味期限 | 保存
    kome | 木桶の米みそ | キオケノコメミソ | 780 | 米みそ | 長野県上田市 | ご注文の2日後 | 冷蔵で6か月 | 表面に紙をあてて冷蔵庫へ
  `).map((item) => ({
    ...item,
    axes: [
      {
        name: '熟成',
        options: [
          { value: '半年 白', suffix: 'W', colourway: 'natural' },
          { value: '一夏 淡', suffix: 'T', colourway: 'camel' },
          { value: '二夏 赤', suffix: 'R', colourway: 'brown', extra_yen: 200 },
        ],
      },
      toAmounts(['500g', '05'], ['1kg', '10', 600]),
    ],
    remark: '柚子と練れば<a href="/blog/yuzu-miso/">ゆずみそ</a>になります。',
  })),
  words: toWords({
    openings: [
      '{maker}の{name}です。木桶で仕込み、夏を越すまで待ちました。',
      '{name}は、汁にしたときの香りで仕込みを決めています。',
    ],
    details: [
      '産地は{産地}。米と大豆と塩のほかには、何も入れません。',
      '冷蔵庫でも少しずつ熟します。色が濃くなっても、お使いいただけます。',
      '保存は、{保存}。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '{賞味期限}', '{保存}'],
  }),
}

const CONTENTS: Readonly<Record<string, string>> = {
  nabe: 'pot',
  konsai: 'roots',
  kudamono: 'fruit',
  asa: 'morning',
}

const boxes: ProductLine = {
  key: 'box',
  code: 'BX',
  category_keys: ['season-box'],
  picture_kind: 'harvest-box',
  label_spec: '札',
  review_family: 'pantry',
  maker_keys: ['sanchome'],
  tag_keys: ['in-season', 'limited'],
  is_giftable: true,
  colourway: 'green',
  accessory_lines: ['fish/gaki', 'egg'],
  items: toItems(`
    key | name | reading | yen | 札 | 中身 | 産地 | お届け | 賞味期限 | 保存
    nabe | 冬の鍋の箱 | フユノナベノハコ | 2480 | 冬の鍋 | 白菜、長ねぎ、にんじん、しいたけ、ゆず | 群馬・神奈川・大分・愛媛 | 収穫の翌日 | 冷蔵で約5日 | 葉物から先に
    konsai | 根菜の箱 | コンサイノハコ | 2280 | 根菜 | 大根、にんじん、さつまいも、れんこん | 神奈川・茨城 | 収穫の翌日 | 冷暗所で約2週間 | 土つきのまま紙に包んで
    kudamono | 冬のくだものの箱 | フユノクダモノノハコ | 3480 | くだもの | りんご、みかん、甘柿 | 青森・愛媛 | 収穫の2日後 | 常温で約7日 | りんごだけ別の袋に
    asa | 朝ごはんの箱 | アサゴハンノハコ | 3280 | 朝ごはん | 新米2kg、たまご6個、みそ、みかん | 新潟・山梨・長野・愛媛 | 精米の翌日 | たまごは生で14日 | たまごは冷蔵庫へ
  `).map((item) => ({
    ...item,
    traits: { contents: CONTENTS[item.key] ?? 'pot' },
    axes: [
      {
        name: '人数',
        options: [
          { value: '2人', suffix: '2' },
          { value: '4人', suffix: '4', extra_yen: 1600 },
        ],
      },
    ],
    ...(item.key === 'nabe' && { remark: '作りかたは<a href="/blog/kasane-nabe/">白菜のかさね鍋</a>に。' }),
  })),
  words: toWords({
    openings: [
      '{中身}を詰めた、{name}です。',
      '今朝の台から、係が献立を考えて詰めました。中身は{中身}です。',
    ],
    details: [
      '産地は{産地}。一品ずつの札を、ふたの裏に貼っています。',
      '採れ高により、同じ値ごろの品に替わることがあります。',
      '箱は畳んで、次のお届けのときにお返しいただけます。',
    ],
    points: ['中身は{中身}', '産地は{産地}', 'お届けは{お届け}', '{賞味期限}'],
  }),
}

export const pantryLines: ProductLine[] = [rice, eggs, miso, boxes]
