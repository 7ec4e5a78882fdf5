import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toAmounts, toWords } from '../words.ts'

const KINDS: Readonly<Record<string, string>> = {
  hakusai: 'hakusai',
  horenso: 'spinach',
  negi: 'leek',
  miura: 'daikon',
  ninjin: 'carrot',
  imo: 'sweet-potato',
  renkon: 'lotus-root',
  shiitake: 'shiitake',
  tomato: 'tomato',
}

const AMOUNTS: Readonly<Record<string, ReturnType<typeof toAmounts>>> = {
  hakusai: toAmounts(['半玉 約1.2kg', 'H'], ['1玉 約2.4kg', '1', 200]),
  horenso: toAmounts(['1束 200g', '1'], ['3束 600g', '3', 500]),
  negi: toAmounts(['3本 約350g', '3'], ['10本 約1.2kg', '10', 600]),
  miura: toAmounts(['1本 約1kg', '1'], ['3本 約3kg', '3', 400]),
  ninjin: toAmounts(['500g', '05'], ['2kg', '20', 700]),
  imo: toAmounts(['1kg', '10'], ['3kg', '30', 1100], ['5kg', '50', 2000]),
  renkon: toAmounts(['400g', '04'], ['1kg', '10', 900]),
  shiitake: toAmounts(['150g', '015'], ['500g', '050', 900]),
  tomato: toAmounts(['300g', '03'], ['1kg', '10', 1500]),
}

const RECIPES: Readonly<Record<string, string>> = {
  hakusai: '鍋にするなら<a href="/blog/kasane-nabe/">白菜のかさね鍋</a>をどうぞ。',
  miura: 'ぶりと煮るなら<a href="/blog/buri-daikon/">ぶり大根</a>に。',
  imo: '家で焼く方は<a href="/blog/yaki-imo/">天板の焼きいも</a>をご覧ください。',
  renkon: 'はじめは<a href="/blog/kinpira/">れんこんのきんぴら</a>で。',
}

const toStall = (table: string) =>
  toItems(table).map((item) => {
    const amounts = AMOUNTS[item.key]
    const recipe = RECIPES[item.key]
    return {
      ...item,
      picture_kind: KINDS[item.key] ?? 'hakusai',
      ...(amounts && { axes: [amounts] }),
      ...(recipe && { remark: recipe }),
    }
  })

const leaves: ProductLine = {
  key: 'leaf',
  content: { unit: 'g' },
  code: 'LF',
  category_keys: ['leaves'],
  picture_kind: 'hakusai',
  review_family: 'vegetable',
  maker_keys: ['okanohatake'],
  tag_keys: ['in-season', 'chilled'],
  colourway: 'green',
  accessory_lines: ['kinoko/shiitake', 'fruit/yuzu'],
  items: toStall(`
    key | name | reading | yen | 産地 | お届け | 賞味期限 | 保存
    hakusai | 霜降り白菜 | シモフリハクサイ | 280 | 群馬県昭和村 | 収穫の翌日 | 冷蔵で約10日 | 立てて冷蔵庫へ
    horenso | ちぢみほうれん草 | チヂミホウレンソウ | 280 | 群馬県昭和村 | 収穫の翌日 | 冷蔵で約5日 | 湿らせた紙に包んで冷蔵庫へ
    negi | 下仁田の長ねぎ | シモニタノナガネギ | 380 | 群馬県昭和村 | 収穫の翌日 | 冷蔵で約10日 | 土つきは日かげで二週間
  `),
  words: toWords({
    openings: [
      '{maker}の{name}です。夜明けに切り、昼には三丁目の台に並びます。',
      '朝の気温が五度を下がると、{name}は急に甘くなります。',
    ],
    details: [
      '葉の先まで張りがあるものだけを選びました。',
      '産地は{産地}。山の水で洗ってから箱に詰めています。',
      'おいしく召し上がれるのは、{賞味期限}です。',
      '外葉は捨てずに、炒めものや汁の実にお使いください。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '{賞味期限}', '{保存}'],
  }),
}

const roots: ProductLine = {
  key: 'root',
  content: { unit: 'g' },
  code: 'RT',
  category_keys: ['roots'],
  picture_kind: 'daikon',
  review_family: 'vegetable',
  maker_keys: ['hamakaze', 'hamakaze', 'numabe', 'numabe'],
  tag_keys: ['in-season'],
  colourway: 'natural',
  accessory_lines: ['fish/buri', 'miso'],
  items: toStall(`
    key | name | reading | yen | 産地 | お届け | 賞味期限 | 保存
    miura | 葉つき三浦大根 | ハツキミウラダイコン | 380 | 神奈川県三浦市 | 収穫の翌日 | 冷蔵で約10日 | 葉を切り落として冷蔵庫へ
    ninjin | 土つきにんじん | ツチツキニンジン | 380 | 神奈川県三浦市 | 収穫の翌日 | 冷暗所で約2週間 | 洗わずに紙に包んで
    imo | 蔵出しさつまいも | クラダシサツマイモ | 680 | 茨城県土浦市 | 蔵出しの翌日 | 常温で約1か月 | 冷蔵庫に入れず、紙に包んで
    renkon | 手掘りれんこん | テボリレンコン | 580 | 茨城県土浦市 | 収穫の翌日 | 冷蔵で約7日 | 節のまま、湿らせた紙に包んで
  `),
  words: toWords({
    openings: [
      '{maker}の{name}です。掘りたての土の香りごと、箱に詰めました。',
      '冬の土の下で、{name}はゆっくり太ります。',
    ],
    details: [
      '形は不ぞろいですが、味の濃い太さのものを選んでいます。',
      '産地は{産地}。水はけのよい畑で、追い肥をひかえて育てました。',
      '保存は、{保存}。',
      '皮のきわがいちばん甘いので、むくときは薄くどうぞ。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '{賞味期限}', '{保存}'],
  }),
}

const mushrooms: ProductLine = {
  key: 'kinoko',
  content: { unit: 'g' },
  code: 'KN',
  category_keys: ['mushrooms'],
  picture_kind: 'shiitake',
  review_family: 'vegetable',
  maker_keys: ['hodagi', 'akane'],
  tag_keys: ['chilled', 'spray-free'],
  colourway: 'red',
  accessory_lines: ['leaf/hakusai', 'egg'],
  items: toStall(`
    key | name | reading | yen | 産地 | お届け | 賞味期限 | 保存
    shiitake | 原木しいたけ | ゲンボクシイタケ | 480 | 大分県豊後大野市 | 収穫の2日後 | 冷蔵で約7日 | 軸を上にして冷蔵庫へ
    tomato | はじけるトマト | ハジケルトマト | 680 | 熊本県八代市 | 収穫の2日後 | 冷蔵で約7日 | へたを下にして冷蔵庫へ
  `),
  words: toWords({
    openings: [
      '{maker}の{name}です。朝のうちに採り、保冷の便でお送りします。',
      '{name}が台に並ぶと、店がにぎやかになります。',
    ],
    details: [
      '大きさをそろえず、採れた順に詰めています。',
      '産地は{産地}。収穫から{お届け}に届くよう、便を選びました。',
      '食べごろは届いた日から三日ほどです。',
    ],
    points: ['産地は{産地}', 'お届けは{お届け}', '{賞味期限}', '{保存}'],
  }),
}

export const vegetableLines: ProductLine[] = [leaves, roots, mushrooms]
