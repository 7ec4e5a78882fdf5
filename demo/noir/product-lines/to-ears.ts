import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toComparison, withOwn } from '../to-comparison.ts'
import { inColours } from './colours.ts'
import { AUDIO_CLOSINGS, toWords } from './words.ts'

const headphoneItems = withOwn(
  toItems(`
  key | name | reading | yen | 重さ | 再生時間 | インピーダンス | 構造 | 接続
  hakubo-40 | 無線ヘッドホン 薄暮 | ムセンヘッドホン ハクボ | 32800 | 218g | 40時間 | 32Ω | 密閉型・騒音低減 | 無線・有線
  nagi | 開放型ヘッドホン 凪 | カイホウガタヘッドホン ナギ | 49800 | 298g | 電源不要 | 150Ω | 開放型 | 有線 3m
  kodama | 密閉型ヘッドホン 木霊 | ミッペイガタヘッドホン コダマ | 62800 | 342g | 電源不要 | 38Ω | 密閉型・胡桃の殻 | 有線 1.8m
  memori | 録音用ヘッドホン 目盛 | ロクオンヨウヘッドホン メモリ | 19800 | 265g | 電源不要 | 63Ω | 密閉型 | 有線 3m（巻き線）
`),
  {
    'hakubo-40': {
      copy: '40時間、街を遠くに置く。',
      traits: { cup: 'light' },
      axes: inColours('色', '銀', '黒', '生成り'),
      remark: '充電は10分で4時間分。電池が切れても、線をつなげば鳴ります。',
    },
    nagi: {
      copy: '298g、音が部屋の広さになる。',
      traits: { cup: 'open' },
      colourway: 'black',
      remark: '音が外へ出る構造です。電車の中には向きません。',
    },
    kodama: {
      copy: '342g、低い音が近くに座る。',
      traits: { cup: 'closed' },
      axes: inColours('色', '生成り', '黒'),
      remark: '胡桃の殻は一つずつ木目が違います。写真と同じものは、二つとありません。',
    },
    memori: {
      copy: '265g、そのままを聴くための道具。',
      traits: { cup: 'studio' },
      colourway: 'gunmetal',
      remark: '長く聴いて楽しい音ではありません。何が鳴っているかを確かめるための一台です。',
    },
  },
)

const headphone: ProductLine = {
  key: 'headphone',
  code: 'HP',
  category_keys: ['headphones'],
  picture_kind: 'headphones',
  review_family: 'audio',
  maker_keys: ['hibiki-koubou'],
  tag_keys: ['audition', 'repairable'],
  colourway: 'black',
  size_table: toComparison(headphoneItems),
  accessory_lines: ['amplifier/tenohira'],
  items: headphoneItems,
  words: toWords(
    {
      openings: [
        '{name}は、{構造}のヘッドホンです。重さは{重さ}、{maker}が組み立てています。',
        '{maker}の{name}。{構造}、{重さ}。まず重さを手で確かめてください。',
      ],
      details: [
        '耳を覆う当ては、ねじを使わずに外れます。汗をかく季節は、月に一度洗えます。',
        '頭の帯は、荷重が一点に集まらないように二枚重ねです。',
        '接続は{接続}。線は耳の側で外れるので、断線しても線だけを替えられます。',
        'インピーダンスは{インピーダンス}です。電話機で鳴らすときの音量は、ご質問の欄をご覧ください。',
      ],
      points: [
        '重さ {重さ}',
        '構造は{構造}',
        '接続は{接続}',
        'インピーダンス {インピーダンス}',
        '耳当ての替えあり',
      ],
    },
    AUDIO_CLOSINGS,
  ),
}

const earphoneItems = withOwn(
  toItems(`
  key | name | reading | yen | 重さ | 再生時間 | 防水 | 接続
  yoru | 無線イヤホン 夜風 | ムセンイヤホン ヨカゼ | 24800 | 5.6g（片側） | 11時間 | IPX4 | 無線・騒音低減
  kosame | 無線イヤホン 小雨 | ムセンイヤホン コサメ | 16800 | 4.2g（片側） | 8時間 | IPX5 | 無線
  itodenwa | 有線イヤホン 糸電話 | ユウセンイヤホン イトデンワ | 8900 | 12g | 電源不要 | なし | 有線 1.2m
`),
  {
    yoru: {
      copy: '11時間、夜行列車の端から端まで。',
      traits: { body: 'bean' },
      axes: inColours('色', '白', '黒'),
      remark: '箱で三回分を充電できます。箱の電池も、店で交換できます。',
    },
    kosame: {
      copy: '4.2g、雨の日も外さない。',
      traits: { body: 'stem', box: 1 },
      axes: inColours('色', '黒', '銀'),
      remark: '水しぶきには耐えますが、水に沈めることはできません。',
    },
    itodenwa: {
      copy: '12g、充電のいらない糸一本。',
      traits: { body: 'wired' },
      colourway: 'silver',
      remark: '先の替えを三つの大きさで添えました。線は付け根で外れます。',
    },
  },
)

const earphone: ProductLine = {
  key: 'earphone',
  code: 'EP',
  category_keys: ['earphones'],
  picture_kind: 'earphones',
  review_family: 'audio',
  maker_keys: ['onsa-sha'],
  tag_keys: ['audition'],
  colourway: 'black',
  size_table: toComparison(earphoneItems),
  items: earphoneItems,
  words: toWords(
    {
      openings: [
        '{name}は、{重さ}のイヤホンです。{maker}が一つずつ音を合わせています。',
        '小さな耳の道具、{name}。重さは{重さ}、接続は{接続}です。',
      ],
      details: [
        '先の素材は、体温でわずかに柔らかくなります。はじめの十分は、少し硬く感じます。',
        '左右の音量の差は1dB以内にそろえました。',
        '再生時間の欄は「{再生時間}」です。音量を半分にして測りました。',
        '防水の程度は「{防水}」です。濡れたら、乾いた布で拭いてから仕舞ってください。',
      ],
      points: ['重さ {重さ}', '再生時間 {再生時間}', '防水 {防水}', '接続は{接続}', '先の替え三組'],
    },
    AUDIO_CLOSINGS,
  ),
}

export const earLines = [headphone, earphone]
