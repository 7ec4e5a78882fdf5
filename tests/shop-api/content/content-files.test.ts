import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { banners } from '#shop-api/db/schema/content.ts'
import { special_dates } from '#shop-api/db/schema/selling.ts'
import { upload_files } from '#shop-api/db/schema/visitors.ts'
import { forgetUploads } from '#shop-api/media/forget-uploads.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

type Calendar = CallOutput<'GET /v1/business-dates/monthly/calendar/front'>

const CALENDAR = 'business-dates/monthly/calendar/front'

describe.each(ONE_ENGINE)('a storefront asks for days and files (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  const upload = (file: File, dir = 'inquiries', visitor = '203.0.113.1') => {
    const body = new FormData()
    body.set('file', file)
    body.set('dir', dir)
    return shop.request('/moto/v1/upload-files', {
      method: 'POST',
      headers: { 'x-forwarded-for': visitor },
      body,
    })
  }
  const drawPng = async () =>
    new Uint8Array(
      await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c00' } })
        .png()
        .toBuffer(),
    )

  test('the calendar knows weekends, Japanese holidays and the turn of the year', async () => {
    const { data } = await shop.read<Calendar>(`${CALENDAR}?startDate=2026-11-20&endDate=2026-11-24`)
    expect(data).toEqual([
      { date: '2026-11-20', is_open: true, is_shipping: true, name: null },
      { date: '2026-11-21', is_open: false, is_shipping: false, name: null },
      { date: '2026-11-22', is_open: false, is_shipping: false, name: null },
      { date: '2026-11-23', is_open: false, is_shipping: false, name: '勤労感謝の日' },
      { date: '2026-11-24', is_open: true, is_shipping: true, name: null },
    ])
    const turn = await shop.read<Calendar>(`${CALENDAR}?startDate=2026-12-31&endDate=2027-01-01`)
    expect(turn.data.map(({ is_open, name }) => [is_open, name])).toEqual([
      [false, '年末年始休業'],
      [false, '元日'],
    ])
  })

  test('a day the shop decided by itself goes before every other rule, with its name', async () => {
    await shop.db.insert(special_dates).values([
      { channel_id: 1, day: '2027-02-11', is_open: true, note: '休日営業' },
      { channel_id: 1, day: '2027-02-12', is_open: false, note: '棚卸し' },
    ])
    const { data } = await shop.read<Calendar>(`${CALENDAR}?startDate=2027-02-11&endDate=2027-02-12`)
    expect(data.map(({ is_open, name }) => [is_open, name])).toEqual([
      [true, '休日営業'],
      [false, '棚卸し'],
    ])
  })

  test('a calendar of more than three months, or that ends before it begins, is refused by field', async () => {
    const long = await shop.request(`/moto/v1/${CALENDAR}?startDate=2026-01-01&endDate=2026-04-04`)
    expect(long.status).toBe(422)
    expect(await long.json()).toMatchObject({
      errors: [{ field: 'endDate', code: 'business_date.range_too_long' }],
    })
    const whole = await shop.read<Calendar>(`${CALENDAR}?startDate=2026-01-01&endDate=2026-04-03`)
    expect(whole.data).toHaveLength(93)
    const turned = await shop.request(`/moto/v1/${CALENDAR}?startDate=2026-02-02&endDate=2026-02-01`)
    expect(await turned.json()).toMatchObject({ errors: [{ field: 'endDate', code: 'min_date' }] })
    expect((await shop.request(`/moto/v1/${CALENDAR}?startDate=yesterday&endDate=2026-02-01`)).status).toBe(
      422,
    )
  })

  test('a banner comes as a file with a name of its own; a hidden one does not', async () => {
    const answer = await shop.request('/moto/v1/banners/1/download')
    expect(answer.status).toBe(200)
    expect(decodeURIComponent(answer.headers.get('x-suggested-filename') ?? '')).toBe('秋の点検.png')
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width]).toEqual(['png', 1600])
    await shop.db.update(banners).set({ is_show: false }).where(eq(banners.id, 2))
    for (const id of ['2', '999'])
      expect((await shop.request(`/moto/v1/banners/${id}/download`)).status).toBe(404)
    // The other shop's banners have other numbers; this shop does not hand them out.
    expect((await shop.request('/moto/v1/banners/3/download')).status).toBe(404)
  })

  test('a text of the storage is read by its address, with or without the shop’s host', async () => {
    const path = '/storage/moto/documents/member-terms.txt'
    expect(await shop.read(`files-contents?url=${path}`)).toEqual({
      url: path,
      mime_type: 'text/plain',
      contents: '会員規約\n第1条',
    })
    const raw = await shop.request(path)
    expect(raw.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await raw.text()).toBe('会員規約\n第1条')
    expect((await shop.request('/moto/v1/files-contents?url=/storage/moto/none.txt')).status).toBe(404)
  })

  test('an address outside the shop’s own storage is refused and never fetched', async () => {
    for (const url of [
      'http://169.254.169.254/latest/meta-data',
      '//evil.example/storage/moto/documents/member-terms.txt',
      '/storage/gift/documents/member-terms.txt',
      '/storage/moto/../gift/documents/member-terms.txt',
      '/storage/moto/%2e%2e/gift/documents/member-terms.txt',
      'file:///etc/passwd',
      // No letter: found by fuzzing, it broke the call.
      "/storage/moto/%'",
    ]) {
      const answer = await shop.request(`/moto/v1/files-contents?url=${encodeURIComponent(url)}`)
      expect([url, answer.status]).toEqual([url, 422])
      expect(await answer.json()).toMatchObject({
        errors: [{ field: 'url', code: 'files_contents.not_ours' }],
      })
    }
  })

  test('a visitor hands in a photograph and gets it back byte for byte, caged', async () => {
    const bytes = await drawPng()
    const answer = await upload(new File([bytes], '傷の写真.png', { type: 'image/png' }))
    expect(answer.status).toBe(200)
    const kept = (await answer.json()) as CallOutput<'POST /v1/upload-files'>
    expect(kept).toMatchObject({
      file: '傷の写真.png',
      dir: 'inquiries',
      mime_type: 'image/png',
      size: bytes.length,
    })
    expect(kept.path).toMatch(/^uploads\/inquiries\/[0-9a-f]{32}\.png$/)
    const back = await shop.request(`/storage/moto/${kept.path}`)
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(bytes)
    expect(back.headers.get('content-security-policy')).toContain('sandbox')
    expect(back.headers.get('cache-control')).toBe('private, no-store')
    expect((await shop.request(`/storage/gift/${kept.path}`)).status).toBe(404)
  })

  test('a file is judged by what is in it, not by what it calls itself', async () => {
    const liar = await upload(new File(['<script>alert(1)</script>'], 'photo.png', { type: 'image/png' }))
    expect(liar.status).toBe(422)
    expect(await liar.json()).toMatchObject({
      errors: [{ field: 'file', code: 'upload_file.type_not_allowed' }],
    })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    expect((await upload(new File([svg], 'a.svg', { type: 'image/svg+xml' }))).status).toBe(422)
    const pdf = await upload(new File(['%PDF-1.7\n'], 'x.txt', { type: 'text/plain' }))
    expect(await pdf.json()).toMatchObject({ mime_type: 'application/pdf' })
    expect((await upload(new File([await drawPng()], 'a.png'), 'etc')).status).toBe(422)
  })

  test('five megabytes are taken, eleven are too much, and elsewhere one is', async () => {
    const large = new Uint8Array(5 * 1024 * 1024)
    large.set(new TextEncoder().encode('%PDF-1.7'))
    expect((await upload(new File([large], 'a.pdf'), 'inquiries', '203.0.113.2')).status).toBe(200)
    const huge = new File([new Uint8Array(11 * 1024 * 1024)], 'a.pdf')
    expect((await upload(huge, 'inquiries', '203.0.113.2')).status).toBe(413)
    const elsewhere = await shop.request('/moto/v1/keycode/check', { method: 'POST', body: large })
    expect(elsewhere.status).toBe(413)
  })

  test('nobody fills the shop with files, and what nothing refers to is forgotten after a day', async () => {
    const file = new File(['%PDF-1.7\n'], 'a.pdf')
    const answers = []
    for (let at = 0; at < 21; at++) answers.push((await upload(file, 'reviews', '203.0.113.3')).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
    const [first] = await shop.db.select({ id: upload_files.id }).from(upload_files).limit(1)
    await shop.db
      .update(upload_files)
      .set({ is_kept: true })
      .where(eq(upload_files.id, first?.id ?? 0))
    await forgetUploads(shop.db, new Date(TEST_NOW.getTime() + 23 * 3_600_000))
    expect(await shop.db.$count(upload_files)).toBeGreaterThan(20)
    await forgetUploads(shop.db, new Date(TEST_NOW.getTime() + 24 * 3_600_000))
    expect(await shop.db.$count(upload_files)).toBe(1)
  })
})
