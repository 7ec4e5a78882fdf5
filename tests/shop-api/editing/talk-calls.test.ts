import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Product } from '#contract/shapes/product.ts'
import type { SystemMessage } from '#contract/shapes/system-message.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember } from '#tests/support/create-member.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
let ask: ReturnType<typeof createAsk>
let editor: ReturnType<typeof createEditor>
let neighbour: ReturnType<typeof createEditor>
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  ask = createAsk(shop)
  editor = createEditor(shop.request)
  neighbour = createEditor(shop.request, { channel: 'gift' })
})
afterAll(() => shop.close())

test('A question waits for the staff, is answered by mail once, and stands beside the product', async () => {
  const question = '雨の日も効きますか？'
  const body = { nickname: '花子', email: 'asker@example.jp', question }
  await ask('POST products/wave-disc/questions', { body })
  const { data } = await editor.call('GET /v1/admin/product-questions', { query: {} })
  const asked = data.find((one) => one.question === question)!
  expect(asked).toMatchObject({ product: { key: 'wave-disc' }, answer: null, email: 'asker@example.jp' })
  const params = { id: asked.id }
  const refused = await neighbour.refuse('PATCH /v1/admin/product-questions/{id}', {
    params,
    body: { answer: 'よその店' },
  })
  expect(refused.status).toBe(404)
  for (const answer of ['はい、効きます。', 'はい、雨の日も効きます。'])
    await editor.call('PATCH /v1/admin/product-questions/{id}', { params, body: { answer } })
  const told = await shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, 'asker@example.jp'), eq(mails.topic, `product-answer:${asked.id}`)))
  expect(told.map(({ text }) => text.includes('はい、効きます。'))).toEqual([true])
  const product = await shop.read<Product>('products/wave-disc?include=questions')
  expect(product.questions?.map(({ answer }) => answer)).toContain('はい、雨の日も効きます。')
  const waiting = await editor.call('GET /v1/admin/product-questions', { query: {} })
  expect(waiting.data.map(({ id }) => id)).not.toContain(asked.id)
})

test('What the shop writes to all reaches who is a member, without what could do harm', async () => {
  const member = await createMember(shop.db)
  const body = { title: '年末のご案内', body: '<p>休みます</p><script>alert(1)</script>' }
  const sent = await editor.call('POST /v1/admin/system-messages', { body })
  expect(sent).toMatchObject({ title: '年末のご案内', body: '<p>休みます</p>' })
  const { data } = (await ask('GET me/system-messages', { as: member })).body as { data: SystemMessage[] }
  expect(data[0]).toMatchObject({ key: sent.key, is_read: false })
  const listed = await editor.call('GET /v1/admin/system-messages', { query: {} })
  expect(listed.data[0]?.key).toBe(sent.key)
  expect((await neighbour.call('GET /v1/admin/system-messages', { query: {} })).data).toEqual([])
})
