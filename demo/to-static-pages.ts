import { FIRST_PAYMENT_TERMS } from '#shop-api/cart/insert-selling.ts'
import { DELIVERY_TIMEZONES } from '#src/rules/checkout/delivery-timezones.ts'
import { fillDeadline } from '#src/rules/checkout/fill-deadline.ts'
import { FIRST_PAYMENTS } from '#src/text/demo/first-payments.ts'
import { toShippingFeeTable, toYen } from './shipping-fee-table.ts'
import type { DemoShippingFees, DemoCompany, DemoShop } from './demo-shop.ts'

export interface StaticPageWords {
  site_name: string
  /** e.g. 'オートバイ部品・用品の通信販売'. */
  business: string
  founded: string
  capital: string
  staff: string
  greeting: string[]
  history: [year: string, event: string][]
  /** What may and may not come back, one a line. */
  returns: string[]
  /** A section of the guide that only this shop has. */
  guide_extra_html: string
  shipping_extra_html: string
}

/** The pages a Japanese shop must have, told from the same company and shipping fee data as everything else. */
export function toStaticPages(
  company: DemoCompany,
  shipping_fees: DemoShippingFees,
  words: StaticPageWords,
): DemoShop['static_pages'] {
  return [
    {
      url: '/tradelaw/',
      title: '特定商取引法に基づく表記',
      body_html: toTradeLaw(company, shipping_fees, words),
    },
    { url: '/privacy/', title: 'プライバシーポリシー', body_html: toPrivacy(company, words.site_name) },
    { url: '/guide/', title: 'ご利用ガイド', body_html: toGuide(company, shipping_fees, words) },
    { url: '/company/', title: '会社概要', body_html: toCompany(company, words) },
    { url: '/shipping/', title: '送料とお届け', body_html: toShipping(company, shipping_fees, words) },
  ]
}

function toTable(rows: [string, string][]): string {
  return `<table><tbody>${rows.map(([head, cell]) => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`).join('')}</tbody></table>`
}

function toList(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

function toFreeLine({ free_from }: DemoShippingFees): string {
  return free_from === null
    ? ''
    : `商品の合計が${toYen(free_from)}（税込）以上のご注文は、送料をいただきません。`
}

const { card, bank_transfer, cash_on_delivery } = FIRST_PAYMENTS
const { cash_on_delivery_fees, transfer_deadline_days } = FIRST_PAYMENT_TERMS
const FEE_STEPS = cash_on_delivery_fees.map(({ up_to, fee }) => `${toYen(up_to)}まで${toYen(fee)}`).join('、')
const HIGHEST_AMOUNT = Math.max(...cash_on_delivery_fees.map(({ up_to }) => up_to))

const PAYMENTS: [string, string][] = [
  [card.name, `${card.payment_time}引き落とし日はカード会社の規約によります。`],
  [
    `${bank_transfer.name}（前払い）`,
    `${fillDeadline(bank_transfer.payment_time, transfer_deadline_days)}ご入金を確認してから出荷します。振込手数料はお客様のご負担です。`,
  ],
  [
    cash_on_delivery.name,
    `${cash_on_delivery.payment_time}手数料（税込）は、商品と送料の合計が${FEE_STEPS}です。合計が${toYen(HIGHEST_AMOUNT)}を超えるご注文と、お届け先が複数のご注文ではご利用いただけません。`,
  ],
]

function toTradeLaw(company: DemoCompany, shipping_fees: DemoShippingFees, words: StaticPageWords): string {
  return toTable([
    ['販売業者', `${company.name}`],
    ['運営責任者', company.representative],
    ['所在地', `〒${company.postal_code} ${company.address}`],
    ['電話番号', `${company.phone_number}（受付 ${company.business_hours}）`],
    ['メールアドレス', company.email],
    ['適格請求書発行事業者登録番号', company.invoice_number],
    ['販売価格', '各商品のページに、消費税を含む金額で表示しています。'],
    [
      '商品代金以外に必要な料金',
      `送料、代金引換の手数料（${FEE_STEPS}・税込）、銀行振込の手数料。${toFreeLine(shipping_fees)}${toShippingFeeTable(shipping_fees)}`,
    ],
    ['お支払いの方法と時期', PAYMENTS.map(([name, terms]) => `<p>${name}：${terms}</p>`).join('')],
    [
      '商品の引き渡し時期',
      `在庫のある商品は、${company.cutoff_hour}時までのご注文（前払いはご入金の確認）で当日、以降は翌営業日に出荷します。予約・取り寄せの商品は、商品ページに記した時期にお届けします。`,
    ],
    [
      'お申し込みの有効期限',
      '前払いのご注文は、お支払いの期限を過ぎますと取り消しとさせていただきます。販売期間を限る商品は、商品ページに期間を記載します。',
    ],
    ['販売数量', '数量に限りのある商品や、1回のご注文の数を定める商品は、商品ページに記載します。'],
    ['返品・交換', toList(words.returns)],
    [
      'お申し込みの撤回・解除',
      '出荷の準備が始まるまでは、マイページまたはお電話でお取り消しいただけます。通信販売にはクーリング・オフの制度の適用はありません。',
    ],
  ])
}

function toPrivacy(company: DemoCompany, site_name: string): string {
  return `<p>${company.name}（以下「当社」）は、${site_name}をご利用のお客様の個人情報を、個人情報の保護に関する法律その他の法令に従って取り扱います。</p>
<h2>1. お預かりする情報</h2>
${toList(['お名前、ご住所、お電話番号、メールアドレス', 'ご注文の内容、お届け先、お問い合わせの内容', '閲覧されたページ、ご利用の端末の種類などの記録（Cookieを含みます）'])}
<h2>2. 利用の目的</h2>
${toList(['商品のお届け、代金の請求、ご連絡のため', 'お問い合わせへの回答と、アフターサービスのため', 'ご同意いただいた方への、お知らせの配信のため', '不正なご注文の防止と、サービスの改善のため'])}
<h2>3. 第三者への提供と委託</h2>
<p>法令に基づく場合を除き、ご本人の同意なく第三者へ提供することはありません。配送、決済、メール配信などの業務を外部に委託するときは、必要な範囲に限って情報を渡し、適切に監督します。</p>
<h2>4. Cookieと計測</h2>
<p>カートの保持やログインに必要なCookieのほか、ご同意いただいた場合に限り、利用状況の計測を行います。同意は、いつでも取り消すことができます。</p>
<h2>5. 安全管理</h2>
<p>通信は暗号化し、情報に触れる者を限るなど、漏えいや紛失を防ぐ措置を講じます。クレジットカードの番号は当社では保存しません。</p>
<h2>6. 開示・訂正・削除</h2>
<p>ご自身の情報の開示、訂正、利用の停止、削除をご希望のときは、下記の窓口へご連絡ください。ご本人であることを確認のうえ、遅滞なく対応します。</p>
<h2>7. 窓口</h2>
<p>${company.name} 個人情報担当（責任者 ${company.representative}）<br>〒${company.postal_code} ${company.address}<br>${company.email}</p>
<p>制定 2021.04.01　改定 2025.10.01</p>`
}

function toGuide(company: DemoCompany, shipping_fees: DemoShippingFees, words: StaticPageWords): string {
  return `<p>${words.site_name}でのご注文の流れをご案内します。会員登録をしなくてもご注文いただけます。</p>
<h2>ご注文の流れ</h2>
<ol><li>商品のページで種類と数量を選び、「カートに入れる」を押します。</li><li>カートの内容を確かめ、「レジへ進む」を押します。</li><li>お届け先、お届け日時、お支払い方法を選びます。</li><li>最後の画面で内容を確かめ、「注文を確定する」を押すとご注文が成立します。</li></ol>
<h2>お支払い方法</h2>
${toTable(PAYMENTS)}
<h2>送料</h2>
<p>${toFreeLine(shipping_fees)}くわしくは<a href="/shipping/">送料とお届け</a>をご覧ください。</p>
${words.guide_extra_html}
<h2>領収書と請求書</h2>
<p>領収書は、出荷後にマイページの注文履歴から保存できます。適格請求書（インボイス）に対応し、税率ごとの金額と登録番号を記載しています。会員でない方は、出荷のお知らせメールのリンクからお受け取りください。</p>
<h2>返品・交換</h2>
${toList(words.returns)}
<h2>お問い合わせ</h2>
<p>${company.phone_number}（${company.business_hours}）または<a href="/contact/">お問い合わせ</a>から承ります。</p>`
}

function toCompany(company: DemoCompany, words: StaticPageWords): string {
  return `${words.greeting.map((line) => `<p>${line}</p>`).join('')}
<h2>会社の概要</h2>
${toTable([
  ['会社名', company.name],
  ['代表者', company.representative],
  ['所在地', `〒${company.postal_code} ${company.address}`],
  ['電話番号', company.phone_number],
  ['創業', words.founded],
  ['資本金', words.capital],
  ['従業員', words.staff],
  ['事業の内容', words.business],
  ['登録番号', company.invoice_number],
])}
<h2>あゆみ</h2>
${toTable(words.history)}`
}

function toShipping(company: DemoCompany, shipping_fees: DemoShippingFees, words: StaticPageWords): string {
  return `<p>${company.cutoff_hour}時までのご注文は、在庫がある場合、その日のうちに出荷します。休業日は翌営業日の出荷となります。</p>
<h2>地方別の送料</h2>
${toShippingFeeTable(shipping_fees)}
<p>${toFreeLine(shipping_fees)}それ以外のご注文でお届け先が複数のときは、1か所ごとに送料をいただきます。</p>
<h2>お届けの日時</h2>
<p>お届け日は、最短の日からその14日後までお選びいただけます。時間帯は、${DELIVERY_TIMEZONES.map(({ name }) => name).join('、')}からお選びください。離島や一部の地域では、時間を指定できないことや、日数がかかることがあります。</p>
${words.shipping_extra_html}
<h2>お受け取りになれなかったとき</h2>
<p>配送会社の不在連絡票から再配達をお申し込みください。保管の期限は7日間です。期限を過ぎて当店に戻った場合、往復の送料をいただいて再送いたします。</p>`
}
