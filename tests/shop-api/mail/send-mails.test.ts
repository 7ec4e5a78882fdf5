import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { createSmtpTransport } from '#shop-api/mail/smtp-transport.ts'
import { sendDueMails, type MailRow } from '#shop-api/mail/send-mails.ts'
import { openMailServer } from '#tests/support/mail-server.ts'
import { ENGINES, openTestDb } from '#tests/support/open-test-db.ts'
import { decide, openSellingShop, readyCart } from '#tests/support/selling-shop.ts'

const refuse = () => Promise.reject(new Error('451 try again later'))

describe.each(ENGINES)('the outbox on %s', (engine) => {
  let opened: OpenDb
  beforeAll(async () => {
    opened = await openTestDb(engine)
  })
  afterAll(() => opened.close())

  /** A shop with nothing left in the outbox but the mails of these orders. */
  const openWithOrders = async (count: number) => {
    await opened.db.delete(mails)
    const shop = await openSellingShop(opened.db, [{ unit_price: 500, stock: 50 }])
    for (let at = 0; at < count; at += 1) await decide(shop, await readyCart(shop, [[0, 1]], 'bank_transfer'))
    return shop
  }
  const listMails = () => opened.db.select().from(mails).orderBy(asc(mails.id))

  test('every mail leaves once, however many workers there are', async () => {
    const shop = await openWithOrders(6)
    const delivered: number[] = []
    const transport = async (mail: MailRow) => {
      delivered.push(mail.id)
    }
    const clock = () => shop.clock.now
    const workers = Array.from({ length: 3 }, () => sendDueMails(opened.db, transport, clock))
    const sent = (await Promise.all(workers)).reduce((all, count) => all + count, 0)
    expect(sent).toBe(6)
    expect(new Set(delivered).size).toBe(6)
    expect((await listMails()).every((mail) => mail.state === 'sent')).toBe(true)
    // Links and codes in it are its reader's alone now.
    expect((await listMails()).every((mail) => mail.text === '' && mail.html === '')).toBe(true)
  })

  test('an address with dots where only docomo gave them out is quoted, so that every server takes it', async () => {
    const shop = await openWithOrders(1)
    await opened.db.update(mails).set({ to: 'taro..yamada.@docomo.ne.jp' })
    const server = await openMailServer()
    const sent = await sendDueMails(opened.db, await createSmtpTransport(server.url), () => shop.clock.now)
    server.close()
    expect(sent).toBe(1)
    expect(server.received[0]).toContain('To: <"taro..yamada."@docomo.ne.jp>')
  })

  test('a mail that is refused waits longer each time, and is given up in the end, never lost', async () => {
    const shop = await openWithOrders(1)
    const clock = () => shop.clock.now
    const waits: number[] = []
    for (let round = 0; round < 11; round += 1) {
      expect(await sendDueMails(opened.db, refuse, clock)).toBe(0)
      const [mail] = await listMails()
      const next_at = mail?.next_at ?? shop.clock.now
      waits.push((next_at.getTime() - shop.clock.now.getTime()) / 60_000)
      shop.clock.now = next_at
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8])
    expect(await listMails()).toMatchObject([
      // Its links and codes lie readable nowhere.
      { state: 'failed', attempts: 11, last_error: '451 try again later', text: '', html: '' },
    ])
    expect(await sendDueMails(opened.db, () => Promise.resolve(), clock)).toBe(0)
  })

  test('a mail whose worker died is sent by the next one after its time', async () => {
    const shop = await openWithOrders(1)
    await opened.db
      .update(mails)
      .set({ state: 'sending', next_at: new Date(shop.clock.now.getTime() + 5 * 60_000) })
    const clock = () => shop.clock.now
    expect(await sendDueMails(opened.db, () => Promise.resolve(), clock)).toBe(0)
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000)
    expect(await sendDueMails(opened.db, () => Promise.resolve(), clock)).toBe(1)
  })

  test('a developer without SMTP reads mails on a page', async () => {
    const shop = await openWithOrders(1)
    const [mail] = await opened.db.select().from(mails).where(eq(mails.channel_id, shop.channel.id))
    const list = await shop.app.fetch(new Request('http://shop.test/dev/mails'))
    expect(await list.text()).toContain('hanako@example.jp')
    const one = await shop.app.fetch(new Request(`http://shop.test/dev/mails/${mail?.id}`))
    const page = await one.text()
    expect(page).toContain('佐藤 花子 様')
    expect(page).toContain(`/dev/mails/${mail?.id}/html`)
    const body = await shop.app.fetch(new Request(`http://shop.test/dev/mails/${mail?.id}/html`))
    expect(body.headers.get('content-security-policy')).toContain('sandbox')
    expect(await body.text()).toBe(mail?.html)
    const none = await shop.app.fetch(new Request('http://shop.test/dev/mails/999999'))
    expect(none.status).toBe(404)
  })
})
