/** Where Stripe's card fields refuse without a sentence of their own. */
export const STRIPE_CARD_REFUSED = 'カード情報をお確かめのうえ、もう一度ご入力ください。'
