import type { DemoStylist } from '../demo-shop.ts'
import type { MemberStory } from '../member-story.ts'
import { toQuestions } from '../to-questions.ts'

export const stylists: DemoStylist[] = [
  {
    key: 'asakura',
    name: '朝倉 みのり',
    name_kana: 'アサクラ ミノリ',
    title: '店主・葉と根の係',
    height: null,
    profile_html:
      '<p>四時に起きて、畑の方と電話をします。霜がおりた朝は、声を聞くだけで分かります。</p><h2>得意なこと</h2><ul><li>白菜とねぎの見立て</li><li>使いきりの献立</li></ul>',
    coordinates: [
      {
        title: '月曜の鍋',
        body: '霜降り白菜に、原木しいたけ。ゆずは皮だけけずって、果汁は取り皿に。',
        product_keys: ['leaf-hakusai', 'kinoko-shiitake', 'fruit-yuzu'],
        published_days_ago: 4,
      },
      {
        title: '作りおきの日曜',
        body: 'れんこんとにんじんはきんぴらに。さつまいもは天板へ。三日ぶんのおかずです。',
        product_keys: ['root-renkon', 'root-ninjin', 'root-imo'],
        published_days_ago: 25,
      },
    ],
  },
  {
    key: 'isobe',
    name: '磯部 航',
    name_kana: 'イソベ ワタル',
    title: '魚の係',
    height: null,
    profile_html:
      '<p>港で十年、店で六年。目の色より、身の張りで選びます。切りかたのご注文も承ります。</p><h2>得意なこと</h2><ul><li>その日いちばんの魚</li><li>あらの食べかた</li></ul>',
    coordinates: [
      {
        title: '寒い夜の煮魚',
        body: '寒ぶりと大根を、先に下ゆでしてから。みそを少し溶くと、ご飯が進みます。',
        product_keys: ['fish-buri', 'root-miura', 'miso-kome'],
        published_days_ago: 9,
      },
    ],
  },
  {
    key: 'minegishi',
    name: '峰岸 ひなた',
    name_kana: 'ミネギシ ヒナタ',
    title: '米と朝ごはんの係',
    height: null,
    profile_html:
      '<p>炊きたての味見が、いちばん好きな仕事です。たまごは、毎朝一つ割って確かめます。</p><h2>得意なこと</h2><ul><li>炊飯の水かげん</li><li>朝十分の膳</li></ul>',
    coordinates: [
      {
        title: '土曜の朝ごはん',
        body: '新米に、平飼いたまご。一夜干しのあじを焼く間に、みそ汁ができます。',
        product_keys: ['rice-shinmai', 'egg-hiragai', 'fish-hiraki', 'miso-kome'],
        published_days_ago: 16,
      },
    ],
  },
]

export const questions = toQuestions([
  [
    'leaf-hakusai',
    6,
    '一人ぐらし',
    '半玉でも十日もちますか。',
    '切り口に紙をあてて立てておけば、十日ほどお使いいただけます。外の葉から順にどうぞ。',
  ],
  [
    'fish-gaki',
    12,
    'みお',
    '生で食べられますか。',
    '加熱用です。殻のまま、ふたをして強火で五分ほど蒸してください。',
  ],
  [
    'rice-shinmai',
    20,
    '炊飯係',
    '水かげんはいつもと同じですか。',
    '年内は、目盛りより少しだけひかえてください。年が明けたら、目盛りどおりで大丈夫です。',
  ],
  [
    'fruit-ringo',
    34,
    '贈る人',
    '三つの品種をまぜられますか。',
    '5個の箱は一つの品種です。まぜたいときは、冬のくだものの箱をどうぞ。',
  ],
])

export const memberStory: MemberStory = {
  searches: ['白菜', '寒ぶり', '鍋 箱', 'たまご 平飼い'],
  inquiry: {
    category: 'goods',
    asked:
      '四人で鍋をする日に、箱で頼みたいと思っています。魚も同じ日に届けてもらえますか。冷蔵と常温が別になるなら、日にちをずらします。',
    answered:
      '同じ日にお届けできます。冬の鍋の箱と牡蠣は、どちらも冷蔵の便で一つの箱に詰めますので、送料も一つぶんです。四人でしたら、箱は4人、牡蠣は20個がちょうどよい量です。',
    thanked: 'ありがとうございます。土曜日の着で、箱と牡蠣をお願いします。',
  },
  messages: [
    {
      key: 'demo-ichiba-buri',
      title: '寒ぶりが台にのりました',
      body_html: '<p>氷見の初競りの魚です。ぶり大根の作りかたも、レシピにのせました。</p>',
      days_ago: 2,
      is_read: false,
    },
    {
      key: 'demo-ichiba-market',
      title: '第一土曜日の朝市のご案内',
      body_html: '<p>店先に台を出します。会員の方には、たまごを一つお付けします。</p>',
      days_ago: 38,
      is_read: true,
    },
  ],
  reviews: [
    {
      title: '芯まで甘い',
      body: '半玉を三日で食べきりました。最後は漬けものに。外の葉も、捨てるところがありませんでした。',
      rating: 5,
      days_ago: 50,
    },
    {
      title: '形はいろいろ',
      body: '曲がったものもありましたが、味は変わりません。もう少し小さい袋があるとうれしいです。',
      rating: 4,
      days_ago: 14,
    },
  ],
}
