import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: '止まる、を整える。',
    subtitle: 'ローターとパッドを組で選ぶ、ブレーキ特集',
    href: '/category/brake/',
    picture_kinds: ['brake-disc', 'brake-pad', 'brake-caliper'],
  },
  {
    area: 'top-main',
    title: '冬のそなえ、そろいました',
    subtitle: '着るものから、バッテリーの下取りまで',
    href: '/news/battery-campaign/',
    picture_kinds: ['jacket', 'glove', 'battery'],
  },
  {
    area: 'top-main',
    title: '次の休みは、どこまで行こう',
    subtitle: '旅ごとの鞄と、長く走れるシート',
    href: '/category/touring/',
    picture_kinds: ['bag', 'seat', 'tyre'],
  },
  {
    area: 'top-sub',
    title: 'チェーンの張り、見ていますか',
    subtitle: '20分でできる調整の手順',
    href: '/blog/chain-adjustment/',
    picture_kinds: ['chain', 'sprocket'],
  },
  {
    area: 'top-sub',
    title: 'はじめての整備に',
    subtitle: 'よい工具を、少しずつ',
    href: '/category/tools/',
    picture_kinds: ['wrench-set', 'torque-wrench'],
  },
  {
    area: 'top-sub',
    title: 'いい音は、ご近所にもやさしい',
    subtitle: '車検対応のスリップオン',
    href: '/category/exhaust-slip-on/',
    picture_kinds: ['exhaust'],
  },
  {
    area: 'side',
    title: 'サイズ交換 1回無料',
    subtitle: 'ヘルメットとウェアが対象です',
    href: '/news/sizing-exchange/',
    picture_kinds: ['helmet'],
  },
  {
    area: 'side',
    title: '適合のご相談はこちら',
    subtitle: 'フレーム番号からお調べします',
    href: '/contact/',
    picture_kinds: ['bolt-set'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>11,000円（税込）以上で送料無料・14時までのご注文は当日出荷</p>',
  },
  {
    code: 'footer-guide',
    name: 'フッターのご案内',
    body_html: `<ul><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/shipping/">送料とお届け</a></li><li><a href="/tradelaw/">特定商取引法に基づく表記</a></li><li><a href="/privacy/">プライバシーポリシー</a></li><li><a href="/company/">会社概要</a></li></ul><p>お電話 ${company.phone_number}（${company.business_hours}、水・日定休）</p>`,
  },
  {
    code: 'top-about',
    name: 'トップの紹介文',
    body_html:
      '<h2>風を回す、小さな部品屋です</h2><p>浜松の倉庫から、二輪の部品と道具をお届けしています。扱うのは、実車に合わせ、手に取って確かめたものだけ。合うかどうか分からないときは、フレーム番号を添えてお気軽におたずねください。整備をする者が、図面を見ながらお答えします。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>在庫のある商品は、14時までのご注文で当日出荷いたします。11,000円（税込）以上のご注文は送料無料です。</p><p>取り付け店への直送も承ります。お届け先に店名をご入力ください。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>ご注文の前に</h3><p>年式と数量をもう一度お確かめください。取り付けたあとの返品は承れません。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('モトパーツ かざぐるま', company, {
  memorial: '初めて乗った日や愛車の登録日を登録しておくと、その月に整備の目安とクーポンをお送りします。',
  stock:
    '在庫は実店舗の倉庫と共有しています。まれに行き違いで品切れとなることがあり、その場合は当日中にご連絡いたします。',
  shipping_fees:
    '商品の合計が11,000円（税込）以上で送料無料です。バッテリーとスプレー缶は、沖縄・離島へは船便となります。',
  cancel: '取り付けた部品や、油の付いた部品の返品は承れません。年式をいま一度お確かめください。',
  contact: '適合のご相談は、車名・年式・フレーム番号の前半をお書き添えください。',
})

/** What may and may not come back, one a line. */
const returns = [
  '商品に不具合があるとき：到着から8日以内にご連絡ください。送料当店負担で、交換または返金いたします。',
  'お客様のご都合：未使用・未開封に限り、到着から8日以内のご連絡で承ります。返送料はお客様のご負担です。',
  'ヘルメットとウェアのサイズ交換：室内での試着のみ、タグ付きのものは1回まで送料当店負担で承ります。',
  '一度取り付けた部品、油や薬剤の開封後、受注後に仕上げる商品は、返品・交換を承れません。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>送り方に決まりのある商品</h2><p>バッテリー、スプレー缶、オイルは航空便に載せられません。沖縄・離島へは船便となり、3〜7日ほど多くかかります。マフラーやホイールなど3辺の合計が160cmを超える商品は、時間の指定を承れないことがあります。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: 'モトパーツ かざぐるま',
  business: '二輪車の部品・用品の通信販売、補修部品の企画',
  founded: '2009年5月',
  capital: '1,500万円',
  staff: '18名（うち整備士4名）',
  greeting: [
    'かざぐるまは、浜松の部品倉庫から始まった二輪部品の店です。乗り手が自分の手で整え、長く乗り続けられるように。そのための部品と道具、そして正直な説明をお届けします。',
    '「合うか分からない」「自分にできるか不安」という声にお答えすることを、売ることと同じくらい大切な仕事と考えております。',
  ],
  history: [
    ['2009年', '浜松市の貸し倉庫で、補修部品の卸として創業'],
    ['2014年', '実店舗「かざぐるま 砂山町店」を開店'],
    ['2020年', '株式会社に改組'],
    ['2021年', 'インターネットでの販売を開始'],
    ['2024年', '適合表が250車種に'],
  ],
  returns,
  guide_extra_html:
    '<h2>適合の確かめ方</h2><p>商品ページの「適合車種」と「適合年式」をご覧ください。フレーム番号の前半（ハイフンの前まで）をお知らせいただければ、図面でお調べします。</p><h2>取り付け店への直送</h2><p>お届け先に店名とご担当の方のお名前をご入力ください。事前にお店へのご連絡をお願いいたします。</p>',
})

export const inquiryCategories = [
  { key: 'fitment', name: '適合・取り付けについて' },
  { key: 'order', name: 'ご注文・お支払いについて' },
  { key: 'delivery', name: 'お届けについて' },
  { key: 'return', name: '返品・交換・修理について' },
  { key: 'corporate', name: '法人・お取り引きのご相談' },
  { key: 'other', name: 'その他' },
]
