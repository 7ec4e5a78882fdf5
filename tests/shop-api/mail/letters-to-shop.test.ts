import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import type { MailTextsInput } from '#contract/shapes/mail-texts.ts'
import type { Product } from '#contract/shapes/product.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember } from '#tests/support/create-member.ts'
import { createOrder } from '#tests/support/create-order.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const TO_SHOP = 'shop@example.jp'

describe.each(ONE_ENGINE)('letters that tell a shop what came in, in its own words (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let editor: ReturnType<typeof createEditor>
  beforeAll(async () => {
    shop = await openTestShop({ engine, config: { staff: staffSecrets } })
    ask = createAsk(shop)
    editor = createEditor(shop.request)
  })
  beforeEach(async () => {
    await shop.db.delete(mails)
  })
  afterAll(() => shop.close())

  const word = async (letter: MailTextsInput['letters'][number]) => {
    const { version } = await editor.call('GET /v1/admin/mail-texts', {})
    await editor.call('PUT /v1/admin/mail-texts', { body: { signature: '', letters: [letter], version } })
  }
  const listMails = async (to: string) =>
    (await shop.db.select().from(mails).orderBy(asc(mails.id))).filter((mail) => mail.to === to)

  test('an inquiry, and what its sender writes on', async () => {
    const hanako = await createMember(shop.db)
    await word({
      code: 'inquiry_arrived',
      subject: '至急 {お問い合わせ番号}',
      body: '{店名}の窓口へ。{メールアドレス}より：\n\n{お問い合わせ内容}',
    })
    const body = {
      category_id: 'general',
      name: '佐藤 花子',
      name_kana: 'サトウ ハナコ',
      email: 'hanako@example.jp',
      phone: '',
      body: '{店名}は何時までですか。',
    }
    const { key } = (await ask('POST inquiries', { as: hanako, body })).body as { key: string }
    const arrived = (await listMails(TO_SHOP)).at(-1)!
    expect(arrived.subject).toBe(`至急 ${key}`)
    expect(arrived.text).toMatch(/^motoの店の窓口へ。hanako@example\.jpより：\n\n/)
    // What somebody typed is no placeholder.
    expect(arrived.text).toContain('{店名}は何時までですか。')
    expect((await listMails('hanako@example.jp')).at(-1)?.subject).toContain('お問い合わせを承りました')
    await word({ code: 'inquiry_asked_again', subject: '再び {お問い合わせ番号}', body: '{返信内容}' })
    const reply = { inquiry_key: key, body: '夜でも構いません。' }
    await ask('POST inquiry-comments/reply', { as: hanako, body: reply })
    const again = (await listMails(TO_SHOP)).at(-1)!
    expect(again.subject).toBe(`再び ${key}`)
    expect(again.text).toMatch(/^夜でも構いません。\n\n/)
    expect(again.text).not.toContain('はじめのお問い合わせ')
  })

  test('a question about a product', async () => {
    await word({
      code: 'question_arrived',
      subject: '質問 {商品名}',
      body: '{品番} {お名前} {メールアドレス}\n\n{ご質問}',
    })
    const question = { nickname: '', email: 'ken@example.jp', question: '重さは。' }
    await ask('POST products/wave-disc/questions', { body: question })
    const mail = (await listMails(TO_SHOP)).at(-1)!
    expect(mail.subject).toBe('質問 ウェーブディスク フロント')
    expect(mail.text).toMatch(/お客様 ken@example\.jp\n\n重さは。\n\n/)
    expect(mail.text).not.toContain('ご回答をお願いします')
  })

  test('a review', async () => {
    const hanako = await createMember(shop.db)
    await word({ code: 'review_arrived', subject: '{評価} {商品名}', body: '{お名前}\n\n{レビュー内容}' })
    const review = { nickname: 'はな', title: 'よく止まる', body: '雨でも平気です。', rating: 4 }
    await createOrder(shop.db, { user_id: hanako.id, code: 'WD-100-SV' })
    const { id } = await shop.read<Product>('products/wave-disc')
    await ask(`POST products/${id}/reviews`, { as: hanako, body: review })
    const mail = (await listMails(TO_SHOP)).at(-1)!
    expect(mail.subject).toBe('★★★★☆ ウェーブディスク フロント')
    expect(mail.text).toMatch(/^はな\n\nよく止まる\n\n雨でも平気です。\n\n/)
  })

  test('an order of catalogues on paper, to whoever ordered as well', async () => {
    await word({
      code: 'catalog_ordered',
      subject: '冊子 {受付番号}',
      body: '{お名前} 様\n\n{カタログ名}\n\n{お届け先}',
    })
    const { data } = await shop.read<CallOutput<'GET /v1/catalog'>>('catalog')
    const order = {
      last_name: '山田',
      first_name: '花子',
      postal_code: '430-0926',
      prefecture: '静岡県',
      city: '浜松市中央区',
      address1: '砂山町1-2',
      address2: '',
      phone_number: '053-000-0000',
      email: 'order@example.jp',
      catalog_ids: [data[0]?.id],
    }
    const { key } = (await ask('POST catalog-orders', { body: order })).body as { key: string }
    for (const to of ['order@example.jp', TO_SHOP]) {
      const mail = (await listMails(to)).at(-1)!
      expect(mail.subject).toBe(`冊子 ${key}`)
      expect(mail.text).toMatch(/^山田 花子 様\n\n・秋の部品帳\n\n〒430-0926\n/)
    }
  })
})
