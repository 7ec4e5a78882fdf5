import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import { FIRST_PAYMENT_TERMS } from '#shop-api/cart/insert-selling.ts'
import { fillDeadline } from '#src/rules/checkout/fill-deadline.ts'
import { FIRST_PAYMENTS } from '#src/text/demo/first-payments.ts'
import type { DemoCompany, DemoShop } from './demo-shop.ts'

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
}

/**
 * Pages of the shop's own words. The law page and the one on shipping are told by the API, from the terms as they are
 * kept (`shop-api/content/terms-pages.ts`).
 */
export function toStaticPages(company: DemoCompany, words: StaticPageWords): DemoShop['static_pages'] {
  return [
    { url: '/privacy/', title: 'プライバシーポリシー', body_html: toPrivacy(company, words.site_name) },
    { url: '/guide/', title: 'ご利用ガイド', body_html: toGuide(company, words) },
    { url: '/company/', title: '会社概要', body_html: toCompany(company, words) },
  ]
}

function toTable(rows: [string, string][]): string {
  return `<table><tbody>${rows.map(([head, cell]) => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`).join('')}</tbody></table>`
}

function toList(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

const PAYMENTS = Object.values(FIRST_PAYMENTS).map(({ name, payment_time }): [string, string] => [
  name,
  fillDeadline(payment_time, FIRST_PAYMENT_TERMS.transfer_deadline_days),
])

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

function toGuide(company: DemoCompany, words: StaticPageWords): string {
  return `<p>${words.site_name}でのご注文の流れをご案内します。会員登録をしなくてもご注文いただけます。</p>
<h2>ご注文の流れ</h2>
<ol><li>商品のページで種類と数量を選び、「カートに入れる」を押します。</li><li>カートの内容を確かめ、「レジへ進む」を押します。</li><li>お届け先、お届け日時、お支払い方法を選びます。</li><li>最後の画面で内容を確かめ、「注文を確定する」を押すとご注文が成立します。</li></ol>
<h2>お支払い方法</h2>
${toTable(PAYMENTS)}
<p>手数料は<a href="/tradelaw/">特定商取引法に基づく表記</a>をご覧ください。</p>
<h2>送料</h2>
${SHIPPING_FEES_MARK}
<p>くわしくは<a href="/shipping/">送料とお届け</a>をご覧ください。</p>
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
