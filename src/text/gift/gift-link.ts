/** What the sender of a social gift reads after the order: the link to pass on, and what became of the gift. */
export const giftLinkTexts = {
  heading: 'ギフトのリンク',
  waiting: (name: string) =>
    `このリンクを ${name} 様にお渡しください。お届け先が入力されると、商品を発送します。`,
  link: 'お渡しするリンク',
  copy: 'リンクをコピーする',
  not_copied: 'コピーできませんでした。リンクを選択してコピーしてください。',
  line: 'LINEで送る',
  mail: 'メールで送る',
  new_tab: '（新しいタブで開きます）',
  deadline: 'お受け取りの期限',
  deadline_note:
    '期限までにお届け先の入力がない場合は、ご注文を自動的に取り消し、お支払いいただいた代金をお返しします。',
  share_subject: (shop: string) => `${shop}から贈りものをお届けします`,
  share_body: (name: string, deadline: string, url: string) =>
    `${name} 様\n\n贈りものを用意しました。下のリンクから、お届け先とご希望の日をお選びください。\n${url}\n\nお受け取りの期限：${deadline}`,
  statuses: {
    waiting: 'お届け先の入力待ち',
    accepted: 'お届け先の入力が済みました',
    shipped: '発送しました',
    expired: '期限切れ',
    cancelled: '取り消し',
  },
  notes: {
    accepted: (name: string) => `${name} 様がお届け先を入力しました。準備ができしだい発送します。`,
    shipped: (name: string) => `${name} 様のもとへ、商品を発送しました。`,
    expired: (name: string) =>
      `${name} 様のお届け先の入力がないまま、期限が過ぎました。ご注文は自動的に取り消し、お支払いいただいた代金をお返しします。`,
    cancelled: (name: string) => `${name} 様へのギフトは取り消されました。リンクはお使いいただけません。`,
  },
  thanks_sentence: 'ご注文を承りました。ギフトのリンクをお相手にお渡しください。',
  next_link: (name: string) => `「ギフトのリンク」を ${name} 様にお渡しください。`,
  next_shipping: 'お相手がお届け先を入力すると、商品の準備ができしだい発送し、メールでお知らせします。',
} as const
