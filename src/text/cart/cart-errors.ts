import { noshiTexts } from '#src/text/gift/noshi.ts'
import { PAYMENT_DECLINED } from '#src/text/calls/api-errors.ts'

/** What a shopper reads when a cart call is refused (behaviour 3.8). */
export const CART_ERRORS = {
  'cart.common.not_found': 'カートが見つかりません。',
  'cart.common.login_required':
    'このカートは会員の方のカートです。もう一度ログインすると、入れた商品をそのままご注文いただけます。',
  'cart.common.is_expired': 'カートの有効期限が切れました。お手数ですが、もう一度商品をお選びください。',
  'cart.common.is_empty': 'カートに商品が入っていません。',
  'cart.common.selling_stopped': 'ただいま販売を一時停止しております。再開までしばらくお待ちください。',
  'cart.common.awaiting_approval':
    'このカートは承認待ちのため変更できません。変更するには、マイページの「承認」から申請を取り下げてください。',
  'cart.line.not_found': 'カートにこの商品はありません。',
  'cart.add_products.product_not_found': 'この商品は取り扱いが終了しました。',
  'cart.add_products.too_many': '一度にご注文いただける商品の種類を超えています。',
  'cart.accessory.not_for_product': 'この商品には組み合わせられません。',
  'cart.embroidery.not_available': 'この商品には刺繍をお入れできません。',
  'cart.update_products.not_sale': 'この商品は現在販売しておりません。',
  'cart.update_products.stock': '在庫が足りません。数量をお確かめください。',
  'cart.update_products.multiple': 'ご注文の単位に合わない数量です。数量をお確かめください。',
  'cart.divide.quantity_mismatch': 'お届け先ごとの数量の合計が、カートの数量と合っていません。',
  'cart_detail.set_user_address.not_data': 'お届け先が見つかりません。もう一度お選びください。',
  'cart.shipping.not_found': 'お届け先が見つかりません。',
  'cart.shipping.last_one': 'お届け先は1か所以上必要です。',
  'cart.shipping.too_many': 'お届け先をこれ以上追加できません。',
  'cart.shipping.not_deliverable': 'この地域へはお届けできません。',
  'cart.packing.not_found': 'お届けの荷物が見つかりません。',
  'cart.packing.too_many': '荷物をこれ以上追加できません。',
  'cart.packing.day_not_available': 'この日にはお届けできません。別の日をお選びください。',
  'cart.packing.timezone_not_available': 'この時間帯は指定できません。別の時間帯をお選びください。',
  'cart.packing.mizuhiki_not_fitting': noshiTexts.unfitting,
  'cart.payment.not_available': 'このお支払い方法はご利用いただけません。別の方法をお選びください。',
  'cart.payment.card_token_invalid': 'カード情報を確認できませんでした。もう一度ご入力ください。',
  'cart.payment.user_card_not_found':
    '保存されたカードが見つかりません。カード情報をご入力いただくか、ログインしてからお選びください。',
  'cart.coupon.not_found': 'このクーポンコードはご利用いただけません。入力内容をお確かめください。',
  'cart.coupon.expired': 'このクーポンは有効期限が過ぎています。',
  'cart.coupon.used': 'このクーポンはすでにお使いになりました。お一人様1回限りです。',
  'cart.coupon.used_up': 'このクーポンは、ご利用回数の上限に達したため終了しました。',
  'cart.coupon.minimum_total': 'ご注文金額が、このクーポンをお使いいただける金額に達していません。',
  'cart.coupon.members_only': 'このクーポンは会員の方にお使いいただけます。ログインしてからお試しください。',
  'cart.coupon.not_taken':
    'このクーポンはまだ取得されていません。クーポンのページで取得してからお使いください。',
  'cart.coupon.not_for_these_goods': 'カートの中に、このクーポンの対象となる商品がありません。',
  'cart.coupon.not_combinable': 'ほかのクーポンと併用できません。先に適用中のクーポンを外してください。',
  'cart.point.not_enough': 'ご利用いただけるポイントが不足しています。',
  'cart.point.more_than_total': '商品と送料の合計を超えるポイントはご利用いただけません。',
  'cart.social.not_giftable': 'ギフトとしてお届けできない商品がカートに含まれています。',
  'cart.social.recipient_decides': 'お届け先は、ギフトを受け取る方にお決めいただきます。',
  'cart.decision.incomplete': 'ご注文に必要な項目が入力されていません。',
  'cart.decision.total_changed': 'お支払い金額が変わりました。内容をご確認のうえ、もう一度ご注文ください。',
  'cart.decision.approval_required':
    'ご注文の上限を超えています。注文内容を減らすか、承認を申請してください。',
  'cart.decision.product_not_found': '販売を終了した商品がカートに含まれています。',
  'payment.declined': PAYMENT_DECLINED,
  'payment.too_many_declined':
    'お支払いが続けて承認されなかったため、いまはこのお支払い方法をご利用いただけません。1時間ほどおいてからお試しいただくか、別のお支払い方法をお選びください。',
  'payment.signature_invalid': 'お支払いの確認結果を受け付けられませんでした。',
  'payment.unknown_outcome':
    'お支払いの結果を確認しています。二重に請求されることはありませんので、しばらくしてからもう一度お試しください。',
} as const

export type CartErrorCode = keyof typeof CART_ERRORS

/** Said with `cart.update_products.stock` where the shop has enough. */
export const toMostEach = (pieces: number) => `お届け先1件につき${pieces}点までです。数量を減らしてください。`

/** Said with `cart.coupon.minimum_total`, with the amount. */
export const toCouponMinimum = (amount: string) =>
  `このクーポンは、対象商品の合計が${amount}以上のご注文でお使いいただけます。`

/** Used with `cart.common.is_expired` when the cart is closed because its order stands. */
export const CART_IS_DECIDED =
  'このカートのご注文は完了しています。続けてお買い物をする場合は、もう一度商品をお選びください。'

/** What is still missing when an order is placed, by field of the answer. */
export const MISSING_FIELDS = {
  products: 'カートに商品が入っていません。',
  orderer: 'ご注文者の情報を入力してください。',
  address: 'お届け先を入力してください。',
  carriage: 'お届け先の地域へはお届けできません。',
  payment_id: 'お支払い方法を選択してください。',
  card_token: 'カード情報を入力してください。',
} as const

/** Why a way to pay cannot be chosen. */
export const PAYMENT_REASONS = {
  social_gift: '受け取る方がお届け先を決めるギフトでは、ご利用いただけません。',
  several_destinations: 'お届け先が複数のご注文ではご利用いただけません。',
  amount_too_high: 'ご注文金額が上限を超えているため、ご利用いただけません。',
  over_credit: (left: string) =>
    `ご利用可能枠（残り${left}）を超えるため、ご利用いただけません。ご入金後にもう一度お試しいただくか、別の方法をお選びください。`,
  invoice_overdue:
    'お支払期日を過ぎたご請求があるため、ご利用いただけません。ご入金後にもう一度お試しいただくか、別の方法をお選びください。',
} as const

/** What the cart changed by itself since the shopper last looked (behaviour 6.5). */
export const CART_NOTICES = {
  reinitialised: 'カートの有効期限が切れたため、新しいカートをご用意しました。',
  login_required:
    'ログインの有効期限が切れたため、新しいカートを表示しています。もう一度ログインすると、これまでカートに入れた商品が戻ります。',
  product_not_found: (name: string) => `「${name}」は販売を終了したため、カートから削除しました。`,
  sold_out: (name: string) => `「${name}」は在庫がなくなったため、カートから削除しました。`,
  quantity_reduced: (name: string, pieces: number) =>
    `「${name}」は在庫が少なくなったため、数量を合計${pieces}点に変更しました。`,
  most_each: (name: string, most: number, pieces: number) =>
    `「${name}」はお届け先1件につき${most}点までのため、数量を合計${pieces}点に変更しました。`,
  price_changed: (name: string, from: string, to: string) =>
    `「${name}」の価格が${from}から${to}に変わりました。`,
} as const
