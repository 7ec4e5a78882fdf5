import type { MailCode } from '#contract/shapes/mail-texts.ts'

/** What a letter may say of its own, by the name staff write between `{` and `}`, with an example. */
export const MAIL_PLACEHOLDERS = {
  shop: { name: '店名', example: 'のれん商店' },
  name: { name: 'お名前', example: '山田 花子' },
  order_no: { name: 'ご注文番号', example: 'N-000123' },
  order_details: { name: 'ご注文内容', example: '（ここにご注文の商品・金額・お届け先が入ります）' },
  total: { name: 'お支払い合計', example: '5,500円' },
  pay_by: { name: 'お振り込みの期日', example: '2026.12.01（火）' },
  payment_guide: { name: 'お振り込みのご案内', example: '（振込先と金額のご案内が入ります）' },
  payment_name: { name: 'お支払い方法', example: 'コンビニ払い' },
  next: {
    name: '発送のご案内',
    example: '発送の目安：2026.12.03（木）\n発送しましたら、あらためてメールでお知らせします。',
  },
  pay_until: { name: 'お支払いの期限', example: '2026.12.01（火）' },
  how_to_pay: { name: 'お支払いのご案内', example: '（コンビニの店名とお支払い番号が入ります）' },
  goods: { name: '発送した商品', example: '・ぬくもり手袋 2点' },
  refund: { name: 'ご返金内容', example: 'ご返金額：5,500円' },
  receiver: { name: 'お相手のお名前', example: '佐藤 太郎' },
  note: { name: 'ご案内', example: '（ご返金などのご案内が入ります）' },
  product: { name: '商品名', example: 'ぬくもり手袋' },
  product_code: { name: '品番', example: 'GL-100' },
  question: { name: 'ご質問', example: '洗濯機で洗えますか。' },
  answer: { name: 'ご回答', example: '手洗いをおすすめします。' },
  inquiry_no: { name: 'お問い合わせ番号', example: 'Q1A2B3' },
  inquiry: { name: 'お問い合わせ内容', example: '届いた日時を変えられますか。' },
  member_code: { name: '会員番号', example: '10000123' },
  code: { name: 'コード', example: '123456' },
  minutes: { name: '有効分数', example: '30' },
  days: { name: '有効日数', example: '7' },
  link: { name: 'リンク', example: 'https://shop.example/…' },
  email: { name: 'メールアドレス', example: 'hanako@example.jp' },
  reply: { name: '返信内容', example: '午前中に変えていただけますか。' },
  rating: { name: '評価', example: '★★★★☆' },
  review: { name: 'レビュー内容', example: '毎日使っています。' },
  receipt_no: { name: '受付番号', example: 'C1A2B3' },
  catalogs: { name: 'カタログ名', example: '・2026年 秋冬号' },
  place: { name: 'お届け先', example: '〒150-0001\n東京都渋谷区神宮前1-1-1' },
  reminder_link: { name: '再設定のリンク', example: 'https://shop.example/reminder/' },
} as const
export type MailPlaceholder = keyof typeof MAIL_PLACEHOLDERS

interface LetterFacts {
  /** What staff call it. */
  name: string
  /** Beside the shop's name. Of letters to members: in the order of their words (`member-mails.ts`), the name first. */
  placeholders: readonly MailPlaceholder[]
  /** Without them it would be of no use. */
  required?: readonly MailPlaceholder[]
}

export const MAIL_LETTERS: Record<MailCode, LetterFacts> = {
  order: {
    name: 'ご注文の確認',
    placeholders: ['name', 'order_no', 'order_details'],
    required: ['order_details'],
  },
  paid: {
    name: 'ご入金の確認',
    placeholders: ['name', 'order_no', 'total', 'payment_name', 'next'],
  },
  shipped: { name: '発送のお知らせ', placeholders: ['name', 'order_no', 'goods'], required: ['goods'] },
  cancelled: { name: 'キャンセルの確認', placeholders: ['name', 'order_no', 'total', 'note'] },
  refunded: { name: 'ご返金のお知らせ', placeholders: ['name', 'order_no', 'refund'], required: ['refund'] },
  gift_expired: {
    name: 'ギフトの受け取り期限切れ',
    placeholders: ['name', 'receiver', 'order_no', 'total', 'note'],
  },
  transfer_reminder: {
    name: 'お振り込みの期日のお知らせ',
    placeholders: ['name', 'order_no', 'total', 'pay_by', 'payment_guide', 'link'],
    required: ['payment_guide'],
  },
  konbini_reminder: {
    name: 'コンビニでのお支払い期限のお知らせ',
    placeholders: ['name', 'order_no', 'total', 'pay_until', 'how_to_pay', 'link'],
    required: ['how_to_pay'],
  },
  konbini_ended: {
    name: 'コンビニ払いの期限切れによる自動キャンセル',
    placeholders: ['name', 'order_no', 'total', 'pay_until', 'note'],
  },
  transfer_ended: {
    name: '期日超過による自動キャンセル',
    placeholders: ['name', 'order_no', 'total', 'pay_by', 'note'],
  },
  back_in_stock: {
    name: '再入荷のお知らせ',
    placeholders: ['product', 'product_code', 'link'],
    required: ['link'],
  },
  question_answered: {
    name: '商品のご質問への回答',
    placeholders: ['name', 'product', 'question', 'answer'],
    required: ['answer'],
  },
  inquiry_received: {
    name: 'お問い合わせの受け付け',
    placeholders: ['name', 'inquiry_no', 'inquiry'],
  },
  inquiry_answered: {
    name: 'お問い合わせへの回答',
    placeholders: ['name', 'inquiry_no', 'answer', 'inquiry'],
    required: ['answer'],
  },
  moved_in: { name: 'お店の引越しのお知らせ', placeholders: ['name', 'days', 'link'], required: ['link'] },
  welcome: { name: '会員登録の完了', placeholders: ['name', 'member_code', 'link'] },
  email_code: {
    name: 'メールアドレスの確認コード',
    placeholders: ['name', 'code', 'minutes', 'link'],
    required: ['code'],
  },
  email_taken: { name: '登録済みのメールアドレス', placeholders: ['name', 'link', 'reminder_link'] },
  login_code: { name: 'ログインの認証コード', placeholders: ['name', 'code', 'minutes'], required: ['code'] },
  proof_code: { name: 'ご本人確認のコード', placeholders: ['name', 'code', 'minutes'], required: ['code'] },
  email_changed: { name: 'メールアドレスの変更', placeholders: ['name', 'days', 'link'], required: ['link'] },
  locked: { name: 'ログインの一時停止', placeholders: ['name', 'minutes', 'link'], required: ['link'] },
  password_changed: { name: 'パスワードの変更', placeholders: ['name', 'link'] },
  reminder: {
    name: 'パスワードの再設定',
    placeholders: ['name', 'minutes', 'link'],
    required: ['link'],
  },
  username: { name: 'ログインIDのご案内', placeholders: ['name', 'minutes', 'link'], required: ['link'] },
  left: { name: '退会の完了', placeholders: ['name'] },
  catalog_ordered: {
    name: 'カタログ請求の受け付け',
    placeholders: ['name', 'receipt_no', 'catalogs', 'place'],
    required: ['catalogs'],
  },
  inquiry_arrived: {
    name: 'お店宛：お問い合わせが届いたとき',
    placeholders: ['email', 'inquiry_no', 'inquiry'],
    required: ['inquiry'],
  },
  inquiry_asked_again: {
    name: 'お店宛：お問い合わせに返信が届いたとき',
    placeholders: ['email', 'inquiry_no', 'reply', 'inquiry'],
    required: ['reply'],
  },
  question_arrived: {
    name: 'お店宛：商品のご質問が届いたとき',
    placeholders: ['product', 'product_code', 'name', 'email', 'question'],
    required: ['question'],
  },
  review_arrived: {
    name: 'お店宛：レビューが届いたとき',
    placeholders: ['product', 'name', 'rating', 'review'],
    required: ['review'],
  },
}

/** How a letter greets somebody whose name is unknown. */
export const NAMELESS = { greeting: '{お名前} 様', instead: 'お客様' } as const

export const MAIL_TEXT_ERRORS = {
  unknown: (name: string, known: readonly string[]) =>
    `「{${name}}」という差し込みはありません。使えるのは${known.map((one) => `{${one}}`).join('、')}です`,
  missing: (name: string) => `本文に{${name}}を入れてください。ないと、このメールの用が足りません`,
  twice: 'このメールが重複しています。1つだけ入力してください',
} as const
