/** Where the code of a link's coupon is kept until there is a cart to use it in. */
export const LINKED_COUPON_KEY = 'noren.linked_coupon'
