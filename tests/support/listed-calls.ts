/** Copied by hand from what storefronts of this family call: the calls of each heading, `METHOD /path`. */
const calls: Readonly<Record<string, string>> = {
  Auth: `
    POST /v1/auth/refresh
    POST /v1/auth/login
    POST /v1/auth/login-sync-channel
    POST /v1/auth/verify
    POST /v1/auth/logout
    GET /v1/auth/{provider}/redirect
    GET /v1/auth/{type}/callback
    GET /v1/auth/unlock/{unlockToken}`,
  'Address and brands': `
    GET /v1/postal-code
    GET /v1/postal-codes/prefectures
    GET /v1/brands`,
  'Orders and receipts (member)': `
    GET /v1/me/orders
    GET /v1/me/orders/{id}
    PUT /v1/me/orders/{id}/cancel
    GET /v1/me/orders/{id}/download/receipt
    PUT /v1/me/orders/{id}/download/receipt
    GET /v1/me/orders/{id}/download/quotation
    GET /v1/me/orders/{id}/download/billing
    GET /v1/me/product-request-histories
    DELETE /v1/me/product-request-histories/{id}`,
  'Orders (guest, query t)': `
    GET /v1/orders/{no}/download/receipt
    GET /v1/orders/{no}/check/receipt
    GET /v1/orders/{no}/guest/receipt
    PUT /v1/orders/{no}/guest/receipt
    GET /v1/orders/{no}/download/billing
    GET /v1/orders/temporary/{temporaryToken}`,
  Memos: `
    POST /v1/memos
    PATCH /v1/memos/{id}
    DELETE /v1/memos/{id}`,
  'Social gift': `
    GET /v1/social-gifts/{giftToken}/products
    GET /v1/social-gifts/{giftToken}/shipping
    POST /v1/social-gifts/check/shipping
    POST /v1/social-gifts/check/delivery
    GET /v1/shipping-leadtime/input/{giftToken}
    PUT /v1/social-gifts/{giftToken}
    GET /v1/social-gifts/{giftToken}/complete`,
  'Popup and events': `
    GET /v1/me/popup
    POST /v1/ecommerce_events
    GET /v1/ecommerce_events/{id}`,
  Content: `
    POST /v1/upload-files
    GET /v1/pages/front/layout/{page}
    GET /v1/layouts/{page}
    GET /v1/catalog
    GET /v1/news
    GET /v1/news/{resourceKey}
    POST /v1/news/readables
    GET /v1/banners
    GET /v1/banners/{id}/download
    GET /v1/collections/{alias}
    GET /public.json
    GET /v1/colorschemes/selected/front
    GET /v1/settings/front
    GET /v1/files-contents
    GET /v1/blogs
    GET /v1/blogs/{resourceKey}
    GET /v1/makers
    GET /v1/makers/{resourceKey}
    GET /v1/tags
    POST /v1/tags/password
    GET /v1/free-areas
    GET /v1/free-areas/{code}
    GET /v1/static-pages/url{url}
    GET /v1/static-pages/urls
    GET /v1/lp
    GET /v1/lp/{resourceKey}
    GET /v1/qas
    GET /v1/qa-categories
    GET /v1/business-dates/monthly/calendar/front
    GET /v1/messages
    GET /v1/messages/{code}
    POST /v1/keycode/check`,
  Products: `
    GET /v1/products
    GET /v1/products/{resourceKey}
    GET /v1/products/{resourceKey}/recommend
    GET /v1/products/{resourceKey}/accessories
    POST /v1/products/{resourceKey}/likes
    DELETE /v1/products/{resourceKey}/likes
    POST /v1/product-requests
    POST /v1/product-search-histories
    GET /v1/products/{resourceKey}/reviews
    POST /v1/products/{product_id}/reviews
    GET /v1/categories/hierarchy`,
  Inquiries: `
    POST /v1/inquiries
    GET /v1/me/inquiries
    GET /v1/me/inquiries/{resourceKey}
    POST /v1/inquiry-comments/reply`,
  'Cart and checkout': `
    POST /v1/carts/init
    PATCH /v1/carts/shippings/reset
    PATCH /v1/carts/reset
    GET /v1/carts/{cartToken}
    PATCH /v1/carts/products/add
    PATCH /v1/carts/products/add-set
    PATCH /v1/carts/products/delete
    PATCH /v1/carts/products/modify
    PATCH /v1/carts/products/divide
    PATCH /v1/carts/shippings/add
    PATCH /v1/carts/shippings/modify
    PATCH /v1/carts/packings/add
    PATCH /v1/carts/packings/modify
    PATCH /v1/carts/order/modify
    PATCH /v1/carts/other/modify
    PATCH /v1/carts/accessories/add
    PATCH /v1/carts/accessories/modify
    PATCH /v1/carts/accessories/delete
    POST /v1/carts/{cartToken}/decision
    PATCH /v1/carts/transaction/error/delete
    GET /v1/shipping-leadtime/carts/{cartToken}
    GET /v1/payments
    GET /v1/payments/carts/{cartToken}
    GET /v1/carts/{cartToken}/payment/{payment_id}/check
    PATCH /v1/carts/coupons/add
    PATCH /v1/carts/coupons/delete
    PATCH /v1/carts/point
    PATCH /v1/carts/social/receiver
    GET /v1/settings/payment-service/{code}
    GET /v1/carts/order/{orderNo}
    GET /v1/carts/{cartToken}/download/quotation
    POST /v1/{payment-provider}/receive/fraud-detection`,
  'Member data': `
    GET /v1/me/points
    GET /v1/me/point-histories
    GET /v1/me/user-lists
    GET /v1/me/user-lists/{resourceKey}
    PATCH /v1/me/user-lists/attach
    PATCH /v1/me/user-lists/detach
    PATCH /v1/me/user-lists/{resourceKey}/detach
    GET /v1/me/system-messages
    GET /v1/me/system-messages/{resourceKey}
    GET /v1/me/user-memorials
    GET /v1/me/user-memorials/{id}
    PUT /v1/me/user-memorials/{id}
    DELETE /v1/me/user-memorials/{id}
    POST /v1/me/user-memorials
    GET /v1/me/timeseries
    POST /v1/me/timeseries
    DELETE /v1/me/timeseries/
    GET /v1/me/user
    PUT /v1/me/user
    DELETE /v1/me/user
    POST /v1/users
    GET /v1/users/dummy
    PUT /v1/me/password
    POST /{prefix}/v1/schools/check
    POST /v1/email-verify/request
    POST /v1/email-verify/check
    GET /v1/me/product-search-histories
    DELETE /v1/me/product-search-histories/{id}
    GET /v1/me/bookmarks
    GET /v1/me/bookmarks/{id}
    DELETE /v1/me/bookmarks/{id}
    POST /v1/me/bookmarks
    GET /v1/me/coupons
    POST /v1/me/coupons
    GET /v1/coupons
    GET /v1/me/user-addresses
    GET /v1/me/user-addresses/{id}
    PUT /v1/me/user-addresses/{id}
    DELETE /v1/me/user-addresses/{id}
    POST /v1/me/user-addresses
    DELETE /v1/me/user-addresses-all
    PATCH /v1/me/user-addresses/{id}/use
    PATCH /v1/me/user-addresses/{id}/use-sender
    POST /v1/me/user-addresses/import
    GET /v1/me/user-addresses/export
    GET /v1/me/user-cards
    POST /v1/me/user-cards
    DELETE /v1/me/user-cards/{id}
    PATCH /v1/me/user-cards/{id}/use
    GET /v1/me/login-histories
    GET /v1/guest/product-histories
    GET /v1/me/product-histories
    DELETE /v1/me/product-histories/{id}
    POST /v1/product-histories
    POST /v1/reminder/request
    POST /v1/reminder/check
    POST /v1/reminder/reset`,
}

/** Heading and its calls, in their order. */
export function readSpecCalls(): [heading: string, names: string[]][] {
  return Object.entries(calls).map(([heading, text]) => [
    heading,
    text
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  ])
}
