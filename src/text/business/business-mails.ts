/** Mails about a company's buyers and their requests: subject, and paragraphs above the shop's signature. */
const dear = (name: string) => (name.trim() === '' ? 'ご担当者 様' : `${name} 様`)

export const BUSINESS_MAILS = {
  invited: {
    subject: (shop: string) => `【${shop}】購入担当者へのご招待`,
    lines: (shop: string, name: string, account: string, inviter: string, day: string, link: string) => [
      dear(name),
      `${inviter}様より、${shop}で「${account}」の購入担当者になるご招待が届いています。`,
      `次のページから、ログインまたは会員登録のうえ、ご参加ください。ご招待の期限は${day}です。\n${link}`,
      '会員登録には、このメールを受け取ったメールアドレスをお使いください。',
      'このメールにお心当たりのない場合は、何もせずに破棄してください。',
    ],
  },
  asked: {
    subject: (shop: string) => `【${shop}】承認の申請が届きました`,
    lines: (
      _shop: string,
      name: string,
      requester: string,
      product: string,
      total: string,
      note: string,
      link: string,
    ) => [
      dear(name),
      `${requester}様より、ご注文の承認の申請が届きました。内容をご確認のうえ、承認または差し戻しをお願いいたします。`,
      `内容：${product}\nお支払い合計：${total}${note && `\n申請者からのひとこと：${note}`}`,
      link,
    ],
  },
  approved: {
    subject: (shop: string) => `【${shop}】申請が承認されました`,
    lines: (
      _shop: string,
      name: string,
      approver: string,
      product: string,
      total: string,
      order_no: string,
      link: string,
    ) => [
      dear(name),
      `${approver}様が申請を承認し、ご注文が確定しました。ご注文の詳細は、別にお送りするメールでもご確認いただけます。`,
      `ご注文番号：${order_no}\n内容：${product}\nお支払い合計：${total}`,
      link,
    ],
  },
  returned: {
    subject: (shop: string) => `【${shop}】申請が差し戻されました`,
    lines: (
      _shop: string,
      name: string,
      approver: string,
      product: string,
      total: string,
      reason: string,
      link: string,
    ) => [
      dear(name),
      `${approver && `${approver}様により、`}ご注文の承認の申請が差し戻されました。ご注文はまだ確定していません。`,
      `内容：${product}\nお支払い合計：${total}\n理由：${reason}`,
      `次のページからカートに戻し、内容を直して、もう一度お申し込みいただけます。\n${link}`,
    ],
  },
} as const

/** Names of goods of a request, as one line. @param others lines besides the first */
export const toGoodsLine = (name: string, others: number) => (others > 0 ? `${name} ほか${others}点` : name)
