/** What the API says of quotations members keep. */
export const quotationAnswers = {
  not_found: 'お探しの見積書は見つかりませんでした。',
} as const

/** Why a quotation cannot be kept or ordered. */
export const QUOTATION_ERRORS = {
  expired:
    'この見積書の有効期限が過ぎました。「今の価格で作り直す」から、今の価格でもう一度お手続きください。',
  too_many: (most: number) =>
    `保存できる見積書は${most}件までです。不要な見積書を削除してから、もう一度お試しください。`,
  gift: '受け取る方がお届け先を決めるギフトは、見積書として保存できません。カートでギフトの設定を外してからお試しください。',
  gone: (name: string) =>
    `「${name}」は現在販売していないため、見積書を作成できません。カートから削除してからお試しください。`,
} as const

const CHANGE = '「内容を変えて注文する」から'

/** What keeps a quotation from being ordered as it stands, and what to do. */
export const quotationProblems = {
  selling_stopped: 'ただいま販売を一時停止しております。再開後に、この見積書からご注文いただけます。',
  sold_out: (name: string) =>
    `「${name}」は現在在庫がありません。入荷をお待ちいただくか、${CHANGE}この商品を外してご注文ください。`,
  not_enough_stock: (name: string, most: number) =>
    `「${name}」の在庫が足りません（ご注文いただけるのは${most}点まで）。${CHANGE}数量を減らしてご注文ください。`,
  too_many_each: (name: string) =>
    `「${name}」は、お届け先1件あたりの上限数を超えています。${CHANGE}数量を減らしてご注文ください。`,
  not_a_multiple: (name: string) =>
    `「${name}」の数量が、販売単位に合っていません。${CHANGE}数量を変えてご注文ください。`,
  not_on_sale: (name: string) => `「${name}」は販売を終了しました。${CHANGE}この商品を外してご注文ください。`,
  address: `お届け先が決まっていません。${CHANGE}お届け先をお選びください。`,
  not_deliverable: `お届け先の地域へはお届けできません。${CHANGE}別のお届け先をお選びください。`,
  orderer: `ご注文者の情報が足りません。${CHANGE}ご入力ください。`,
  card: `カードでのお支払いは、この画面では確定できません。${CHANGE}カード情報をご入力ください。`,
  /** After the sentence that says what is wrong with the way to pay. */
  payment: `${CHANGE}お支払い方法をお選びください。`,
} as const

/** What stands on the paper of a kept quotation besides what every quotation says. */
export const quotationPaper = {
  subject: (title: string) => `件名：${title}`,
  terms:
    '有効期限までにご注文いただいた場合、記載の単価でお売りします。在庫は確保しておりません。クーポン・ポイントのご利用分は含みません。',
} as const
