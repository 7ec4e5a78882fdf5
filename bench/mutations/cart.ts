import type { MutatedSubject } from './mutation.ts'

export const cart: MutatedSubject = {
  name: 'cart',
  tests: [
    'tests/shop-api/cart',
    'tests/shop-api/benefits',
    'tests/src/rules/checkout',
    'tests/src/rules/money',
    'tests/src/rules/product',
  ],
  mutations: [
    {
      what: 'a line may hold one piece more than the shop has',
      file: 'shop-api/cart/catalogue-line.ts',
      from: 'if (pieces > toSaleable(found)) return',
      to: 'if (pieces > toSaleable(found) + 1) return',
    },
    {
      what: 'a line forgets its quantity',
      file: 'shop-api/cart/price-line.ts',
      from: 'subtotal: unit_price * line.quantity',
      to: 'subtotal: unit_price',
    },
    {
      what: 'adding counts this line only, not the other lines of the same goods',
      file: 'shop-api/cart/change-lines.ts',
      from: 'checkQuantity({ found, tally: tallyProduct(detail, product_id),',
      to: 'checkQuantity({ found, tally: { pieces: quantity, each: new Map() },',
    },
    {
      what: 'a press that is sent twice adds twice',
      file: 'shop-api/cart/change-lines.ts',
      from: 'return request_id !== undefined && detail.request_ids.includes(request_id)',
      to: 'return false',
    },
    {
      what: 'a line may be shared out into fewer pieces than it has',
      file: 'shop-api/cart/change-lines.ts',
      from: 'if (pieces !== line.quantity)',
      to: 'if (pieces > line.quantity)',
    },
    {
      what: 'a stopped shop sells on',
      file: 'shop-api/cart/change-lines.ts',
      from: "if (!terms.is_selling) throw refuseCart('cart.common.selling_stopped')",
      to: '',
    },
    {
      what: 'a destination without goods costs shipping',
      file: 'shop-api/cart/price-cart.ts',
      from: 'if (!isUsed) return { ...shipping, carriage: 0 }',
      to: '',
    },
    {
      what: 'shipping is free one yen too late',
      file: 'src/rules/checkout/shipping-fee.ts',
      from: 'goods >= terms.free_from ? 0 : fee',
      to: 'goods > terms.free_from ? 0 : fee',
    },
    {
      what: 'a gift pays shipping however much is bought',
      file: 'shop-api/cart/price-cart.ts',
      from: 'return shipping_fees.free_from !== null && subtotal >= shipping_fees.free_from ? 0 : gift_shipping_fee',
      to: 'return gift_shipping_fee',
    },
    {
      what: 'points pay more than is owed',
      file: 'shop-api/cart/price-cart.ts',
      from: 'Math.min(detail.point ?? 0, benefits.usable_point, sum(left))',
      to: 'Math.min(detail.point ?? 0, benefits.usable_point)',
    },
    {
      what: 'tax is reckoned before points are taken off',
      file: 'shop-api/cart/price-cart.ts',
      from: 'const paid = left.map((amount, at) => amount - (point_parts[at] ?? 0))',
      to: 'const paid = [...left]',
    },
    {
      what: 'the payment fee is left out of the total',
      file: 'shop-api/cart/price-cart.ts',
      from: '{ rate: SERVICE_TAX_RATE, amount: payment_fee ?? 0 }',
      to: '{ rate: SERVICE_TAX_RATE, amount: 0 }',
    },
    {
      what: 'a coupon counts in capitals only as the shop wrote it',
      file: 'shop-api/cart/change-benefits.ts',
      from: "return typed.normalize('NFKC').trim().toUpperCase()",
      to: "return typed.normalize('NFKC').trim()",
    },
    {
      what: 'two coupons of one sort are taken together',
      file: 'shop-api/cart/change-benefits.ts',
      from: 'if (benefits.coupons.slice(0, -1).some(isSameSort)) {',
      to: 'if (benefits.coupons.length > 9 && isSameSort) {',
    },
    {
      what: 'a member uses more points than there are',
      file: 'shop-api/cart/change-benefits.ts',
      from: 'if (point > usable)',
      to: 'if (point > usable + 1)',
    },
    {
      what: 'a coupon in per cent takes from goods it is not for',
      file: 'shop-api/benefits/price-coupons.ts',
      from: 'isFor(coupon, item) ? item.subtotal - (priced.parts[at] ?? 0) : 0',
      to: 'item.subtotal - (priced.parts[at] ?? 0)',
    },
    {
      what: 'a coupon needs one yen more than its minimum',
      file: 'shop-api/benefits/price-coupons.ts',
      from: '>= coupon.minimum_total) return undefined',
      to: '> coupon.minimum_total) return undefined',
    },
    {
      what: 'a day of delivery stays wished for when it cannot be kept',
      file: 'shop-api/cart/delivery-wishes.ts',
      from: 'if (!promise?.days.includes(packing.delivery_date)) packing.delivery_date = null',
      to: 'if (promise === undefined) packing.delivery_date = null',
    },
  ],
}
