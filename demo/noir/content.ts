import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: 'はじめの一部屋',
    subtitle: '三つそろえば、鳴ります',
    href: '/lp/first-room/',
    picture_kinds: ['turntable', 'amplifier', 'loudspeaker'],
  },
  {
    area: 'top-sub',
    title: '数字の読み方',
    subtitle: '大きいほうがよいとは限りません',
    href: '/blog/reading-figures/',
    picture_kinds: ['headphones', 'amplifier'],
  },
  {
    area: 'top-sub',
    title: '巻く、ということ',
    subtitle: '手巻きの時計と一年',
    href: '/blog/winding/',
    picture_kinds: ['wristwatch'],
  },
  {
    area: 'side',
    title: '夜の試聴会',
    subtitle: '12月11日、八席だけ',
    href: '/news/audition-night/',
    picture_kinds: ['loudspeaker'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>11,000円（税込）以上で送料をいただきません</p>',
  },
  {
    code: 'footer-guide',
    name: 'フッターのご案内',
    body_html: `<ul><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/shipping/">送料とお届け</a></li><li><a href="/tradelaw/">特定商取引法に基づく表記</a></li><li><a href="/privacy/">プライバシーポリシー</a></li><li><a href="/company/">会社概要</a></li></ul><p>お電話 ${company.phone_number}（${company.business_hours}、火曜・水曜定休）</p>`,
  },
  {
    code: 'top-about',
    name: 'トップの紹介文',
    body_html:
      '<h2>測る人と、聴く人がいます</h2><p>針音堂は、レコードの針と時計の針を扱う、神戸の小さな店です。数値は一人が測り、感想は別の一人が書きます。合わない方のことも、同じ大きさの字で書きます。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>在庫のある品は、14時までのご注文で当日に出荷します。音が好みに合わないときは、到着から14日以内にご連絡ください。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>迷っておられる方へ</h3><p>ヘッドホンとイヤホンは、五日間お貸しします。カートに入れる前に、お問い合わせからどうぞ。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('針音堂', company, {
  memorial: '記念日を登録しておくと、三週間前にご案内をお送りします。時計の刻印は十日ほどかかります。',
  stock:
    '一つずつ作られる品が多く、行き違いで品切れとなることがございます。その場合は当日中にご連絡いたします。',
  shipping_fees: '商品の合計が11,000円（税込）以上のご注文は、送料をいただきません。',
  cancel: '刻印をした時計は、作業の開始後のお取り消しを承れません。',
  contact: '部屋の広さと、よく聴く曲をお書き添えいただけると、お返事が早くなります。',
})

/** What may and may not come back, one a line. */
const returns = [
  '商品に不具合があるとき：到着から14日以内にご連絡ください。送料当店負担で、交換または返金いたします。',
  '音や着け心地が合わないとき：使い始めたあとでも、到着から14日以内のご連絡で承ります。返送料はお客様のご負担です。',
  'イヤホン：耳に入れるものですので、先の替えを未使用で残してご返送ください。',
  '刻印をした時計：作業の開始後の取り消しと返品はお受けできません。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>大きな品のお届け</h2><p>床置きスピーカーと14kgを超える品は、二人でお部屋の中までお運びします。階段の幅が70cmより狭いときは、先にお知らせください。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: '針音堂',
  business: '音響機器と腕時計の通信販売、修理',
  founded: '1987年10月',
  capital: '800万円',
  staff: '7名',
  greeting: [
    '針音堂は、神戸の港に近い雑居ビルの三階で、レコード針の交換を請け負う店として始まりました。向かいが時計の修理店で、先代どうしが一つの看板を掛けたのが、いまの店です。',
    '数字を隠さず、感想を飾らず。どちらも読んだうえで選んでいただける店でありたいと考えています。',
  ],
  history: [
    ['1987年', '神戸市中央区で、レコード針の店として創業'],
    ['1999年', '隣の時計修理店と一緒になり、針音堂と名乗る'],
    ['2012年', '測定室を設け、数値の公開を始める'],
    ['2021年', 'インターネットでの販売を開始'],
  ],
  returns,
  guide_extra_html:
    '<h2>貸し出し</h2><p>ヘッドホンとイヤホンは、五日間お貸しします。往復の送料のみご負担ください。お気に召したら、新しい品をお送りします。</p>',
})

export const inquiryCategories = [
  { key: 'choose', name: '選び方・試聴・貸し出し' },
  { key: 'order', name: 'ご注文・お支払い' },
  { key: 'delivery', name: 'お届け' },
  { key: 'repair', name: '修理・分解掃除' },
  { key: 'other', name: 'その他' },
]
