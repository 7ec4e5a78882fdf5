import type { MutatedSubject } from './mutation.ts'

export const orders: MutatedSubject = {
  name: 'orders',
  tests: [
    'tests/shop-api/checkout',
    'tests/shop-api/orders',
    'tests/shop-api/benefits',
    'tests/shop-api/documents',
  ],
  mutations: [
    {
      what: 'the last piece is sold twice',
      file: 'shop-api/orders/stock.ts',
      from: '.where(and(eq(products.id, product_id), gte(products.stock, quantity)))',
      to: '.where(and(eq(products.id, product_id), gte(products.stock, 0)))',
    },
    {
      what: 'a cancelled order gives no stock back',
      file: 'shop-api/orders/void-order.ts',
      from: 'await returnStock(tx, { channel_id: channel.id, now }, await loadPieces(tx, row.id))',
      to: '',
    },
    {
      what: 'a cancelled order gives no points back',
      file: 'shop-api/orders/void-order.ts',
      from: 'await returnBenefits(tx, { channel_id: channel.id, order_no: row.order_no, now })',
      to: '',
    },
    {
      what: 'a member cancels the order of another',
      file: 'shop-api/orders/cancel-order.ts',
      from: 'if (user_id !== null && row.user_id !== user_id) throw notFound(NOT_FOUND.order)',
      to: '',
    },
    {
      what: 'what is shipped can be cancelled',
      file: 'shop-api/orders/order-moves.ts',
      from: "shipped: ['completed'],",
      to: "shipped: ['completed', 'cancelled'],",
    },
    {
      what: 'nobody hears that an order was cancelled',
      file: 'shop-api/orders/cancel-order.ts',
      from: 'await queueMail(tx, { channel_id: channel.id, topic, mail, now, order_id: id })',
      to: '',
    },
    {
      what: 'a card stays charged after the order was cancelled',
      file: 'shop-api/orders/cancel-order.ts',
      from: 'await setChargesFree(shop, cart_id).catch(() => undefined)',
      to: '',
    },
    {
      what: 'an order’s page opens without its cart token',
      file: 'shop-api/orders/find-order.ts',
      from: 'if (!isOwner && found.cart_token !== token) throw notFound()',
      to: 'if (!isOwner && token !== undefined && found.cart_token !== token) throw notFound()',
    },
    {
      what: 'a temporary token outlives its half hour',
      file: 'shop-api/orders/temporary-token.ts',
      from: 'const LIFETIME_MS = 30 * 60 * 1000',
      to: 'const LIFETIME_MS = 30 * 60 * 60 * 1000',
    },
    {
      what: 'cancelled orders count in what a member has spent',
      file: 'shop-api/orders/list-orders.ts',
      from: ".where(and(eq(orders.user_id, user_id), ne(orders.status, 'cancelled')))",
      to: ".where(and(eq(orders.user_id, user_id), ne(orders.status, 'accepted')))",
    },
    {
      what: 'orders of the last day are left out of the search by date',
      file: 'shop-api/orders/list-orders.ts',
      from: 'toJapanInstant(addDays(date_to, 1), 0)',
      to: 'toJapanInstant(date_to, 0)',
    },
    {
      what: 'points are earned on what points paid',
      file: 'shop-api/benefits/earn-points.ts',
      from: 'const paid = goods - order.used_point',
      to: 'const paid = goods',
    },
    {
      what: 'points are earned before the goods are shipped',
      file: 'shop-api/benefits/earn-points.ts',
      from: "shipped: ['shipped', 'completed'],",
      to: "shipped: ['accepted', 'paid', 'shipped', 'completed'],",
    },
    {
      what: 'a used coupon can be used again',
      file: 'shop-api/benefits/spend-benefits.ts',
      from: 'await tx.insert(coupon_uses).values({ channel_id, coupon_id, order_no, user_id, email_hash, used_at: now })',
      to: '',
    },
    {
      what: 'the shop decides without looking at the total the shopper saw',
      file: 'shop-api/checkout/check-decision.ts',
      from: 'if (decision.priced.order.total_payment !== decision.total_payment) {',
      to: 'if (decision.total_payment < 0) {',
    },
  ],
}
