import type { ProductLine } from '../../product-line.ts'
import { toItems } from '../../to-items.ts'
import { toComparison, withOwn } from '../to-comparison.ts'
import { inColours } from './colours.ts'
import { AUDIO_CLOSINGS, toWords } from './words.ts'

const amplifierItems = withOwn(
  toItems(`
  key | name | reading | yen | 出力 | 重さ | 幅 | 入力 | 電力
  tomoshibi | 真空管アンプ 灯 | シンクウカンアンプ トモシビ | 198000 | 8W（8Ω） | 13.5kg | 380mm | 3系統 | 120W
  nihon | プリメインアンプ 針二本 | プリメインアンプ ハリニホン | 148000 | 50W（8Ω） | 11.8kg | 430mm | 6系統 | 180W
  hitotsume | プリメインアンプ 一つ目 | プリメインアンプ ヒトツメ | 89800 | 35W（8Ω） | 7.2kg | 430mm | 5系統 | 110W
  tenohira | ヘッドホンアンプ 掌 | ヘッドホンアンプ テノヒラ | 38800 | 0.9W（32Ω） | 1.1kg | 210mm | 2系統 | 12W
`),
  {
    tomoshibi: {
      copy: '8W、明かりを聴く。',
      traits: { panel: 'valves' },
      colourway: 'gold',
      remark: '音が落ち着くまで二十分かかります。そのあいだ、球が少しずつ明るくなります。',
    },
    nihon: {
      copy: '50W、針が音を指さす。',
      traits: { panel: 'meters' },
      axes: inColours('色', '黒', '銀'),
      remark: '二本の針は飾りではありません。左右の出力を、そのまま指します。',
    },
    hitotsume: {
      copy: '35W、つまみは一つで足りる。',
      traits: { panel: 'dial' },
      axes: inColours('色', '銀', '黒'),
      remark: '音色を変えるつまみは裏側にあります。ふだんは触らずに済むようにしました。',
    },
    tenohira: {
      copy: '1.1kg、机の端に置ける。',
      traits: { panel: 'small' },
      colourway: 'gunmetal',
      remark: '150Ωのヘッドホンまで余裕をもって鳴らします。',
    },
  },
)

const amplifier: ProductLine = {
  key: 'amplifier',
  code: 'AM',
  category_keys: ['amplifiers'],
  picture_kind: 'amplifier',
  review_family: 'audio',
  maker_keys: ['hakumei-denki'],
  tag_keys: ['audition', 'repairable', 'made-in-japan'],
  colourway: 'black',
  size_table: toComparison(amplifierItems),
  items: amplifierItems,
  words: toWords(
    {
      openings: [
        '{name}は、出力{出力}の増幅器です。{maker}が回路図を添えてお渡しします。',
        '{maker}の{name}。幅{幅}、重さ{重さ}。置く棚の奥行きも、先に測ってください。',
      ],
      details: [
        '入力は{入力}です。使わない端子には、ふたが付いています。',
        '消費する電力は{電力}。待機のあいだは0.3W以下です。',
        '音量のつまみは、ひと目盛りが1dBになるよう作られています。',
        '熱は上へ逃げます。上に物を置かず、10cmの空きを取ってください。',
      ],
      points: ['出力 {出力}', '重さ {重さ}', '幅 {幅}', '入力 {入力}', '回路図つき'],
    },
    AUDIO_CLOSINGS,
  ),
}

const speakerItems = withOwn(
  toItems(`
  key | name | reading | yen | 高さ | 重さ | 最低音 | 電源
  madobe | 棚置きスピーカー 窓辺 二本 | タナオキスピーカー マドベ ニホン | 98000 | 340mm | 6.4kg（1本） | 48Hz | アンプにつなぐ
  sugidachi | 床置きスピーカー 杉立 二本 | ユカオキスピーカー スギダチ ニホン | 268000 | 960mm | 18.6kg（1本） | 34Hz | アンプにつなぐ
  ichirin | 一つ穴スピーカー 一輪 | ヒトツアナスピーカー イチリン | 64800 | 280mm | 4.1kg | 70Hz | アンプにつなぐ
  toro | 持ち運ぶスピーカー 灯籠 | モチハコブスピーカー トウロウ | 29800 | 230mm | 1.3kg | 60Hz | 電池 15時間
`),
  {
    madobe: {
      copy: '340mm、本棚の幅で海が鳴る。',
      traits: { form: 'shelf', pieces: 1, cone: 'paper' },
      axes: inColours('仕上げ', '胡桃', '黒'),
      remark: '壁から10cm離すと低い音がほどけます。台の高さは耳に合わせてください。',
    },
    sugidachi: {
      copy: '34Hz、床に届く低さまで。',
      traits: { form: 'floor', pieces: 1, cone: 'glass' },
      axes: inColours('仕上げ', '黒', '白'),
      remark: '六畳では持て余します。八畳から上の部屋で、左右の間を2mほど取ってください。',
    },
    ichirin: {
      copy: '280mm、ひとつの口から聴く声。',
      traits: { form: 'single', pieces: 0, cone: 'metal' },
      axes: inColours('仕上げ', '白', '胡桃'),
      remark: '高い音と低い音の端は、あえて追いません。人の声のための一本です。',
    },
    toro: {
      copy: '1.3kg、提げて台所へ。',
      traits: { form: 'carried' },
      axes: inColours('仕上げ', '鉄', '胡桃'),
      remark: '電池は店で交換できます。持ち手は革なので、雨の日は外してください。',
    },
  },
)

const speaker: ProductLine = {
  key: 'speaker',
  code: 'SP',
  category_keys: ['speakers'],
  picture_kind: 'loudspeaker',
  review_family: 'audio',
  maker_keys: ['nagi-onkyo'],
  tag_keys: ['audition', 'made-in-japan'],
  colourway: 'brown',
  size_table: toComparison(speakerItems),
  items: speakerItems,
  words: toWords(
    {
      openings: [
        '{name}は、高さ{高さ}のスピーカーです。箱は{maker}が船具の継ぎ手で組んでいます。',
        '{maker}の{name}。重さは{重さ}、いちばん低い音は{最低音}までです。',
      ],
      details: [
        '最低音は、音圧が3dB下がるところで測りました。',
        '箱の内側には羊毛を詰めています。量は一箱ずつ、聴きながら決めます。',
        '電源の欄は「{電源}」です。',
        '仕上げの木は、窓ぎわの光で少しずつ色が深くなります。',
      ],
      points: ['高さ {高さ}', '重さ {重さ}', '最低音 {最低音}', '電源は{電源}', '箱の傷は削り直せます'],
    },
    AUDIO_CLOSINGS,
  ),
}

const turntableItems = withOwn(
  toItems(`
  key | name | reading | yen | 重さ | 回転むら | 回転数 | 駆動 | 腕
  enso | レコードプレーヤー 円相 | レコードプレーヤー エンソウ | 118000 | 6.8kg | 0.08% | 33・45 | ベルト | まっすぐ
  hodo | レコードプレーヤー 歩度 | レコードプレーヤー ホド | 78000 | 9.1kg | 0.03% | 33・45・78 | 直結 | S字
  itanoma | レコードプレーヤー 板間 | レコードプレーヤー イタノマ | 248000 | 14.2kg | 0.05% | 33・45 | 糸 | S字
`),
  {
    enso: {
      copy: '6.8kg、まわることだけを考えた板。',
      traits: { drive: 'belt', arm: 'straight', label: 3 },
      axes: inColours('仕上げ', '黒', '胡桃'),
      remark: '自動では止まりません。片面が終わったら、立ち上がって針を上げてください。',
    },
    hodo: {
      copy: '0.03%、歩く速さが変わらない。',
      traits: { drive: 'direct', arm: 'bent', label: 1 },
      axes: inColours('仕上げ', '銀', '黒'),
      remark: '78回転にも対応します。祖父母の盤を鳴らしたい方に。',
    },
    itanoma: {
      copy: '14.2kg、静けさは重さから。',
      traits: { drive: 'thick', arm: 'bent', label: 0 },
      axes: inColours('仕上げ', '胡桃', '黒'),
      remark: '板は一枚の胡桃から削り出します。ご注文から仕上がりまで三週間ほどです。',
    },
  },
)

const turntable: ProductLine = {
  key: 'turntable',
  code: 'TT',
  category_keys: ['turntables'],
  picture_kind: 'turntable',
  review_family: 'audio',
  maker_keys: ['hakumei-denki'],
  tag_keys: ['audition', 'repairable'],
  colourway: 'black',
  size_table: toComparison(turntableItems),
  accessory_lines: ['amplifier/hitotsume'],
  items: turntableItems,
  words: toWords(
    {
      openings: [
        '{name}は、{駆動}で回すレコードプレーヤーです。重さは{重さ}あります。',
        '{maker}の{name}。回転むらは{回転むら}、腕は{腕}です。',
      ],
      details: [
        '回転数は{回転数}。切り替えは前のつまみで行います。',
        '針圧の合わせ方を、写真入りの一枚の紙にしました。道具は要りません。',
        '足は三つです。四つより水平が出しやすく、がたつきません。',
        '針は消耗品です。500時間をめどに、替えをご案内します。',
      ],
      points: [
        '重さ {重さ}',
        '回転むら {回転むら}',
        '回転数 {回転数}',
        '腕は{腕}',
        '針つき、すぐに鳴らせます',
      ],
    },
    AUDIO_CLOSINGS,
  ),
}

export const roomLines = [amplifier, speaker, turntable]
