import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDestination, createCartDetail } from '#shop-api/cart/cart-detail.ts'
import type { CartDetail } from '#shop-api/db/json/cart-detail.ts'
import type { Benefits, CouponTerms } from '#shop-api/benefits/benefits.ts'
import { addPieces } from '#shop-api/cart/cart-lines.ts'
import type { CatalogueLine, CatalogueLines } from '#shop-api/cart/catalogue-line.ts'
import { toSeen } from '#shop-api/cart/note-prices.ts'
import { priceCart } from '#shop-api/cart/price-cart.ts'
import type { SellingTerms } from '#shop-api/cart/selling-terms.ts'
import { ADDRESS } from '#tests/support/selling-shop.ts'

const terms: SellingTerms = {
  shipping_fees: { by_region: { 関東: 770 }, free_from: 11_000 },
  gift_shipping_fee: 880,
  transit_days_by_region: { 関東: 1 },
  dispatch: {
    calendar: {
      closed_weekdays: [],
      year_end_closure: null,
      is_holiday: () => false,
      special_days: new Map(),
    },
    cutoff_hour: 14,
  },
  payments: [
    {
      id: 1,
      code: 'cash_on_delivery',
      name: '代金引換',
      description: '',
      fees: [
        { up_to: 10_000, fee: 330 },
        { up_to: null, fee: 440 },
      ],
      payment_time: '',
      guide: null,
      capture: 'at_order',
    },
  ],
  delivery_slots: { slots: [], removed: [] },
  is_selling: true,
  is_allow_multiple: true,
}

interface Goods {
  unit_price: number
  tax_rate: 8 | 10
  quantity: number
}

function createCart(goods: readonly Goods[]): { detail: CartDetail; catalogue: CatalogueLines } {
  const detail = createCartDetail()
  const catalogue = new Map<number, CatalogueLine>()
  for (const [at, { quantity, ...price }] of goods.entries()) {
    const line: CatalogueLine = {
      ...price,
      product_id: at + 1,
      product_name: `商品${at}`,
      product_info: {
        key: `goods-${at}`,
        code: `C-${at}`,
        options: [],
        picture: null,
        maker_name: null,
        brand_name: null,
        category_names: [],
        is_giftable: true,
      },
      category_ids: at % 2 === 0 ? [1, 2] : [3],
      stock: 20,
      order_multiple: 1,
      max_per_order: 20,
      is_on_sale: true,
    }
    catalogue.set(line.product_id, line)
    addPieces(detail, { product_id: line.product_id, quantity, seen: toSeen(line) })
  }
  return { detail, catalogue }
}

const goods = fc.array(
  fc.record({
    unit_price: fc.integer({ min: 0, max: 300_000 }),
    tax_rate: fc.constantFrom<8 | 10>(8, 10),
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 12 },
)

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}

test('whatever is in a cart, its total is what its rates sum to, and its parts are its total', () => {
  fc.assert(
    fc.property(goods, fc.boolean(), fc.boolean(), (chosen, hasAddress, hasPayment) => {
      const { detail, catalogue } = createCart(chosen)
      for (const shipping of detail.shippings) shipping.address = hasAddress ? ADDRESS : null
      detail.payment_id = hasPayment ? 1 : null
      const { products, order } = priceCart(detail, catalogue, terms)
      expect(order.total_payment).toBe(sum(order.amount_by_tax_rate.map((row) => row.amount)))
      expect(order.total_payment).toBe(
        order.subtotal + (order.total_carriage ?? 0) + (order.payment_fee ?? 0),
      )
      expect(order.total_tax).toBe(sum(order.amount_by_tax_rate.map((row) => row.tax)))
      const reduced = order.amount_by_tax_rate.find((row) => row.rate === 8)
      const onReducedLines = products.filter((line) => line.tax_rate === 8).map((line) => line.tax_amount)
      expect(sum(onReducedLines)).toBe(reduced?.tax ?? 0)
      if (order.subtotal >= 11_000) expect(order.total_carriage).not.toBe(770)
    }),
  )
})

test('an empty cart costs nothing, whatever was chosen for it', () => {
  const { detail, catalogue } = createCart([])
  detail.payment_id = 1
  const { order } = priceCart(detail, catalogue, terms)
  expect(order).toMatchObject({ total_payment: 0, payment_fee: null, amount_by_tax_rate: [] })
})

test('a destination that nothing goes to costs no shipping fee', () => {
  const { detail, catalogue } = createCart([{ unit_price: 1_000, tax_rate: 10, quantity: 1 }])
  addDestination(detail)
  for (const shipping of detail.shippings) shipping.address = ADDRESS
  const { shippings, order } = priceCart(detail, catalogue, terms)
  expect(shippings.map(({ carriage }) => carriage)).toEqual([770, 0])
  expect(order.total_carriage).toBe(770)
})

test.each([
  ['pays its flat shipping fee', 10_999, 880],
  ['is sent free from the amount on from which shipping is free', 11_000, 0],
])('a gift whose recipient says where it goes %s', (_, unit_price, shipping_fee) => {
  const { detail, catalogue } = createCart([{ unit_price, tax_rate: 10, quantity: 1 }])
  detail.gift = { receiver_name: '花子', message: '' }
  expect(priceCart(detail, catalogue, terms).order.total_carriage).toBe(shipping_fee)
})

const coupon = fc.record({
  kind: fc.constantFrom<CouponTerms['kind'][]>('amount', 'rate', 'carriage'),
  discount: fc.integer({ min: 0, max: 100 }),
  minimum_total: fc.constantFrom(0, 0, 50_000),
  category_ids: fc.constantFrom([], [2], [3]),
})
const benefits = fc.record({
  coupons: fc.array(coupon, { maxLength: 3 }).map((drawn) =>
    drawn.map((terms, at): CouponTerms => ({
      ...terms,
      discount: terms.kind === 'amount' ? terms.discount * 137 : terms.discount,
      id: at,
      code: `COUPON${at}`,
      name: '割引',
      refusal: null,
    })),
  ),
  usable_point: fc.integer({ min: 0, max: 400_000 }),
}) satisfies fc.Arbitrary<Benefits>

test('coupons and points take off what they say to the yen, and never more than there is to pay', () => {
  fc.assert(
    fc.property(goods, benefits, fc.integer({ min: 0, max: 400_000 }), (chosen, brought, point) => {
      const { detail, catalogue } = createCart(chosen)
      for (const shipping of detail.shippings) shipping.address = ADDRESS
      Object.assign(detail, { payment_id: 1, point })
      const { products, order, coupons } = priceCart(detail, catalogue, terms, brought)
      const carriage = order.total_carriage ?? 0
      const off = order.coupon_discount + order.used_point
      expect(order.total_payment).toBe(order.subtotal + carriage + (order.payment_fee ?? 0) - off)
      expect(order.total_payment).toBe(sum(order.amount_by_tax_rate.map((row) => row.amount)))
      expect(order.total_tax).toBe(sum(order.amount_by_tax_rate.map((row) => row.tax)))
      for (const { rate, amount, tax } of order.amount_by_tax_rate) {
        expect(tax).toBe(Math.floor((amount * rate) / (100 + rate)))
      }
      expect(order.coupon_discount).toBe(sum(coupons.map(({ discount }) => discount)))
      const onGoods = sum(products.map((line) => line.coupon_discount_parts))
      const onShippingFee = sum(
        coupons.filter((_, at) => brought.coupons[at]?.kind === 'carriage').map(({ discount }) => discount),
      )
      expect(onGoods + onShippingFee).toBe(order.coupon_discount)
      for (const line of products) expect(line.coupon_discount_parts).toBeLessThanOrEqual(line.subtotal)
      expect(order.used_point).toBeLessThanOrEqual(Math.min(point, brought.usable_point))
      expect(order.total_payment).toBeGreaterThanOrEqual(order.payment_fee ?? 0)
    }),
  )
})

test('a coupon for some goods takes nothing off the others, and says when there are none of them', () => {
  const { detail, catalogue } = createCart([
    { unit_price: 1_000, tax_rate: 10, quantity: 1 },
    { unit_price: 2_000, tax_rate: 10, quantity: 1 },
  ])
  const half: CouponTerms = {
    id: 1,
    code: 'HALF',
    name: '半額',
    kind: 'rate',
    discount: 50,
    minimum_total: 0,
    category_ids: [3],
    refusal: null,
  }
  const price = (terms_of: CouponTerms) =>
    priceCart(detail, catalogue, terms, { coupons: [terms_of], usable_point: 0 })
  expect(price(half).products.map((line) => line.coupon_discount_parts)).toEqual([0, 1_000])
  const [other] = price({ ...half, category_ids: [9] }).coupons
  expect(other).toMatchObject({ discount: 0, problem: { code: 'cart.coupon.not_for_these_goods' } })
  const [dear] = price({ ...half, minimum_total: 2_001 }).coupons
  expect(dear?.problem?.message).toContain('2,001円以上')
  const [just_enough] = price({ ...half, minimum_total: 2_000 }).coupons
  expect(just_enough).toMatchObject({ discount: 1_000 })
  expect(just_enough?.problem).toBeUndefined()
})
