import { SHIPPING_FEES_MARK } from '#src/text/content/trade-law.ts'

/** Who sells; texts are HTML. */
interface Seller {
  name: string
  representative: string
  postal_code: string
  address: string
  email: string
}

export const FIRST_PAGE_TITLES = {
  privacy: 'プライバシーポリシー',
  guide: 'ご利用ガイド',
  terms: '会員規約',
} as const

const toList = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

/** @param dates when it was made and changed; empty for not said */
export function toPrivacy(seller: Seller, shop: string, dates = ''): string {
  return `<p>${seller.name}（以下「当社」）は、${shop}をご利用のお客様の個人情報を、個人情報の保護に関する法律その他の法令に従って取り扱います。</p>
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
<p>${seller.name} 個人情報担当（責任者 ${seller.representative}）<br>〒${seller.postal_code} ${seller.address}<br>${seller.email}</p>${dates && `\n<p>${dates}</p>`}`
}

export const ORDER_STEPS =
  '<ol><li>商品のページで種類と数量を選び、「カートに入れる」を押します。</li><li>カートの内容を確かめ、「レジへ進む」を押します。</li><li>お届け先、お届け日時、お支払い方法を選びます。</li><li>最後の画面で内容を確かめ、「注文を確定する」を押すとご注文が成立します。</li></ol>'

/** What the pages of the shop's terms say is not said twice. */
export function toGuide(shop: string): string {
  return `<p>${shop}でのご注文の流れをご案内します。会員登録をしなくてもご注文いただけます。</p>
<h2>ご注文の流れ</h2>
${ORDER_STEPS}
<h2>お支払い方法と、返品・交換</h2>
<p><a href="/tradelaw/">特定商取引法に基づく表記</a>をご覧ください。</p>
<h2>送料</h2>
${SHIPPING_FEES_MARK}
<p>くわしくは<a href="/shipping/">送料とお届け</a>をご覧ください。</p>
<h2>お問い合わせ</h2>
<p><a href="/contact/">お問い合わせ</a>から承ります。</p>`
}
