/**
 * Key under which this tab keeps which coupon a guest pressed. It has its own file for the page that only looks whether
 * there is one.
 */
export const COUPON_WISH_KEY = 'noren.coupon_wish'
