import { GIFT_MESSAGE_MAX, RECIPIENT_GOODS_MAX, RECIPIENTS_MAX } from '#contract/gift-limits.ts'

const COUNTED = new Intl.NumberFormat('ja-JP')

/** Sending one order to a whole list of people or offices. */
export const recipientTexts = {
  lead: `1回のご注文・1回のお支払いで、${RECIPIENTS_MAX}件までのお届け先へお送りできます。`,
  carriage: '送料はお届け先ごとにかかります。金額は、ご注文の確定前にお届け先ごとに確認できます。',
  carriage_link: '送料を確認する',
  social: '受け取る方が住所を入力する贈り方では、お届け先をまとめて入れることはできません。',
  not_allowed: 'このショップでは、1回のご注文につきお届け先は1件です。',
  to_address: 'お届け先の入力へ戻る',
  goods: {
    heading: '全員にお届けする商品',
    hint: '1件あたりの数量です。お届け先ごとに変えることもできます。',
    each: '1件あたり',
    to_nobody: 'どのお届け先にも入っていません。このまま進むと、カートから外れます。',
  },
  who: 'お届け先を追加する',
  file: {
    heading: 'CSVファイルから',
    hint: 'ファイルを選ぶか、ここへドラッグしてください（UTF-8またはShift_JIS、5MBまで）。',
    label: 'お届け先のCSVファイル',
    template: '見本のファイルを保存する',
    template_name: 'お届け先_見本.csv',
    reading: 'ファイルを読み取っています…',
    added: (count: number) => `${COUNTED.format(count)}件を一覧に追加しました。`,
    known: (count: number) => `${COUNTED.format(count)}件はすでに一覧にあります。`,
    none: 'このファイルから追加できるお届け先はありませんでした。',
    failed: (count: number, file: string) =>
      `「${file}」の${COUNTED.format(count)}行は読み込めませんでした。直してから、ファイル全体をもう一度お選びください（追加済みのお届け先は重複しません）。`,
    failed_heading: '読み込めなかった行',
    line: (line: number) => `${COUNTED.format(line)}行目`,
  },
  book: {
    heading: 'アドレス帳から',
    open: 'アドレス帳から選ぶ',
    filter: 'お名前・住所で絞り込む',
    all: (count: number) => `${COUNTED.format(count)}件をすべて選ぶ`,
    none: '選択をすべて解除する',
    add: (count: number) =>
      count === 0 ? '選んだお届け先を追加する' : `選んだ${COUNTED.format(count)}件を追加する`,
    choose: '追加するお届け先をお選びください。',
    listed: '一覧に追加済み',
    empty: 'アドレス帳に住所がありません。',
    not_found: '当てはまる住所がありません。',
    list: 'アドレス帳の住所',
  },
  typed: {
    heading: '1件ずつ入力',
    open: '住所を入力して追加する',
    add: 'このお届け先を一覧に追加する',
    added: 'お届け先を一覧に追加しました。',
    known: 'このお届け先は、すでに一覧にあります。',
    cancel: '入力をやめる',
  },
  list: {
    heading: 'お届け先の一覧',
    empty: 'お届け先はまだありません。上のいずれかの方法で追加すると、次へ進めます。',
    filter: '一覧をお名前・住所で絞り込む',
    not_found: '当てはまるお届け先がありません。',
    more: (count: number) => `ほか${COUNTED.format(count)}件を表示`,
    count: (count: number) => `${COUNTED.format(count)}件`,
    open: '内容を変更',
    open_of: (name: string) => `内容を変更：${name} 様`,
    leave_out: '今回は送らない',
    leave_out_of: (name: string) => `今回は送らない：${name} 様`,
    left_out: '今回は送りません',
    remove: '一覧から外す',
    remove_of: (name: string) => `一覧から外す：${name} 様`,
    removed: (name: string) => `${name} 様を一覧から外しました。`,
    put_back: '元に戻す',
    same_goods: '全員と同じ商品を届ける',
    shared_place: (count: number) => `同じ住所のお届け先が${count}件あります。`,
    message: 'このお届け先へのメッセージ',
    message_hint: `${GIFT_MESSAGE_MAX}文字まで。空欄の場合は、全員に共通のメッセージを添えます。`,
  },
  gift: '全員に共通の包装・のし・メッセージ',
  summary: (recipients: number, pieces: number) =>
    `${COUNTED.format(recipients)}件・合計${COUNTED.format(pieces)}点`,
  goods_sum: '商品',
  next: 'このお届け先で進む',
  errors: {
    nobody: 'お届け先を1件以上追加してください。',
    too_many: (count: number) =>
      `1回のご注文でお届けできるのは${RECIPIENTS_MAX}件までです（現在${COUNTED.format(count)}件）。一覧から外すか、ご注文を分けてください。`,
    no_goods: (name: string) => `${name} 様にお届けする商品がありません。数量を1点以上にしてください。`,
    too_many_goods: (count: number) =>
      `1件のお届け先に入れられる商品は${RECIPIENT_GOODS_MAX}種類までです（現在${COUNTED.format(count)}種類）。数量を0にして減らしてください。`,
    no_goods_at_all: 'お届けする商品がありません。1件あたりの数量を1点以上にしてください。',
  },
} as const
