import type { DemoStylist } from '../demo-shop.ts'
import type { MemberStory } from '../member-story.ts'
import { toQuestions } from '../to-questions.ts'

export const stylists: DemoStylist[] = [
  {
    key: 'masuda',
    name: '枡田 一葉',
    name_kana: 'マスダ カズハ',
    title: '店主・紙と線',
    height: null,
    profile_html:
      '<p>店の二階で、線の間隔ばかり考えています。五ミリの方眼に一字がきれいに収まると、その日はよく眠れます。</p><h2>得意なこと</h2><ul><li>ノートと手帳の選びかた</li><li>三日坊主の続けかた</li></ul>',
    coordinates: [
      {
        title: '会議の机に、これだけ',
        body: '図も字も書けるドットのノートに、細い線のペン。決まったことだけ、ふせんに写して帰ります。',
        product_keys: ['note-gomu', 'pen-sarari', 'fusen-hogan'],
        published_days_ago: 9,
      },
      {
        title: '家計の三点',
        body: '横罫のリフィルに日付のテープ。月の終わりに入れかえると、一年が一冊になります。',
        product_keys: ['planner-nuno', 'refill-yokokei', 'tape-date'],
        published_days_ago: 44,
      },
    ],
  },
  {
    key: 'hino',
    name: '日野 澄',
    name_kana: 'ヒノ スミ',
    title: '万年筆とインク',
    height: null,
    profile_html:
      '<p>ペン先の相談を受けています。お持ちのペンがいちばん良い一本になるように、少しだけ手を入れます。</p><h2>得意なこと</h2><ul><li>字幅の見立て</li><li>インクの色合わせ</li></ul>',
    coordinates: [
      {
        title: '手紙を書く夜に',
        body: '中字のペン先に「夜更け」。縦書きの便箋に、三行だけ書きます。',
        product_keys: ['fountain-masume', 'ink-bottle', 'letter-tate'],
        published_days_ago: 16,
      },
    ],
  },
  {
    key: 'kubo',
    name: '久保 陽太',
    name_kana: 'クボ ヨウタ',
    title: '貼るものと箱',
    height: null,
    profile_html:
      '<p>紙テープとふせんの係です。手帳をにぎやかにしすぎない、色の組み合わせをご提案します。</p><h2>得意なこと</h2><ul><li>贈りものの箱づめ</li><li>子どもの持ちもの</li></ul>',
    coordinates: [
      {
        title: '進学のお祝い',
        body: '箱を一つに、なくなりやすいリフィルを添えて。名前は掛け紙に書きます。',
        product_keys: ['set-hajimete', 'refill-todo', 'fusen-index'],
        published_days_ago: 28,
      },
    ],
  },
]

export const questions = toQuestions([
  [
    'fountain-masume',
    8,
    '手帳の人',
    '三ミリの方眼に書くなら、どの字幅がよいですか。',
    '極細をおすすめします。画数の多い字も、つぶれずに収まります。',
  ],
  [
    'refill-hogan',
    15,
    'ゆき',
    '十年前のバイブルサイズの手帳にも入りますか。',
    '六穴の間隔は昔から同じですので、お使いいただけます。リングの直径が11mm以下のときは、60枚ほどを目安にしてください。',
  ],
  [
    'note-ichinichi',
    21,
    '万年初心者',
    '薄い紙ですが、万年筆で書けますか。',
    '細字までは裏に抜けません。太字では少し透けますので、吸い取り紙をはさむと安心です。',
  ],
  [
    'ink-bottle',
    33,
    '夜型',
    'ほかの会社の万年筆に入れてもよいですか。',
    '染料のインクですので、多くの万年筆でお使いいただけます。色を替えるときは、前のインクをよく洗ってください。',
  ],
])

export const memberStory: MemberStory = {
  searches: ['リフィル バイブル', '0.3mm', 'インク 夜更け', '野帳'],
  inquiry: {
    category: 'choose',
    asked:
      '中字の万年筆で手帳に書くと、字がつぶれてしまいます。ペンを替えるか、紙を替えるかで迷っています。いまは3mm方眼の手帳を使っています。',
    answered:
      '3mm方眼でしたら、極細か細字が合います。いまの中字は便箋用に残し、手帳には細字を一本そろえる方が多いです。お手元の紙を一枚お送りいただければ、店で書いた見本をお返しします。',
    thanked: 'ありがとうございます。紙を一枚お送りします。見本を楽しみにしています。',
  },
  messages: [
    {
      key: 'demo-techo-2027',
      title: '2027年の中身がそろいました',
      body_html: '<p>お使いのサイズの月間リフィルを、棚に並べました。十二月のうちから書き始められます。</p>',
      days_ago: 5,
      is_read: false,
    },
    {
      key: 'demo-techo-clinic',
      title: 'ペン先の相談日のご案内',
      body_html: '<p>第二土曜日の午後、店の奥の机で承ります。お持ちの一本をどうぞ。</p>',
      days_ago: 40,
      is_read: true,
    },
  ],
  reviews: [
    {
      title: '一年使いきりました',
      body: '最後の頁まで平らに開きました。角が丸くなって、手になじんできたところです。次は苔の色にします。',
      rating: 5,
      days_ago: 60,
    },
    {
      title: '線の色がちょうどよい',
      body: '写しをとっても線が残りません。もう少し厚い紙も選べるとうれしいです。',
      rating: 4,
      days_ago: 12,
    },
  ],
}
