import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailTextsInput } from '#contract/shapes/mail-texts.ts'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { decide, openSellingShop, ORDERER, readyCart, type SellingShop } from '#tests/support/selling-shop.ts'

const ORDER_WORDS = {
  code: 'order' as const,
  subject: '{店名}：ありがとう（{ご注文番号}）',
  body: '{お名前} 様\n\nこんにちは、{店名}です。\n\n{ご注文内容}\n\nまたどうぞ。',
}

describe.each(ONE_ENGINE)('the words of a shop’s letters on %s', (engine) => {
  let opened: OpenDb
  let shop: SellingShop
  let editor: ReturnType<typeof createEditor>
  beforeAll(async () => {
    opened = await openTestDb(engine)
    shop = await openSellingShop(opened.db, [{ unit_price: 1_000, stock: 50 }], staffSecrets)
    editor = createEditor(async (path, init) => shop.app.request(path, init), { channel: shop.channel.name })
  })
  afterAll(() => opened.close())

  const save = async (input: MailTextsInput) => {
    const { version } = await editor.call('GET /v1/admin/mail-texts', {})
    return editor.call('PUT /v1/admin/mail-texts', { body: { ...input, version } })
  }
  const refuse = async (letter: MailTextsInput['letters'][number]) => {
    const { version } = await editor.call('GET /v1/admin/mail-texts', {})
    const body = { signature: '', letters: [letter], version }
    const { status, errors } = await editor.refuse('PUT /v1/admin/mail-texts', { body })
    return [status, errors?.map(({ field, message }) => `${field}: ${message}`)]
  }
  const buy = async () => {
    await decide(shop, await readyCart(shop, [[0, 1]], 'cash_on_delivery'))
    const [mail] = await opened.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    return mail!
  }

  test('every letter is listed with the words it begins with, and those pass as its own', async () => {
    const { letters } = await editor.call('GET /v1/admin/mail-texts', {})
    for (const { code, subject, body, is_own } of letters) {
      expect([code, is_own]).toEqual([code, false])
      const preview = await editor.call('POST /v1/admin/mail-texts/preview', {
        body: { code, subject, body, signature: '' },
      })
      expect([code, `${preview.subject}${preview.text}`]).toEqual([code, expect.not.stringMatching(/[{}]/)])
      expect(preview.subject).toContain('そよかぜ')
    }
  })

  test('the order’s mail says what the shop wrote, around the order, above its signature', async () => {
    const usual = await buy()
    expect(usual.text).toContain('誠にありがとうございます')
    const before = await editor.readVersion()
    const saved = await save({ signature: 'そよかぜ一同\nshop@soyokaze.example', letters: [ORDER_WORDS] })
    expect(saved.letters[0]).toMatchObject({ ...ORDER_WORDS, is_own: true })
    expect(await editor.listChanges(before)).toEqual(['terms mail-texts updated'])
    const mail = await buy()
    expect(mail.subject).toMatch(/^そよかぜ：ありがとう（.+）$/)
    expect(mail.text).toMatch(/^佐藤 花子 様\n\nこんにちは、そよかぜです。\n\nご注文番号：/)
    expect(mail.text).toMatch(/またどうぞ。\n\nそよかぜ一同\nshop@soyokaze\.example\n$/)
    expect(mail.text).not.toContain('誠にありがとうございます')
    expect(mail.html).toContain('<p>こんにちは、そよかぜです。</p>')
    expect(mail.html).toContain('mailto:shop@soyokaze.example')
    await save({ signature: '', letters: [] })
    expect((await buy()).text).toContain('誠にありがとうございます')
  })

  test('what a shopper typed stays text, and is no placeholder', async () => {
    await save({ signature: '', letters: [ORDER_WORDS] })
    const cart = await readyCart(shop, [[0, 1]], 'cash_on_delivery')
    const orderer = { ...ORDERER, last_name: '{店名}<b>' }
    const named = await shop.call('PATCH /v1/carts/order/modify', { body: { token: cart.token, orderer } })
    await decide(shop, named)
    const [mail] = await opened.db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    expect(mail?.text).toMatch(/^\{店名\}<b> 花子 様\n\n/)
    expect(mail?.html).toContain('{店名}&lt;b&gt; 花子 様')
  })

  test('an unknown placeholder is refused by its name, and a letter without what it is for', async () => {
    expect(await refuse({ ...ORDER_WORDS, body: `${ORDER_WORDS.body}{ポイント}` })).toEqual([
      422,
      [
        'letters.0.body: 「{ポイント}」という差し込みはありません。使えるのは{店名}、{お名前}、{ご注文番号}、{ご注文内容}です',
      ],
    ])
    expect(await refuse({ ...ORDER_WORDS, subject: '{コード}' })).toEqual([
      422,
      [expect.stringMatching(/^letters\.0\.subject/)],
    ])
    expect(await refuse({ ...ORDER_WORDS, body: 'ありがとう' })).toEqual([
      422,
      ['letters.0.body: 本文に{ご注文内容}を入れてください。ないと、このメールの用が足りません'],
    ])
    expect(await refuse({ ...ORDER_WORDS, subject: ' ' })).toEqual([
      422,
      [expect.stringMatching(/^letters\.0\.subject/)],
    ])
    const preview = { ...ORDER_WORDS, body: '{ご注文内容}{誰か}', signature: '' }
    expect(await editor.refuse('POST /v1/admin/mail-texts/preview', { body: preview })).toMatchObject({
      status: 422,
      errors: [{ field: 'body' }],
    })
  })
})
