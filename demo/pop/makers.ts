import type { DemoBrand, DemoMaker } from '../demo-shop.ts'

/** key, name, kana, region, story. All invented. */
const ROWS: [string, string, string, string, string][] = [
  [
    'kurogane',
    'くろがね模型',
    'クロガネモケイ',
    '新潟県三条',
    '金型を自分で彫る模型の会社です。部品の切り口が表に出ないことだけは、譲らないそうです。',
  ],
  [
    'hoshikuzu',
    'ほしくず玩具',
    'ホシクズガング',
    '千葉県佐倉',
    '星と列車の好きな九人で、フィギュアとブロックを作っています。',
  ],
  [
    'pokan',
    'ぽかん堂',
    'ポカンドウ',
    '福岡県飯塚',
    '手のひらに収まるものだけを作る、カプセルトイの工房です。',
  ],
  [
    'mofu',
    'もふ縫製',
    'モフホウセイ',
    '岡山県津山',
    '布団の綿を扱う家から始まった、ぬいぐるみの縫製所です。抱き心地を社員の家族で確かめます。',
  ],
  [
    'ryufuda',
    '竜札計画',
    'リュウフダケイカク',
    '石川県小松',
    'ボードゲームとカードゲームを考える五人組です。試作は週末に、店の奥の卓で遊びます。',
  ],
]

export const makers: DemoMaker[] = ROWS.map(([key, name, name_kana, region, story]) => ({
  key,
  name,
  name_kana,
  country: region,
  description_html: `<p>${region}の作り手です。${story}</p>`,
}))

/** Series and characters: what this shop's shelves are sorted by. */
export const brands: DemoBrand[] = [
  {
    key: 'doruga',
    name: '重機兵ドルガ',
    name_kana: 'ジュウキヘイドルガ',
    maker_key: 'kurogane',
    description: '山の採掘場で働くロボットたちの物語。同じ縮尺で、腕も武器も付けかえられます。',
  },
  {
    key: 'hoshikuzu-express',
    name: 'ほしくず急行',
    name_kana: 'ホシクズキュウコウ',
    maker_key: 'hoshikuzu',
    description: '星から星へ走る列車と、乗務員の動物たち。',
  },
  {
    key: 'nekomaru',
    name: 'ねこまる商店街',
    name_kana: 'ネコマルショウテンガイ',
    maker_key: 'pokan',
    description: '店番はみんな猫。閉店後に事件が起きる商店街です。',
  },
  {
    key: 'umimochi',
    name: 'うみもち',
    name_kana: 'ウミモチ',
    maker_key: 'mofu',
    description: '海から来た、もちもちの生きものたち。',
  },
  {
    key: 'fuda',
    name: '竜札',
    name_kana: 'リュウフダ',
    maker_key: 'ryufuda',
    description: '札の中の竜を呼びあう、二人から遊べる対戦の世界です。',
  },
]
