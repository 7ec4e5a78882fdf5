/** Said wherever a card was refused, by the API and by the screen that reads it off the cart. */
export const PAYMENT_DECLINED =
  'カードのご利用が承認されませんでした。別のカードまたは別のお支払い方法をお試しください。'
