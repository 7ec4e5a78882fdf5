import type { Menus } from '#contract/shapes/menus.ts'
import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: '霜がおりた。白菜が甘い。',
    subtitle: '十一月の台には、霜にあたった葉と根。氷見の寒ぶりも、今朝から。',
    href: '/category/vegetables/',
    picture_kinds: ['hakusai', 'daikon', 'carrot', 'leek'],
  },
  {
    area: 'top-sub',
    title: '白菜のかさね鍋',
    subtitle: '25分。切って重ねて、ふたをするだけ',
    href: '/blog/kasane-nabe/',
    picture_kinds: ['hakusai', 'shiitake'],
  },
  {
    area: 'top-sub',
    title: 'ぶり大根',
    subtitle: '60分。朝に作って、夜に温めなおす',
    href: '/blog/buri-daikon/',
    picture_kinds: ['daikon', 'buri'],
  },
  {
    area: 'top-sub',
    title: '天板の焼きいも',
    subtitle: '90分。低い温度で、蜜が出るまで',
    href: '/blog/yaki-imo/',
    picture_kinds: ['sweet-potato'],
  },
  {
    area: 'side',
    title: '冬の箱、四つ。',
    subtitle: '鍋、根菜、くだもの、朝ごはん。献立ごとに詰めました',
    href: '/lp/winter-box/',
    picture_kinds: ['harvest-box', 'mikan'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>朝9時までのご注文は今日出荷。7,800円（税込）以上で送料無料</p>',
  },
  {
    code: 'footer-guide',
    name: 'フッターのご案内',
    body_html: `<ul><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/shipping/">送料とお届け</a></li><li><a href="/tradelaw/">特定商取引法に基づく表記</a></li><li><a href="/privacy/">プライバシーポリシー</a></li><li><a href="/company/">会社概要</a></li></ul><p>お電話 ${company.phone_number}（${company.business_hours}、日曜定休）</p>`,
  },
  {
    code: 'top-about',
    name: 'トップの紹介文',
    body_html:
      '<h2>朝、台にのったものだけ</h2><p>あさいち三丁目は、高崎の通りの八百屋です。夜明けに届いたものを台に並べ、札の一行めに産地と生産者の名前を書きます。台が空になったら、その日は店じまいです。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>9時までのご注文で、その日に出荷いたします。葉物と魚は冷蔵の便で、同じ箱に入るものは一つの送料です。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>ひとつの箱で</h3><p>野菜も魚も米も、同じ日に届くものは一つの箱に詰めます。送料は一箱ぶんです。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('あさいち三丁目', company, {
  memorial: '帰省の日や内祝いなど、送りたい日を登録しておくと、三週間前にメールでお知らせします。',
  stock: '天候により収穫が少ないことがございます。お届けできない場合は、当日の昼までにご連絡いたします。',
  shipping_fees: '商品の合計が7,800円（税込）以上で送料無料です。冷蔵の便も同じ送料です。',
  cancel: '収穫や水揚げの後のお取り消しは承れません。',
  contact: '傷みがあったときは、箱の写真を添えてご連絡ください。',
})

/** What may and may not come back, one a line. */
const returns = [
  '傷み・届けちがい：到着から2日以内にご連絡ください。写真を拝見し、交換または返金いたします。',
  'お客様のご都合：生鮮食品のため、返品はお受けできません。',
  '長くお受け取りいただけなかったもの：お戻りした品は、返金の対象外となります。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>冷蔵の便</h2><p>葉物、魚、たまごは冷蔵でお届けします。北海道と九州へは翌々日、沖縄へは三日後のお届けとなり、殻つき牡蠣はお送りできません。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: 'あさいち三丁目',
  business: '青果・鮮魚・食品の小売、通信販売',
  founded: '1958年4月',
  capital: '500万円',
  staff: '11名',
  greeting: [
    'あさいち三丁目は、通りの角に台をひとつ出したのが始まりです。札に産地を書く店は、そのころまだ珍しいものでした。',
    '台が空になるのは、昼すぎです。売れ残りを翌日に回さないために、朝のうちに数を決めています。遠くの方には、その朝のうちに箱でお送りします。',
  ],
  history: [
    ['1958年', '高崎市の三丁目に、野菜の台を一つ出す'],
    ['1979年', '氷見と石巻の港から、魚の仕入れを始める'],
    ['1996年', '札に生産者の名前を書き始める'],
    ['2016年', 'インターネットでの販売を開始'],
    ['2022年', '返せる紙の箱「季節の箱」を始める'],
  ],
  returns,
  guide_extra_html:
    '<h2>箱が届いたら</h2><p>葉物と魚は、まず冷蔵庫へ。いもと玉ねぎは、紙のまま風通しのよい所に置いてください。札の裏に、品ごとの保存のしかたを書いています。</p><h2>量のそろえかた</h2><p>野菜は一つずつ形が違います。表示の量より多めに量って詰め、少ないものは出荷いたしません。</p>',
})

export const inquiryCategories = [
  { key: 'goods', name: '商品・食べかたのご相談' },
  { key: 'order', name: 'ご注文・お支払い' },
  { key: 'delivery', name: 'お届け・日にちの変更' },
  { key: 'damage', name: '傷み・お取り替え' },
  { key: 'other', name: 'その他' },
]

export const collections: DemoShop['collections'] = [
  {
    alias: 'recommend',
    name: '今朝の台',
    description: '夜明けに届いて、いま台の上にあるものです。',
    product_keys: [
      'leaf-hakusai',
      'fish-buri',
      'fruit-mikan',
      'root-miura',
      'kinoko-shiitake',
      'fish-gaki',
      'fruit-ringo',
      'leaf-negi',
      'root-renkon',
      'kinoko-tomato',
    ],
  },
  {
    alias: 'season',
    name: '今月の箱',
    description: '同じ箱で届くので、送料も一つぶんです。',
    product_keys: ['box-nabe', 'box-konsai', 'box-kudamono', 'box-asa'],
  },
  {
    alias: 'ranking',
    name: 'よく出たもの',
    description: 'この30日に出荷した数の順です。',
    product_keys: ['rice-shinmai', 'egg-hiragai', 'miso-kome', 'leaf-horenso', 'fruit-yuzu'],
  },
]

export const menus: Menus = {
  header: [
    { label: '生産者', url: '/maker/' },
    { label: 'レシピ', url: '/blog/' },
    { label: '冬の箱', url: '/lp/winter-box/' },
  ],
  footer: [
    {
      title: '読みもの',
      links: [
        { label: '生産者', url: '/maker/' },
        { label: 'レシピ', url: '/blog/' },
        { label: 'はじめての三丁目', url: '/lp/first-time/' },
        { label: '旬の帖', url: '/flip-book/' },
      ],
    },
  ],
}
