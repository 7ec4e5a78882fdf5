import { expect, test } from 'vitest'
import type { Order } from '#contract/shapes/order.ts'
import { createOrderMail } from '#shop-api/mail/order-mail.ts'
import { ADDRESS, COMPANY, ORDERER } from '#tests/support/selling-shop.ts'

const order: Order = {
  id: 1,
  order_no: 'M20261124-000001',
  status: 'awaiting_payment',
  ordered_at: '2026-11-24T09:05:00+09:00',
  detail: {
    products: [
      {
        key: 'l1',
        product_id: 1,
        product_name: '抹茶<b>羊羹</b>',
        product_info: {
          key: 'yokan',
          code: 'YK-1',
          options: [{ axis: '本数', value: '3本' }],
          picture: null,
          maker_name: null,
          brand_name: null,
          category_names: [],
          is_giftable: true,
        },
        unit_price: 2_160,
        quantity: 2,
        subtotal: 4_320,
        tax_rate: 8,
        tax_amount: 320,
        coupon_discount_parts: 0,
        max_quantity: 20,
        problem: null,
        shipping_key: 's1',
        packing_key: 'p1',
      },
    ],
    shippings: [{ key: 's1', address: ADDRESS, user_address_id: null, carriage: 770 }],
    packings: [
      {
        key: 'p1',
        shipping_key: 's1',
        delivery_date: '2026-11-26',
        delivery_timezone_key: 'am',
        delivery_timezone: '午前中',
        wrapping: 'paper',
        noshi: {
          mizuhiki: 'red_white_knot',
          placement: 'outer',
          title: '内祝',
          names: ['佐藤 太郎', '花子'],
        },
        message: null,
      },
    ],
    coupons: [],
    order: {
      orderer: ORDERER,
      payment_id: 2,
      payment_name: '銀行振込',
      subtotal: 4_320,
      total_carriage: 770,
      until_free_carriage: null,
      payment_fee: 0,
      coupon_discount: 0,
      used_point: 0,
      total_tax: 390,
      total_payment: 5_090,
      amount_by_tax_rate: [
        { rate: 10, amount: 770, tax: 70 },
        { rate: 8, amount: 4_320, tax: 320 },
      ],
      note: 'よろしく\nお願いします',
    },
  },
  payment_guide: '2026.12.01までに、下記の口座へ5,090円をお振り込みください。',
  pay_by: '2026-12-01',
  memo: null,
  cancel_only_ecd_key: '',
}

test('the plain form says everything a shopper keeps a mail for, once', async () => {
  const mail = await createOrderMail(order, { shop: 'そよかぜ', company: COMPANY })
  expect(mail?.subject).toBe('【そよかぜ】ご注文ありがとうございます（ご注文番号：M20261124-000001）')
  expect(mail?.text).toMatchInlineSnapshot(`
    "佐藤 花子 様

    このたびはそよかぜをご利用いただき、誠にありがとうございます。下記の内容でご注文を承りました。

    ご注文番号：M20261124-000001
    ご注文日時：2026.11.24 9:05

    ■ ご注文商品

    抹茶<b>羊羹</b> ※
    品番：YK-1　本数：3本
    2,160円 × 2点 ＝ 4,320円

    ※は軽減税率（8%）の対象商品です。

    ────────────────────

    商品合計：4,320円
    送料：770円
    手数料：0円
    お支払い合計：5,090円

    10%対象：770円（内消費税 70円）
    8%対象：4,320円（内消費税 320円）

    登録番号：T1234567890123

    ■ お届け先

    〒150-0001
    東京都渋谷区神宮前1-2-3
    そよかぜ荘201
    佐藤 花子 様
    お届け希望日：2026.11.26 午前中
    ご入金の確認後に発送します。ご入金の時期により、お届け日が変わる場合があります。
    包装：包装紙でお包みします
    のし：内祝 佐藤 太郎／花子（紅白結び切り・外のし）

    ■ お支払い方法

    銀行振込

    お支払いの期日：2026.12.01（火）

    2026.12.01までに、下記の口座へ5,090円をお振り込みください。

    ■ 備考

    よろしく
    お願いします

    ■ キャンセル・返品について

    ご注文の変更・キャンセルは、出荷の準備が始まるまで承ります。お電話またはメールでご連絡ください。お客様のご都合による返品・交換は、未使用のものに限り、到着から8日以内のご連絡で承ります（食品など、お受けできない商品もございます）。不良品や誤配送の場合は、送料当店負担で交換または返金いたします。

    ────────────────────

    このメールにお心当たりのない場合は、お手数ですが下記までご連絡ください。

    そよかぜ（株式会社そよかぜ商会）
    〒150-0001 東京都渋谷区神宮前1-2-3
    TEL 03-1234-5678（10:00～18:00）
    shop@soyokaze.example
    "
  `)
})

test('a mail that knows where the shop is leads to receipt and bill', async () => {
  const papers = 'https://shop.example/orders/receipt/?no=M20261124-000001&t=secret'
  const mail = await createOrderMail(order, { shop: 'そよかぜ', company: COMPANY }, { papers })
  expect(mail?.text).toContain(`■ 領収書・請求書`)
  expect(mail?.text).toContain(papers)
  expect(mail?.html).toContain(`href="${papers.replace('&', '&amp;')}"`)
})

test('in HTML nothing a shopper or an editor typed becomes markup', async () => {
  const mail = await createOrderMail(order, { shop: 'そよかぜ', company: COMPANY })
  expect(mail?.html).toContain('抹茶&lt;b&gt;羊羹&lt;/b&gt; ※')
  expect(mail?.html).toContain('よろしく<br />お願いします')
  expect(mail?.html).not.toContain('<b>羊羹')
})

test('an order for a company is addressed to it', async () => {
  const orderer = { ...ORDERER, company_name: '株式会社そよ', department_name: '総務部' }
  const detail = { ...order.detail, order: { ...order.detail.order, orderer } }
  const mail = await createOrderMail({ ...order, detail }, { shop: 'そよかぜ', company: COMPANY })
  expect(mail?.text).toMatch(/^株式会社そよ\n総務部\n佐藤 花子 様\n/)
  expect(mail?.html).toContain('株式会社そよ<br />総務部<br />佐藤 花子 様')
})

test('an order to several doors says what goes to which', async () => {
  const { detail } = order
  const [line] = detail.products
  const [shipping] = detail.shippings
  if (!line || !shipping) throw new Error('The order has a line and a destination')
  const sent = {
    ...detail,
    products: [line, { ...line, key: 'l2', quantity: 1, shipping_key: 's2', packing_key: 'p2' }],
    shippings: [shipping, { ...shipping, key: 's2', sender: { ...ADDRESS, company_name: '佐藤商店' } }],
  }
  const mail = await createOrderMail({ ...order, detail: sent }, { shop: 'そよかぜ', company: COMPANY })
  expect(mail?.text).toContain('佐藤 花子 様\nお届けする商品：抹茶<b>羊羹</b> 2点')
  expect(mail?.text).toContain('佐藤 花子 様\nお届けする商品：抹茶<b>羊羹</b> 1点')
  expect(mail?.html).toContain('お届けする商品')
  // The sender of one destination is not the sender of the other.
  expect(mail?.text.split('送り主：佐藤商店')).toHaveLength(2)
  expect(mail?.html.split('佐藤商店')).toHaveLength(2)
})
