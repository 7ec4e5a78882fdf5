import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { createLegalSummary } from '#src/islands/order/legal-summary.ts'
import { LegalSummaryView } from '#src/islands/order/LegalSummaryView.tsx'
import { formatYen } from '#src/rules/money/format-yen.ts'
import { toSeller } from '#src/rules/checkout/to-seller.ts'
import { CANCELLATION, legalTexts } from '#src/text/checkout/legal.ts'
import { installBrowser } from '#tests/support/install-browser.ts'
import { openTestDb } from '#tests/support/open-test-db.ts'
import {
  COMPANY,
  openSellingShop,
  type PaymentCode,
  readyCart,
  type SellingShop,
} from '#tests/support/selling-shop.ts'

const WAYS_TO_PAY = ['card', 'bank_transfer', 'cash_on_delivery'] as const
/** When it is paid, until when, and what happens when it is not. */
const TERMS: Record<(typeof WAYS_TO_PAY)[number], string[]> = {
  card: ['ご注文の確定と同時に、カードで決済します。'],
  bank_transfer: [
    'お振り込みの期限は、ご注文日から7日以内です。',
    '期限の3日後の時点でご入金を確認できない場合、ご注文は自動でキャンセルになります。',
    '振込手数料はお客様のご負担となります。',
  ],
  cash_on_delivery: ['商品のお届け時に、配達員へお支払いください。', 'お支払い総額には、手数料'],
}
const WISHES = {
  'the earliest day': {},
  'a day': { delivery_date: '2026-11-28' },
  'a time slot': { delivery_timezone_key: 'am' },
  'a day and a time slot': { delivery_date: '2026-11-28', delivery_timezone_key: '18-20' },
}

let opened: OpenDb
let shop: SellingShop
beforeAll(async () => {
  installBrowser('https://shop.test/cart/confirm/')
  document.body.innerHTML = '<script type="application/json" id="noren-site">{}</script>'
  opened = await openTestDb()
  shop = await openSellingShop(opened.db, [
    { unit_price: 1_280, stock: 900 },
    { unit_price: 540, tax_rate: 8, stock: 900 },
  ])
})
afterAll(() => opened.close())

/** What the confirm screen knows of a cart that is ready, with a wish for its parcel. */
async function loadFacts(payment: PaymentCode, wish: object) {
  const { token, detail } = await readyCart(
    shop,
    [
      [0, 2],
      [1, 3],
    ],
    payment,
  )
  const key = detail.packings[0]?.key ?? ''
  const cart = await shop.call('PATCH /v1/carts/packings/modify', { body: { token, key, ...wish } })
  const params = { cartToken: token }
  const { leadtimes } = await shop.call('GET /v1/shipping-leadtime/carts/{cartToken}', { params })
  const { data } = await shop.call('GET /v1/payments/carts/{cartToken}', { params })
  return {
    detail: cart.detail,
    payments: data,
    leadtimes,
    seller: toSeller(COMPANY),
    cancellation_html: null,
    gift: null,
  }
}

describe.each(WAYS_TO_PAY)('paid by %s', (payment) => {
  test.each(Object.entries(WISHES))(
    'the last screen says everything the law wants when the shopper wishes %s',
    async (_, wish) => {
      const facts = await loadFacts(payment, wish)
      const summary = createLegalSummary(facts)
      if (!summary) throw new Error('The cart is ready, so there must be a summary.')
      const screen = renderToStaticMarkup(
        <LegalSummaryView summary={summary} is_pending={false} card={null} />,
      )
      const { detail, payments } = facts
      const method = payments.find(({ code }) => code === payment)
      const wanted = [
        ...detail.products.flatMap((line) => [
          line.product_name,
          `${line.quantity}点`,
          formatYen(line.unit_price),
          formatYen(line.subtotal),
        ]),
        formatYen(detail.order.total_payment),
        formatYen(detail.order.total_carriage ?? 0),
        ...detail.order.amount_by_tax_rate.map(({ tax }) => formatYen(tax)),
        method?.name,
        method?.payment_time,
        method?.fee ? formatYen(method.fee) : legalTexts.no_fee,
        ...TERMS[payment],
        'delivery_date' in wish ? '2026.11.28（土）' : '2026.11.25（水）',
        ...('delivery_timezone_key' in wish ? [detail.packings[0]?.delivery_timezone] : []),
        CANCELLATION,
        legalTexts.no_period,
        COMPANY.name,
        COMPANY.representative,
        COMPANY.address,
        COMPANY.phone_number,
        COMPANY.invoice_number,
      ]
      expect(wanted.filter((part) => !part || !screen.includes(part))).toEqual([])
    },
  )
})

test.each(Object.entries(WISHES))(
  'Whoever pays by bank transfer and wishes %s is promised nothing before the money is there',
  async (_, wish) => {
    const summary = createLegalSummary(await loadFacts('bank_transfer', wish))
    const [delivery] = summary?.deliveries ?? []
    expect(`${delivery?.time}${delivery?.condition}`).toMatch(/ご入金/)
    expect(delivery?.time).not.toContain('最短')
    const paidAtOnce = createLegalSummary(await loadFacts('card', wish))
    expect(JSON.stringify(paidAtOnce?.deliveries)).not.toMatch(/ご入金/)
  },
)

test('Without any one part there is no summary, so no button to order with', async () => {
  const facts = await loadFacts('bank_transfer', {})
  const { detail } = facts
  const withOrder = (order: Partial<typeof detail.order>) => ({
    ...facts,
    detail: { ...detail, order: { ...detail.order, ...order } },
  })
  const incomplete = [
    { ...facts, payments: [] },
    { ...facts, leadtimes: [] },
    { ...facts, detail: { ...detail, products: [] } },
    { ...facts, detail: { ...detail, shippings: [] } },
    withOrder({ orderer: null }),
    withOrder({ payment_id: null }),
    withOrder({ payment_fee: null }),
    withOrder({ total_carriage: null }),
  ]
  expect(incomplete.map(createLegalSummary)).toEqual(incomplete.map(() => null))
})

test('Where the company’s page comes next, the last screen says so, unless points pay everything', async () => {
  const facts = await loadFacts('card', {})
  const payments = facts.payments.map(({ terms, ...rest }) => ({
    ...rest,
    ...(terms && { terms: { ...terms, entry: 'hosted' as const } }),
  }))
  const summary = createLegalSummary({ ...facts, payments })
  expect(summary?.payment.is_hosted).toBe(true)
  const screen = renderToStaticMarkup(<LegalSummaryView summary={summary!} is_pending={false} card={null} />)
  expect(screen).toContain('この画面の次に、決済会社の画面へ移動します。')
  const { detail } = facts
  const free = { ...detail, order: { ...detail.order, total_payment: 0 } }
  expect(createLegalSummary({ ...facts, payments, detail: free })?.payment).toMatchObject({
    is_hosted: false,
    terms: ['ポイント・クーポンのご利用により、お支払いいただく金額はありません。'],
  })
})

test('What the editors say on cancelling stands in place of the general sentence', async () => {
  const facts = { ...(await loadFacts('card', {})), cancellation_html: '<p>名入れ品の返品は承れません。</p>' }
  const summary = createLegalSummary(facts)
  if (!summary) throw new Error('The cart is ready, so there must be a summary.')
  const screen = renderToStaticMarkup(<LegalSummaryView summary={summary} is_pending={false} card={null} />)
  expect(screen).toContain('<p>名入れ品の返品は承れません。</p>')
  expect(screen).not.toContain(CANCELLATION)
  expect(screen).toContain('href="/tradelaw/"')
})

test('Of a social gift the last screen says that its recipient chooses place and day, and until when', async () => {
  const facts = await loadFacts('bank_transfer', {})
  const shippings = facts.detail.shippings.map((shipping) => ({ ...shipping, address: null }))
  const gift = { receiver_name: '鈴木 一郎', days: 14 }
  const detail = { ...facts.detail, shippings }
  const summary = createLegalSummary({ ...facts, detail, leadtimes: [], gift })
  expect(summary?.deliveries).toMatchObject([
    { address: null, receiver_name: '鈴木 一郎', time: legalTexts.gift_time },
  ])
  const screen = renderToStaticMarkup(<LegalSummaryView summary={summary!} is_pending={false} card={null} />)
  expect(screen).toContain(legalTexts.gift_place)
  expect(screen).toContain('ご注文から14日以内にお届け先の入力がない場合は')
  expect(screen).toContain(legalTexts.day_after_payment)
  expect(createLegalSummary({ ...facts, detail, leadtimes: [], gift: null })).toBeNull()
})
