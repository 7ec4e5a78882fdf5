import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'
import { FIRST_PAYMENT_TERMS } from '#shop-api/cart/insert-selling.ts'
import { fillDeadline } from '#src/rules/checkout/fill-deadline.ts'
import { FIRST_PAYMENTS } from '#src/text/demo/first-payments.ts'
import { FIRST_PAGE_TITLES, ORDER_STEPS, toPrivacy } from '#src/text/shops/first-pages.ts'
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
  /** Companies may pay by invoice. */
  has_invoices?: true
}

/**
 * Pages of the shop's own words. The law page and the one on shipping are told by the API, from the terms as they are
 * kept (`shop-api/content/terms-pages.ts`).
 */
export function toStaticPages(company: DemoCompany, words: StaticPageWords): DemoShop['static_pages'] {
  return [
    {
      url: '/privacy/',
      title: FIRST_PAGE_TITLES.privacy,
      body_html: toPrivacy(company, words.site_name, '制定 2021.04.01　改定 2025.10.01'),
    },
    { url: '/guide/', title: FIRST_PAGE_TITLES.guide, body_html: toGuide(company, words) },
    { url: '/company/', title: '会社概要', body_html: toCompany(company, words) },
  ]
}

function toTable(rows: [string, string][]): string {
  return `<table><tbody>${rows.map(([head, cell]) => `<tr><th scope="row">${head}</th><td>${cell}</td></tr>`).join('')}</tbody></table>`
}

function toList(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

const toPayments = (hasInvoices: boolean) =>
  Object.values(FIRST_PAYMENTS)
    .filter(({ code }) => hasInvoices || code !== 'invoice')
    .map(({ name, payment_time }): [string, string] => [
      name,
      fillDeadline(payment_time, FIRST_PAYMENT_TERMS.transfer_deadline_days),
    ])

function toGuide(company: DemoCompany, words: StaticPageWords): string {
  return `<p>${words.site_name}でのご注文の流れをご案内します。会員登録をしなくてもご注文いただけます。</p>
<h2>ご注文の流れ</h2>
${ORDER_STEPS}
<h2>お支払い方法</h2>
${toTable(toPayments(words.has_invoices === true))}
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
