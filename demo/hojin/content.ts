import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import type { DemoBanner, DemoShop } from '../demo-shop.ts'
import { toMessages } from '../to-messages.ts'
import { toStaticPages } from '../to-static-pages.ts'
import { company } from './company.ts'

export const banners: DemoBanner[] = [
  {
    area: 'top-main',
    title: '冬の現場、そろえるなら今',
    subtitle: '作業着・防寒手袋・安全長靴',
    href: '/category/work-jacket/',
    picture_kinds: ['jacket', 'glove', 'boots'],
  },
  {
    area: 'top-main',
    title: 'ねじは、要る数だけ',
    subtitle: '価格を2027年10月まで据え置きます',
    href: '/category/fastener/',
    picture_kinds: ['bolt-set', 'wrench-set'],
  },
  {
    area: 'top-main',
    title: '来客のお茶を、三分で',
    subtitle: '小袋の量を決めて、誰が淹れても同じ味',
    href: '/category/office-tea/',
    picture_kinds: ['tea-tin', 'tea-cup', 'coffee-bag'],
  },
  {
    area: 'top-sub',
    title: '保護帽の期限、ご存じですか',
    subtitle: '内側の札をご覧ください',
    href: '/blog/helmet-life/',
    picture_kinds: ['helmet'],
  },
  {
    area: 'top-sub',
    title: '消耗品の棚を整える',
    subtitle: '赤い札ひとつで切らさない',
    href: '/blog/stock-shelf/',
    picture_kinds: ['bolt-set', 'towel-set'],
  },
  {
    area: 'side',
    title: 'トルクレンチの校正',
    subtitle: '年に一度、実費で承ります',
    href: '/news/calibration/',
    picture_kinds: ['torque-wrench'],
  },
]

export const freeAreas: DemoShop['free_areas'] = [
  {
    code: 'header-notice',
    name: 'ヘッダーのお知らせ',
    body_html: '<p>15時までのご注文で当日出荷。5,500円（税込）以上で送料無料です</p>',
  },
  {
    code: 'footer-guide',
    name: 'フッターのご案内',
    body_html: `<ul><li><a href="/guide/">ご利用ガイド</a></li><li><a href="/shipping/">送料とお届け</a></li><li><a href="/tradelaw/">特定商取引法に基づく表記</a></li><li><a href="/privacy/">プライバシーポリシー</a></li><li><a href="/company/">会社概要</a></li></ul><p>お電話 ${company.phone_number}（${company.business_hours}、土日祝日定休）</p>`,
  },
  {
    code: 'top-about',
    name: 'トップの紹介文',
    body_html:
      '<h2>現場と総務の、まんなかに</h2><p>資材のかなめは、法人のお客様専用の資材の店です。作業手袋の一双から、無停電電源まで。必要なものを必要な数だけ、納品書を分けてお届けします。</p>',
  },
  {
    code: 'product-shipping',
    name: '商品ページの配送のご案内',
    body_html:
      '<p>在庫のある商品は、15時までのご注文で当日に出荷します。数量の多いご注文は、お見積もりを承ります。</p>',
  },
  {
    code: 'cart-guide',
    name: 'カートのご案内',
    body_html: `<h3>事業所ごとのお届け</h3><p>一度のご注文で200か所まで、お届け先ごとに数量と納品書をお分けします。</p><h3>送料</h3>${SHIPPING_FEES_MARK}`,
  },
]

export const messages = toMessages('資材のかなめ', company, {
  memorial: '創立の記念日や、点検の時期を登録しておくと、三週間前にご案内をお送りします。',
  stock: '在庫は一時間ごとに更新しています。行き違いで品切れとなったときは、当日中にご連絡いたします。',
  shipping_fees: '商品の合計が5,500円（税込）以上のご注文は、送料をいただきません。',
  cancel: '名入れと切断の品は、作業の開始後のお取り消しと返品を承れません。',
  contact: 'お見積もり、名入れ、校正のご相談も承ります。品番がお分かりでしたらお書き添えください。',
})

/** What may and may not come back, one a line. */
const returns = [
  '商品に不具合があるとき：到着から10日以内にご連絡ください。送料当社負担で、交換または返金いたします。',
  '寸法の交換：未使用の安全靴と作業着に限り、到着から10日以内のご連絡で一度だけ無料で承ります。',
  'お客様のご都合：未開封のものに限り、到着から10日以内のご連絡で承ります。返送料はお客様のご負担です。',
  '名入れ・切断・お取り寄せの品：お取り消しと返品はお受けできません。',
]

/** The shop's own words of the pages on its terms. */
export const tradeLaw = {
  returns: returns.join('\n'),
  shipping_note:
    '<h2>事業所への納品</h2><p>お届け先ごとに納品書を分けてお付けします。パレットの品は車上でのお渡しです。車の入れる時間や通用口は、備考にお書きください。</p>',
}

export const staticPages = toStaticPages(company, {
  site_name: '資材のかなめ',
  has_invoices: true,
  business: '工場・事務所向け資材、保護具、消耗品の卸売および通信販売',
  founded: '1968年5月',
  capital: '3,000万円',
  staff: '46名',
  greeting: [
    'かなめ資材は、名古屋の町工場へねじと手袋を届ける荷車から始まりました。扇の要のように、目立たなくても無くては困る存在でありたい。屋号にはその願いを込めています。',
    '現場で働く方と、それを支える総務の方。その両方のお役に立つ品を、必要な数だけお届けします。',
  ],
  history: [
    ['1968年', '名古屋市熱田区で、ねじと手袋の卸として創業'],
    ['1984年', '株式会社に改組。保護具の取り扱いを始める'],
    ['2003年', '自社の検査室を開設'],
    ['2014年', '工具の校正の受け付けを開始'],
    ['2025年', '法人のお客様専用の注文窓口を開設'],
  ],
  returns,
  guide_extra_html:
    '<h2>お見積もり</h2><p>数量の多いご注文、名入れ、定期のお届けは、お見積もりを承ります。有効期限は30日です。</p><h2>キーコード</h2><p>当店は法人のお客様専用です。はじめにキーコードをご入力ください。同じ会社の方でしたら共有していただけます。</p>',
})

export const inquiryCategories = [
  { key: 'quotation', name: 'お見積もり' },
  { key: 'order', name: 'ご注文・納期' },
  { key: 'product', name: '商品・規格・資料' },
  { key: 'naming', name: '名入れ・刺しゅう' },
  { key: 'calibration', name: '校正・修理' },
  { key: 'other', name: 'その他' },
]

export const collections: DemoShop['collections'] = [
  {
    alias: 'recommend',
    name: '現場で選ばれている品',
    description: 'お取引先の三社に一社がお使いです。',
    product_keys: [
      'glove-nitrile',
      'shoe-low',
      'wrench-combi-8',
      'bolt-hex-m8',
      'oil-spray',
      'wes-nonwoven',
      'hat-fall',
      'light-hand',
    ],
  },
  {
    alias: 'ranking',
    name: '今月よく出ている品',
    description: '直近30日の出荷数から選びました。',
    product_keys: [
      'glove-urethane',
      'wes-cotton',
      'bolt-hex-m6',
      'oil-cleaner',
      'tea-sencha',
      'backup-dry-aa',
      'cord-tap-4',
      'glove-knit',
    ],
  },
  {
    alias: 'winter',
    name: '冬の現場に',
    description: '寒さと暗さへの備えです。',
    product_keys: ['wear-winter', 'wear-cold', 'glove-cold', 'shoe-cold', 'shirt-under', 'light-head'],
  },
  {
    alias: 'newcomer',
    name: '新しく入る方の一式',
    description: '四月の準備は、寸法を聞くところから。',
    product_keys: ['wear-summer', 'shirt-long', 'shoe-light', 'hat-fly', 'case-card', 'case-pass'],
  },
]
