/** Where this tab keeps which coupon a guest pressed for; its own file, for the page that only looks whether one is there. */
export const COUPON_WISH_KEY = 'noren.coupon_wish'
