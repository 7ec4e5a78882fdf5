import { createAddressWords } from '#tests/support/address-words.ts'
import type { ExampleShop } from './open-example-shop.ts'
import type { Visitor } from './open-notebook.ts'

/** What shoppers say and the shop's staff answer: inquiries, questions, reviews, catalogues, messages. */
export async function talk(shop: ExampleShop, member: Visitor): Promise<void> {
  const { staff } = shop
  const { call } = member
  const { key } = await call('POST /v1/inquiries', {
    body: {
      category_id: 'general',
      name: '森 由紀',
      name_kana: 'モリ ユキ',
      email: 'buyer@example.jp',
      phone: '09012345678',
      body: 'ディスクの取り付けに必要な道具を教えてください。',
    },
  })
  const inquiry = { params: { resourceKey: key } }
  await staff.call('GET /v1/admin/inquiries')
  await staff.call('POST /v1/admin/inquiries/{resourceKey}/reply', {
    ...inquiry,
    body: { body: '六角レンチ（5mm）をお使いください。' },
  })
  await call('POST /v1/inquiry-comments/reply', {
    body: { inquiry_key: key, body: 'ありがとうございます。' },
  })
  await call('GET /v1/me/inquiries')
  await call('GET /v1/me/inquiries/{resourceKey}', inquiry)
  await staff.call('GET /v1/admin/inquiries/{resourceKey}', inquiry)
  await staff.call('POST /v1/admin/inquiries/{resourceKey}/close', inquiry)

  const { id: lube } = await call('GET /v1/products/{resourceKey}', { params: { resourceKey: 'chain-lube' } })
  await call('POST /v1/products/{product_id}/reviews', {
    params: { product_id: lube },
    body: { nickname: 'ゆき', title: '静かになりました', body: '冬でもよく伸びます。', rating: 5 },
  })
  const { data: reviews } = await staff.call('GET /v1/admin/reviews')
  await staff.call('PATCH /v1/admin/reviews/{id}', {
    params: { id: reviews[0]!.id },
    body: { state: 'shown' },
  })

  await call('POST /v1/products/{resourceKey}/questions', {
    params: { resourceKey: 'wave-disc' },
    body: { nickname: 'ゆき', question: '外径は何ミリですか。' },
  })
  const { data: questions } = await staff.call('GET /v1/admin/product-questions')
  await staff.call('PATCH /v1/admin/product-questions/{id}', {
    params: { id: questions[0]!.id },
    body: { answer: '320ミリです。' },
  })

  const { shipping_last_name: last_name, shipping_first_name: first_name, ...words } = createAddressWords()
  const { postal_code, prefecture, city, address1, address2, phone_number } = words
  const address = { postal_code, prefecture, city, address1, address2, phone_number }
  const { data: catalogs } = await call('GET /v1/catalog')
  const orderable = catalogs.find(({ is_orderable }) => is_orderable)!
  await call('POST /v1/catalog-orders', {
    body: { catalog_ids: [orderable.id], last_name, first_name, ...address, email: 'buyer@example.jp' },
  })

  await staff.call('POST /v1/admin/system-messages', {
    body: { title: '年末年始の営業', body: '<p>12月29日から1月3日まで休みます。</p>' },
  })
  await staff.call('GET /v1/admin/system-messages')
  const { data: messages } = await call('GET /v1/me/system-messages')
  const message = { params: { resourceKey: messages[0]!.key } }
  await call('GET /v1/me/system-messages/{resourceKey}', message)
  const { data: news } = await call('GET /v1/news', { query: { per: 10 } })
  await call('POST /v1/news/readables', { body: { readable_id: news[0]!.id } })
}
