import { toSentence } from '#src/text/calls/api-errors.ts'

/** Words of a toast or flash, by code. Behaviour 3.9 fixes the first three. */
const toasts: Readonly<Record<string, string>> = {
  downloaded: 'ダウンロードが完了しました',
  exported: 'エクスポートが完了しました',
  delayed: '遅延処理中なのでしばらくお待ちください',
  'cart.added': 'カートに入れました',
  'checkout.empty': 'カートに商品が入っていません。商品をカートに入れてから、お手続きください。',
  'checkout.problem': 'ご購入いただけない商品があります。カートの内容をご確認ください。',
  'checkout.no_gift':
    'ソーシャルギフトにできない商品がカートに入っています。お届け先の方法をお選び直しください。',
  'checkout.address': 'ご注文者とお届け先をご入力ください。',
  'checkout.carriage': 'この住所へはお届けできません。別のお届け先をご入力ください。',
  'checkout.payment': 'お支払い方法をお選びください。',
  'session.password_expired':
    'パスワードの有効期限が切れています。安全のため、新しいパスワードに変更してください。',
  'session.mail_error':
    'ご登録のメールアドレスにメールが届いていません。会員情報から、届くメールアドレスに変更してください。',
  'session.signed_out': 'ログアウトしました',
  'order.cancelled': 'ご注文をキャンセルしました',
  'gift.nothing_sold':
    '前回の品は、今はどれもお求めいただけません。贈る品をカートに入れてから、お届け先をまとめて入れる画面へお進みください。前回の贈り先は、その画面に控えてあります。',
  'gift.copied': 'リンクをコピーしました',
  'order.again': 'ご注文の商品をカートに入れました',
  'memo.saved': 'メモを保存しました',
  'session.left': '退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。',
  'session.email_verified': 'メールアドレスを確認しました。',
  'member.changed': '会員情報を変更しました。',
  'member.email_pending':
    '会員情報を保存しました。新しいメールアドレスは、確認コードを入力されると変更されます。',
  'member.password_changed': 'パスワードを変更しました。',
  'member.username_changed': 'ログインIDを変更しました。新しいログインIDでログインしてください。',
  'member.saved': '保存しました',
  'member.added': '追加しました',
  'member.deleted': '削除しました',
  'member.chosen': '設定を変更しました',
  'member.replied': '返信を送信しました',
  'member.taken': 'クーポンを取得しました',
  'member.taken_before': 'このクーポンは、すでに取得されています',
  'member.detached': 'リストから外しました',
  'member.attached': 'リストに戻しました',
  'favourite.added': 'お気に入りに追加しました',
  'favourite.removed': 'お気に入りから外しました',
  'bookmark.added': 'あとで見るリストに入れました',
  'coupon.linked': 'リンクのクーポンを適用しました',
  price_updated: '価格が更新されました',
  address_filled: '郵便番号から住所を入力しました',
  draft_restored: '入力途中の内容を復元しました',
}

export function toToastText(words: { code: string; sentence?: string }): string {
  return toasts[words.code] ?? toSentence(words)
}

/** What was added to the cart: the product, its chosen options, and how many pieces. */
export function toAddedSentence(name: string, chosen: readonly string[], quantity: number): string {
  const choice = chosen.length > 0 ? `（${chosen.join(' / ')}）` : ''
  return `「${name}${choice}」を${quantity}点カートに入れました`
}

/** Where a toast leads, by code. */
export const toastLinks: Readonly<Record<string, { href: string; label: string }>> = {
  'cart.added': { href: '/cart/', label: 'カートを見る' },
  'cart.added_line': { href: '/cart/', label: 'カートを見る' },
  'order.again': { href: '/cart/', label: 'カートを見る' },
  'bookmark.added': { href: '/mypage/bookmark/', label: 'リストを見る' },
  'favourite.added': { href: '/mypage/list/', label: 'リストを見る' },
}
