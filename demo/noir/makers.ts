import type { DemoMaker } from '../demo-shop.ts'

/** key, name, kana, region, story. All invented. */
const ROWS: [string, string, string, string, string][] = [
  [
    'hibiki-koubou',
    'ひびき工房',
    'ヒビキコウボウ',
    '長野県上田',
    '耳に掛けるものだけを作る、九人の工房です。イヤーパッドと頭の帯は、十年後も同じ型で手に入ります。',
  ],
  [
    'onsa-sha',
    '音叉舎',
    'オンサシャ',
    '静岡県浜松',
    '楽器の調律から始まった会社です。小さな耳の道具にも、音叉と同じ合金を一か所だけ使います。',
  ],
  [
    'hakumei-denki',
    '薄明電機',
    'ハクメイデンキ',
    '東京都大田区',
    '増幅器を作って六十年。回路図を箱に入れて渡すのは、誰の手でも直せるようにするためです。',
  ],
  [
    'nagi-onkyo',
    '凪音響',
    'ナギオンキョウ',
    '兵庫県明石',
    '船具の木工所が始めたスピーカーの仕事です。箱の角は一つずつ手で組み、釘を使いません。',
  ],
  [
    'tokiha',
    '刻羽時計工房',
    'トキハトケイコウボウ',
    '長野県岡谷',
    '組み立てと調整を一人の職人が受け持ちます。裏ぶたの内側に、その名前が小さく彫られています。',
  ],
  [
    'minamo-seiki',
    '水面精機',
    'ミナモセイキ',
    '秋田県横手',
    '計測器の部品を削る会社が作る、電池の時計です。針の重さを百分の一ミリグラムまで量ります。',
  ],
]

export const makers: DemoMaker[] = ROWS.map(([key, name, name_kana, region, story]) => ({
  key,
  name,
  name_kana,
  country: '日本',
  description_html: `<p>${region}の作り手です。${story}</p>`,
}))
