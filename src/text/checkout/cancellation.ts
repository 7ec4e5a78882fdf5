/** What a shop says on cancelling and returning where its editors said nothing else. */
export const CANCELLATION =
  'ご注文の変更・キャンセルは、出荷の準備が始まるまで承ります。お電話またはメールでご連絡ください。お客様のご都合による返品・交換は、未使用のものに限り、到着から8日以内のご連絡で承ります（食品など、お受けできない商品もございます）。不良品や誤配送の場合は、送料当店負担で交換または返金いたします。'
