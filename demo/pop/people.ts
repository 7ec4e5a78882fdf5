import type { DemoStylist } from '../demo-shop.ts'
import type { MemberStory } from '../member-story.ts'
import { toQuestions } from '../to-questions.ts'

export const stylists: DemoStylist[] = [
  {
    key: 'dokan',
    name: '土管 まさる',
    name_kana: 'ドカン マサル',
    title: '店主・ロボットの棚',
    height: null,
    profile_html:
      '<p>発売日を黒板に書く係です。組んだロボットは、店の窓ぎわに三百体を超えました。</p><h2>得意なこと</h2><ul><li>はじめての一体えらび</li><li>武器の付けかえ</li></ul>',
    coordinates: [
      {
        title: '採掘場の朝、机の上に',
        body: 'ドルガの腕をハヤテに付けかえ、てのりの頭を並べて格納庫に。光は左上から一つだけです。',
        product_keys: ['kit-doruga', 'kit-hayate', 'capsule-doruga'],
        published_days_ago: 8,
      },
      {
        title: '親子で一つずつ',
        body: '大人は一号機、子どもはかんたんキット。同じ時間に始めて、同じころに組みあがります。',
        product_keys: ['kit-doruga', 'kit-yagura'],
        published_days_ago: 41,
      },
    ],
  },
  {
    key: 'mochizuki',
    name: '望月 こむぎ',
    name_kana: 'モチヅキ コムギ',
    title: 'ぬいぐるみとカプセル',
    height: null,
    profile_html:
      '<p>棚の低いところの係です。カプセルは、開ける前に振って当てるのが特技です。</p><h2>得意なこと</h2><ul><li>贈りものえらび</li><li>小さな場面づくり</li></ul>',
    coordinates: [
      {
        title: '猫だらけの商店街',
        body: '角の家を真ん中に、店番を五匹。閉店のあと、探偵が通りかかります。',
        product_keys: ['block-house', 'capsule-neko', 'figure-tantei', 'plush-neko'],
        published_days_ago: 14,
      },
    ],
  },
  {
    key: 'sakai',
    name: '坂井 ゆう',
    name_kana: 'サカイ ユウ',
    title: 'ゲームの卓',
    height: null,
    profile_html:
      '<p>店の奥の卓で、週末に審判をしています。負けた人が次を選ぶ、が卓の決まりです。</p><h2>得意なこと</h2><ul><li>人数と時間に合うゲームえらび</li><li>五分の説明</li></ul>',
    coordinates: [
      {
        title: '雨の日の三本立て',
        body: 'デッキで肩ならし、市場でひとやすみ、最後は力を合わせて竜の谷へ。',
        product_keys: ['card-starter', 'game-market', 'game-valley'],
        published_days_ago: 25,
      },
    ],
  },
]

export const questions = toQuestions([
  [
    'kit-doruga',
    7,
    'はじめて組む人',
    'ニッパーのほかに要る道具はありますか。',
    '切り口を整えるやすりがあると、きれいに仕上がります。接着剤と塗料は要りません。',
  ],
  [
    'kit-tsubasa',
    3,
    '予約した人',
    '翼はドルガにも付きますか。',
    '付きます。背中の軸はシリーズ共通です。重いので、台座のご利用をおすすめします。',
  ],
  [
    'capsule-neko',
    19,
    'こむぎ好き',
    '全種セットは、重なりなく届きますか。',
    'はい。五つとも別の種類をそろえてお届けします。',
  ],
  [
    'card-starter',
    30,
    'パパ',
    '二人で遊ぶには、何組要りますか。',
    '一人に一組です。ちがう組どうしでも、同じ組どうしでも遊べます。',
  ],
])

export const memberStory: MemberStory = {
  searches: ['ドルガ', 'カプセル 全種', 'ブロック 列車', '竜札'],
  inquiry: {
    category: 'parts',
    asked:
      '重機兵ハヤテの部品が一つ足りないようです。袋の中も探しましたが、右の手首が見つかりません。部品番号はC-14です。',
    answered:
      'ご不便をおかけしました。C-14を本日お送りしました。ポストに届きますので、二日ほどお待ちください。代金はいただきません。',
    thanked: '早速ありがとうございます。届いたら続きを組み立てます。',
  },
  messages: [
    {
      key: 'demo-pop-tsubasa',
      title: 'ツバサ 高空型の予約が始まりました',
      body_html: '<p>ドルガをお持ちの方は、翼を付けかえられます。</p>',
      days_ago: 2,
      is_read: false,
    },
    {
      key: 'demo-pop-exchange',
      title: 'カプセル交換会のご案内',
      body_html: '<p>第三日曜日の午後、店の入口の机で。重なった一つをお持ちください。</p>',
      days_ago: 33,
      is_read: true,
    },
  ],
  reviews: [
    {
      title: '二日で組めました',
      body: '切り口が見えず、塗らなくても十分です。次の機体の予約もしました。',
      rating: 5,
      days_ago: 52,
    },
    {
      title: '場面になります',
      body: '五つ並べると本当に商店街です。台が少し外れやすいので、星は四つ。',
      rating: 4,
      days_ago: 11,
    },
  ],
}
