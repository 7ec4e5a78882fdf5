import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDb } from '#shop-api/db/open-db.ts'
import { ONE_ENGINE, openTestDb } from '#tests/support/open-test-db.ts'
import { COMPANY_INPUT, openTermsDesk, type TermsDesk } from '#tests/support/terms-desk.ts'

describe.each(ONE_ENGINE)('what a shop says of its terms, and who may read it, on %s', (engine) => {
  let opened: OpenDb
  let desk: TermsDesk
  beforeAll(async () => {
    opened = await openTestDb(engine)
    desk = await openTermsDesk(opened.db)
    await desk.save('PUT /v1/admin/company', { ...COMPANY_INPUT, invoice_number: '' }, [])
  })
  afterAll(() => opened.close())

  test('the pages the law wants tell what is kept, in the shop’s own words where it has some', async () => {
    const { shop, editor, save, refuse } = desk
    const page = async (url: string) =>
      (await shop.call('GET /v1/static-pages/url{url}', { params: { url } })).body
    const fees = await editor.call('GET /v1/admin/shipping-fees', {})
    const tokyo = fees.regions.map((one) => (one.region === '関東' ? { ...one, carriage: 654 } : one))
    await editor.call('PUT /v1/admin/shipping-fees', { body: { ...fees, regions: tokyo } })
    const law = await page('/tradelaw/')
    for (const fact of [COMPANY_INPUT.name, COMPANY_INPUT.representative, '〒107-0062', '654円', '8日以内に'])
      expect(law).toContain(fact)
    expect(law).not.toContain('登録番号')
    const before = await editor.call('GET /v1/admin/trade-law', {})
    const words = {
      ...before,
      returns: '到着から14日<以内>に。',
      rows: [{ label: '古物商許可', text: '第1号' }],
      shipping_note: '<h2>離島</h2>',
    }
    await save('PUT /v1/admin/trade-law', words, ['terms trade-law updated'])
    expect(await page('/tradelaw/')).toContain('到着から14日&lt;以内&gt;に。')
    expect(await page('/tradelaw/')).toContain('<th scope="row">古物商許可</th><td>第1号</td>')
    expect(await page('/shipping/')).toContain('<h2>離島</h2>')
    expect(await page('/shipping/')).toContain('654円')
    const listed = await shop.call('GET /v1/static-pages/urls', {})
    expect(listed.data.map(({ url }) => url)).toEqual(['/shipping/', '/tradelaw/'])
    const own = { url: '/tradelaw/', title: '表記', body: '<p>自分で書いた。</p>' }
    await editor.call('POST /v1/admin/static-pages', { body: own })
    expect(await page('/tradelaw/')).toBe(own.body)
    expect(
      (await refuse('PUT /v1/admin/trade-law', { ...words, rows: [{ label: '', text: 'x' }] }))?.[0],
    ).toMatch(/^rows\.0\.label: /)
  })

  test('a text that shows the shipping fees changes with them', async () => {
    const { shop, editor } = desk
    const body = '<h2>送料</h2><p>【送料表】</p>'
    await editor.call('POST /v1/admin/static-pages', { body: { url: '/guide/', title: '案内', body } })
    const since = await editor.readVersion()
    const fees = await editor.call('GET /v1/admin/shipping-fees', {})
    const regions = fees.regions.map((one) => (one.region === '沖縄' ? { ...one, carriage: 1_999 } : one))
    await editor.call('PUT /v1/admin/shipping-fees', { body: { ...fees, regions } })
    expect(await editor.listChanges(since)).toEqual([
      'static_page /guide/ updated',
      'terms shipping-fees updated',
    ])
    const page = await shop.call('GET /v1/static-pages/url{url}', { params: { url: '/guide/' } })
    expect(page.body).toMatch(/^<h2>送料<\/h2><table>.*1,999円/)
  })

  test('what is left until the opening is said, step by step', async () => {
    const { editor, neighbour } = desk
    const { steps } = await editor.call('GET /v1/admin/opening', {})
    expect(steps.map(({ code, is_done }) => [code, is_done])).toEqual([
      ['company', true],
      ['shipping_fees', true],
      ['payment_methods', true],
      ['products', true],
      ['returns', true],
    ])
    const { steps: theirs } = await neighbour.call('GET /v1/admin/opening', {})
    expect(theirs.find(({ code }) => code === 'returns')).toEqual({
      code: 'returns',
      is_done: false,
      message: '返品・交換の条件を、お店に合わせて特定商取引法の表記に登録してください',
    })
  })

  test('a new keycode ends the passes of the old one; while the shop is closed it cannot be taken away', async () => {
    const { shop, editor, save, refuse } = desk
    const changes = ['terms keycode updated']
    expect(await save('PUT /v1/admin/keycode', { keycode: 'KAMOME-1' }, changes)).toMatchObject({
      is_set: true,
    })
    const { data } = await editor.call('GET /v1/admin/settings', {})
    const { key, version } = data.find((one) => one.key === 'SITE.IS_KEYCODE_REQUIRED')!
    const close = (value: boolean, seen: number) =>
      editor.call('PUT /v1/admin/settings', { body: { settings: [{ key, value, version: seen }] } })
    const closed = await close(true, version)
    const enter = (keycode: string) => shop.call('POST /v1/keycode/check', { body: { keycode } })
    const visit = async (pass: string) =>
      (await shop.app.request(`/${shop.channel.name}/v1/news`, { headers: { 'x-keycode-token': pass } }))
        .status
    const { keycode_token } = await enter('KAMOME-1')
    expect(await visit(keycode_token)).toBe(200)
    // The feed of a closed shop is for publishers with the keycode.
    await save('PUT /v1/admin/keycode', { keycode: 'KAMOME-2' }, [])
    expect(await visit(keycode_token)).toBe(403)
    expect(await visit((await enter('KAMOME-2')).keycode_token)).toBe(200)
    expect((await refuse('PUT /v1/admin/keycode', { keycode: null }))?.[0]).toMatch(/^keycode: /)
    expect((await refuse('PUT /v1/admin/keycode', { keycode: '' }))?.[0]).toMatch(/^keycode: /)
    await close(false, closed.data.find((one) => one.key === key)!.version)
    expect(await save('PUT /v1/admin/keycode', { keycode: null }, changes)).toMatchObject({ is_set: false })
    expect((await shop.refuse('POST /v1/keycode/check', { body: { keycode: 'KAMOME-2' } })).status).toBe(422)
  })
})
