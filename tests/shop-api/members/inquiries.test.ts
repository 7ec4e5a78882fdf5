import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Inquiry, InquiryDetail } from '#contract/shapes/inquiry.ts'
import type { UploadFile } from '#contract/shapes/upload-file.ts'
import { channels } from '#shop-api/db/schema/channels.ts'
import { inquiries } from '#shop-api/db/schema/inquiries.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { forgetOldContacts } from '#shop-api/members/account/forget-old-contacts.ts'
import { replyAsShop } from '#shop-api/members/inquiries/reply-to-inquiry.ts'
import { forgetUploads } from '#shop-api/media/forget-uploads.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const actor = { person_id: null, name: '店野 守' }

const words = {
  category_id: 'general',
  name: '佐藤 花子',
  name_kana: 'サトウ ハナコ',
  email: 'hanako@example.jp',
  phone: '03-1234-5678',
  order_no: 'M20261120-000001',
  body: '届いた品が\n<img src=x onerror=alert(1)>違いました。',
}
const extend = {
  corporation: '株式会社そよかぜ',
  corporation_kana: 'カブシキガイシャソヨカゼ',
  department: '仕入部',
  department_kana: null,
  address: '東京都渋谷区神宮前1-2-3',
  establishment: '1998年',
  annual_sale: '',
  capital: '1,000万円',
  employee_num: '12名',
  business_type: '小売',
  store_name: '',
  business_hours: '10:00～19:00',
  business_holiday: '水曜',
  url: 'https://example.jp/',
  delivery: 2,
  delivery_company: '',
  payment: 2,
}

describe.each(ONE_ENGINE)('an inquiry (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  let jiro: TestMember
  let moto: { id: number; name: string }
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    ask = createAsk(shop)
    const [row] = await shop.db.select().from(channels).where(eq(channels.name, 'moto'))
    moto = { id: row?.id ?? 0, name: 'moto' }
  })
  let visitor = 0
  beforeEach(async () => {
    visitor++
    await shop.db.delete(mails)
    hanako = await createMember(shop.db)
    jiro = await createMember(shop.db)
  })
  afterAll(() => shop.close())

  const post = (path: string, body: unknown, as?: TestMember) =>
    ask(`POST ${path}`, {
      as: { headers: { ...as?.headers, 'x-forwarded-for': `203.0.113.${visitor}` } as TestMember['headers'] },
      body,
    })
  const send = async (changes: object = {}, as?: TestMember) => {
    const { status, body } = await post('inquiries', { ...words, ...changes }, as)
    expect(status).toBe(200)
    return (body as { key: string }).key
  }
  const find = async (key: string, as = hanako) =>
    (await ask(`GET me/inquiries/${key}`, { as })).body as InquiryDetail
  const listMails = () => shop.db.select().from(mails).orderBy(asc(mails.id))

  test('of a guest goes to the shop, and its sender has it in writing', async () => {
    const key = await send()
    const [copy, arrived] = await listMails()
    expect(copy).toMatchObject({
      to: 'hanako@example.jp',
      subject: `【motoの店】お問い合わせを承りました（お問い合わせ番号：${key}）`,
    })
    expect(arrived).toMatchObject({
      to: 'shop@example.jp',
      subject: `【motoの店】お問い合わせが届きました（${key}）`,
    })
    for (const mail of [copy, arrived]) {
      expect(mail?.text).toContain('お問い合わせの種類：その他')
      expect(mail?.text).toContain(words.body)
      expect(mail?.html).toContain('&lt;img src=x')
      expect(mail?.html).not.toContain('<img')
    }
    const [row] = await shop.db.select().from(inquiries).where(eq(inquiries.key, key))
    expect(row).toMatchObject({ user_id: null, status: 'open' })
    expect((await ask(`GET me/inquiries/${key}`, { as: hanako })).status).toBe(404)
  })

  test('of a company brings all it tells, in words', async () => {
    const key = await send({ name_kana: '', extend })
    const [copy] = await listMails()
    expect(copy?.text).toContain('株式会社そよかぜ\n仕入部\n佐藤 花子 様')
    expect(copy?.text).toContain('資本金：1,000万円')
    expect(copy?.text).toContain('ご希望の配送方法：店舗への直送')
    expect(copy?.text).toContain('ご希望のお支払い方法：請求書払い（後払い）')
    expect(copy?.text).not.toContain('年商')
    const [row] = await shop.db.select().from(inquiries).where(eq(inquiries.key, key))
    expect(row?.extend).toEqual(extend)
    const wrong = await post('inquiries', { ...words, extend: { ...extend, corporation: '' } })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'extend.corporation', code: 'required' }] },
    })
  })

  test('says what it lacks, by field', async () => {
    const wrong = await post('inquiries', { ...words, email: 'x', body: ' ', phone: '1' })
    expect((wrong.body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'email',
      'phone',
      'body',
    ])
    expect(await post('inquiries', { ...words, category_id: 'brake' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'category_id', code: 'inquiry.category_not_found' }] },
    })
    expect(await listMails()).toEqual([])
  })

  test('is a talk of the member and the shop, until it is closed', async () => {
    const first = await send({}, hanako)
    const second = await send({ body: 'あ'.repeat(60) }, hanako)
    await shop.db.delete(mails)
    const answer = { inquiry_key: first, body: '交換品をお送りします。' }
    const later = new Date(TEST_NOW.getTime() + 60_000)
    await replyAsShop(
      { db: shop.db, channel: moto, now: later, config: { environment: 'test' }, actor },
      answer,
    )
    const [told] = await listMails()
    expect(told).toMatchObject({ to: words.email, subject: expect.stringContaining('ご回答') })
    expect(told?.text).toContain(answer.body)
    expect(told?.text).toContain(`http://localhost:4321/mypage/inquiry_history/${first}/`)
    const list = await ask('GET me/inquiries', { as: hanako })
    expect(list.headers.get('x-total')).toBe('2')
    const { data } = list.body as { data: Inquiry[] }
    expect(data.map(({ key, status }) => [key, status])).toEqual([
      [first, 'answered'],
      [second, 'open'],
    ])
    expect(data[0]).toMatchObject({ category_names: ['その他'], order_no: words.order_no })
    expect([...(data[1]?.subject ?? '')]).toHaveLength(41)
    const replied = await post('inquiry-comments/reply', { inquiry_key: first, body: '助かります。' }, hanako)
    expect(replied).toMatchObject({
      status: 200,
      body: {
        status: 'open',
        comments: [
          { author: 'shop', body: answer.body },
          { author: 'member', body: '助かります。' },
        ],
      },
    })
    expect(replied.body).toEqual(await find(first))
    expect((await listMails())[1]).toMatchObject({ to: 'shop@example.jp' })
    await shop.db.update(inquiries).set({ status: 'closed' }).where(eq(inquiries.key, first))
    const late = await post('inquiry-comments/reply', { inquiry_key: first, body: 'もう一つ' }, hanako)
    expect(late).toMatchObject({ status: 422, body: { code: 'inquiry.closed' } })
  })

  test('is nobody else’s business', async () => {
    const key = await send({}, hanako)
    const said = { code: 'not_found', message: 'お問い合わせが見つかりませんでした。' }
    expect(await ask(`GET me/inquiries/${key}`, { as: jiro })).toMatchObject({ status: 404, body: said })
    const reply = await post('inquiry-comments/reply', { inquiry_key: key, body: '割り込み' }, jiro)
    expect(reply).toMatchObject({ status: 404, body: said })
    expect((await ask('GET me/inquiries', { as: jiro })).body).toEqual({ data: [] })
    expect((await find(key)).comments).toEqual([])
    const foreign = replyAsShop(
      {
        db: shop.db,
        channel: { ...moto, id: moto.id + 1 },
        now: TEST_NOW,
        config: { environment: 'test' },
        actor,
      },
      { inquiry_key: key, body: 'x' },
    )
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })

  test('keeps the files that were handed in with it', async () => {
    const form = new FormData()
    form.append('file', new File(['%PDF-1.7 ...'], '納品書.pdf'))
    form.append('dir', 'inquiries')
    const upload = (await post('upload-files', form)).body as UploadFile
    const key = await send({ files: [upload.path, upload.path] }, hanako)
    expect((await listMails())[1]?.text).toContain('添付ファイル：納品書.pdf')
    await forgetUploads(shop.db, new Date(TEST_NOW.getTime() + 48 * 60 * 60 * 1000))
    expect((await find(key)).files).toEqual([upload])
    expect((await shop.request(`/storage/moto/${upload.path}`)).status).toBe(200)
    expect(await post('inquiries', { ...words, files: ['uploads/inquiries/none.png'] })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'files', code: 'inquiry.file_not_found' }] },
    })
  })

  test('of a guest goes after three years with the files that were handed in', async () => {
    const form = new FormData()
    form.append('file', new File(['%PDF-1.7 ...'], '写真.pdf'))
    form.append('dir', 'inquiries')
    const { path } = (await post('upload-files', form)).body as UploadFile
    const key = await send({ files: [path] })
    await shop.db.update(inquiries).set({ status: 'closed' }).where(eq(inquiries.key, key))
    const readFile = async () => (await shop.request(`/storage/moto/${path}`)).status
    await forgetOldContacts(shop.db, TEST_NOW)
    expect(await readFile()).toBe(200)
    await forgetOldContacts(shop.db, new Date(TEST_NOW.getTime() + 4 * 365 * 24 * 60 * 60 * 1000))
    expect(await readFile()).toBe(404)
    expect(await shop.db.$count(inquiries, eq(inquiries.key, key))).toBe(0)
  })

  test('of somebody who sends one after the other is put off', async () => {
    const statuses = []
    for (let at = 0; at < 21; at++) statuses.push((await post('inquiries', words)).status)
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
})
