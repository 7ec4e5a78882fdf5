/** Mails about invoices of companies: subject, and paragraphs above the shop's signature. */
export const INVOICE_MAILS = {
  made: {
    subject: (shop: string, number: string) => `【${shop}】請求書発行のお知らせ（${number}）`,
    lines: (company: string, shop: string, closed_on: string, total: string, due: string) => [
      `${company} ご担当者様`,
      `${shop}をご利用いただき、ありがとうございます。${closed_on}締めの請求書を発行いたしました。`,
      `今回御請求額：${total}\n${due}`,
    ],
    due: (day: string) => `お支払期日：${day}`,
    nothing_due: '今回お支払いいただく金額はありません。',
  },
  overdue: {
    subject: (shop: string, number: string) => `【${shop}】お支払いのご確認のお願い（${number}）`,
    lines: (company: string, shop: string, number: string, due_on: string, open: string) => [
      `${company} ご担当者様`,
      `${shop}をご利用いただき、ありがとうございます。下記のご請求につきまして、お支払期日を過ぎておりますが、ご入金を確認できておりません。`,
      `請求書番号：${number}\nお支払期日：${due_on}\n未入金額：${open}`,
      'お手数ですが、ご確認をお願いいたします。行き違いでお振り込みがお済みの場合は、ご容赦ください。',
    ],
  },
  papers: (where: string) => `請求書は、次のページからダウンロードできます。\n${where}`,
  ask: 'マイページの「購入担当者」',
} as const
