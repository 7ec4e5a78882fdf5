import type { MessageCode } from '#contract/shapes/admin-site.ts'

/** Messages of pages: where each stands, and what the screen says. */
export const MESSAGES_TEXT = {
  help: 'お店の決まった場所に、注意書きやお知らせを表示できます。登録のない場所には何も表示しません。お客様が閉じたメッセージも、文面を変えると、もう一度表示されます。',
  place: '表示する場所',
  none: '登録なし',
  back: '一覧に戻る',
  remove: 'ページから外す',
  remove_confirm: 'このメッセージをお店のページから外します。文面も消えます。',
  removed: 'ページから外しました',
} as const

/** Where each message stands in the shop. */
export const MESSAGE_PLACES: Record<MessageCode, string> = {
  caution: 'ログイン・会員登録',
  'mypage-leave-index-1': '退会：ページの上（開いた状態）',
  'mypage-leave-index-2': '退会：退会ボタンの上',
  'mypage-logout-index': 'ログアウト',
  'mypage-point-index': 'マイページ：ポイント',
  'mypage-memorial-index': 'マイページ：記念日',
  'mypage-mail-verify': 'ご本人・メールアドレスの確認',
  'mypage-address-index': 'マイページ：お届け先',
  'product-index': '商品の一覧',
  'cart-index': 'カート：ページの上',
  'cart-index-note': 'カート：商品の下（注意書き）',
  'cart-index-links': 'カート：商品の下（ご案内）',
  'cart-payment': 'ご注文：お支払い方法',
  'cart-confirm-1': 'ご注文：内容の確認',
  'cart-confirm-2': 'ご注文：内容の確認（キャンセルと返品について）',
  'cart-complete': 'ご注文：完了',
  'contact-complete': 'お問い合わせ：完了',
  'contact-complete-shop-info': 'お問い合わせ：完了（お店のご案内）',
  'contact-info': 'お問い合わせ：入力',
  'pre-order-info-1': '予約商品のページ：お届け時期など（開いた状態）',
  'pre-order-info-2': '予約商品のページ：補足',
  reminder: 'パスワードをお忘れの方',
  'reminder-reset': 'パスワードの再設定',
  'reminder-username': 'ログインIDをお忘れの方',
  'reminder-username-reset': 'ログインIDの再設定',
  'reminder-username-confirm': 'ログインIDの確認',
}
