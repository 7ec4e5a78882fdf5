/**
 * Words that banks shorten in a payer's name: the tables 全国銀行協会 gave its members (法人略語, 営業所略語, 事業略語), the same in the
 * guides of many banks, e.g. https://www.keiyobank.co.jp/alpha_dbank/internet/typing.html. Kana are spelled large, as there.
 */

/** Legal forms by their short form, which stands beside a bracket: `カ)` at the front, `(カ)` within, `(カ` at the end. */
const LEGAL_FORMS: Readonly<Record<string, readonly string[]>> = {
  カ: ['株式会社', 'カブシキガイシヤ', 'カブシキカイシヤ'],
  ユ: ['有限会社', 'ユウゲンガイシヤ', 'ユウゲンカイシヤ'],
  メ: ['合名会社', 'ゴウメイガイシヤ', 'ゴウメイカイシヤ'],
  シ: ['合資会社', 'ゴウシガイシヤ', 'ゴウシカイシヤ'],
  ド: ['合同会社', 'ゴウドウガイシヤ', 'ゴウドウカイシヤ'],
  ソ: ['相互会社', 'ソウゴガイシヤ', 'ソウゴカイシヤ'],
  イ: [
    '医療法人',
    '医療法人社団',
    '医療法人財団',
    '社会医療法人',
    'イリヨウホウジン',
    'イリヨウホウジンシヤダン',
    'イリヨウホウジンザイダン',
    'シヤカイイリヨウホウジン',
  ],
  ザイ: [
    '財団法人',
    '一般財団法人',
    '公益財団法人',
    'ザイダンホウジン',
    'イツパンザイダンホウジン',
    'コウエキザイダンホウジン',
  ],
  シヤ: [
    '社団法人',
    '一般社団法人',
    '公益社団法人',
    'シヤダンホウジン',
    'イツパンシヤダンホウジン',
    'コウエキシヤダンホウジン',
  ],
  シユウ: ['宗教法人', 'シユウキヨウホウジン'],
  ガク: ['学校法人', 'ガツコウホウジン'],
  フク: ['社会福祉法人', 'シヤカイフクシホウジン'],
  ホゴ: ['更生保護法人', 'コウセイホゴホウジン'],
  トクヒ: ['特定非営利活動法人', 'NPO法人', 'トクテイヒエイリカツドウホウジン', 'エヌピーオーホウジン'],
  ドク: ['独立行政法人', 'ドクリツギヨウセイホウジン'],
  チドク: ['地方独立行政法人', 'チホウドクリツギヨウセイホウジン'],
  ベン: ['弁護士法人', 'ベンゴシホウジン'],
  ギヨ: ['行政書士法人', 'ギヨウセイシヨシホウジン'],
  シホウ: ['司法書士法人', 'シホウシヨシホウジン'],
  ゼイ: ['税理士法人', 'ゼイリシホウジン'],
  ロウム: ['社会保険労務士法人', 'シヤカイホケンロウムシホウジン'],
  チユウ: [
    '有限責任中間法人',
    '無限責任中間法人',
    'ユウゲンセキニンチユウカンホウジン',
    'ムゲンセキニンチユウカンホウジン',
  ],
  ダイ: ['国立大学法人', '公立大学法人', 'コクリツダイガクホウジン', 'コウリツダイガクホウジン'],
  ノウ: ['農事組合法人', 'ノウジクミアイホウジン'],
  カンリ: ['管理組合法人', 'カンリクミアイホウジン'],
}
/** Seen beside brackets, too, in kana and on paper. */
const OTHER_SHORT_FORMS = [
  'カブ',
  'ドクギヨウ',
  '一財',
  '公財',
  '一社',
  '公社',
  ...'株有名資同相医財社宗学福特独弁税農',
]
/** Forms the tables have no short form of. */
const OTHER_LONG_FORMS = [
  '監査法人',
  '特許業務法人',
  '土地家屋調査士法人',
  'カンサホウジン',
  'トツキヨギヨウムホウジン',
  'トチカオクチヨウサシホウジン',
]

/** Offices and trades by their short form, which takes the place of the word. It may be somebody's name: レン, カサイ. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  エイ: ['営業所', 'エイギヨウシヨ'],
  シユツ: ['出張所', 'シユツチヨウシヨ'],
  レン: ['連合会', 'レンゴウカイ'],
  キヨウサイ: ['共済組合', 'キヨウサイクミアイ'],
  キヨウクミ: ['協同組合', 'キヨウドウクミアイ'],
  セイメイ: ['生命保険', 'セイメイホケン'],
  カイジヨウ: ['海上火災保険', 'カイジヨウカサイホケン'],
  カサイ: ['火災海上保険', 'カサイカイジヨウホケン'],
  ケンポ: ['健康保険組合', 'ケンコウホケンクミアイ'],
  コクホ: ['国民健康保険組合', 'コクミンケンコウホケンクミアイ'],
  コクホレン: ['国民健康保険団体連合会', 'コクミンケンコウホケンダンタイレンゴウカイ'],
  シヤホ: ['社会保険診療報酬支払基金', 'シヤカイホケンシンリヨウホウシユウシハライキキン'],
  コウネン: ['厚生年金基金', 'コウセイネンキンキキン'],
  ジユウクミ: ['従業員組合', 'ジユウギヨウインクミアイ'],
  ロウクミ: ['労働組合', 'ロウドウクミアイ'],
  セイキヨウ: ['生活協同組合', 'セイカツキヨウドウクミアイ'],
  シヨクハンキヨウ: ['食糧販売協同組合', 'シヨクリヨウハンバイキヨウドウクミアイ'],
  コクキヨウレン: ['国家公務員共済組合連合会', 'コツカコウムインキヨウサイクミアイレンゴウカイ'],
  ノウキヨウ: ['農業協同組合', 'ノウギヨウキヨウドウクミアイ'],
  ノウキヨウレン: ['農業協同組合連合会', 'ノウギヨウキヨウドウクミアイレンゴウカイ'],
  ケイザイレン: ['経済農業協同組合連合会', 'ケイザイノウギヨウキヨウドウクミアイレンゴウカイ'],
  キヨウサイレン: ['共済農業協同組合連合会', 'キヨウサイノウギヨウキヨウドウクミアイレンゴウカイ'],
  ギヨキヨウ: ['漁業協同組合', 'ギヨギヨウキヨウドウクミアイ'],
  ギヨレン: ['漁業協同組合連合会', 'ギヨギヨウキヨウドウクミアイレンゴウカイ'],
  シヨクアン: ['公共職業安定所', 'コウキヨウシヨクギヨウアンテイシヨ'],
  シヤキヨウ: ['社会福祉協議会', 'シヤカイフクシキヨウギカイ'],
  トクヨウ: ['特別養護老人ホーム', 'トクベツヨウゴロウジンホーム'],
  ユウクミ: ['有限責任事業組合', 'ユウゲンセキニンジギヨウクミアイ'],
}

/** One of some words, the longest that is there. */
const oneOf = (words: readonly string[]) => `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`

const SHORT_FORM = oneOf([...Object.keys(LEGAL_FORMS), ...OTHER_SHORT_FORMS])
const LONG_FORM = oneOf([...Object.values(LEGAL_FORMS).flat(), ...OTHER_LONG_FORMS])
/** A number of an order may stand before the name. */
const TAKEN_OFF = new RegExp(
  `${LONG_FORM}|\\(${SHORT_FORM}(?:\\)|(?=\\(|$))|(?<=^|[0-9])(?:${SHORT_FORM}\\))+`,
  'g',
)

const SHORTENED = new Map(
  Object.entries(TRADES).flatMap(([short, words]) => words.map((word): [string, string] => [word, short])),
)
const TRADE = new RegExp(oneOf([...SHORTENED.keys()]), 'g')

/**
 * A name without the legal form of whoever has it, its trade shortened as banks do: `ｾﾞｲ)ｶﾓﾒ` and `税理士法人かもめ` are `カモメ`,
 * `かもめ農業協同組合` is `カモメノウキヨウ`.
 * @param name in katakana, all large, and without spaces
 */
export function dropLegalForms(name: string): string {
  return name.replace(TAKEN_OFF, '').replace(TRADE, (word) => SHORTENED.get(word) ?? word)
}
