import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MESSAGE_CODES } from '#contract/shapes/admin-site.ts'
import type { Message } from '#contract/shapes/content.ts'
import { toSettingKind } from '#contract/shapes/setting-kinds.ts'
import { type SettingKey, settingValues } from '#contract/shapes/setting-values.ts'
import { type Settings, SettingsSchema } from '#contract/shapes/settings.ts'
import { settingTexts } from '#src/text/back-office/settings.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

/** Keys an answer of `GET /v1/settings/front` has and the call of settings does not set; the state has a call of its own. */
const FIXED_SETTINGS: readonly string[] = [
  'SITE.NAMESPACE',
  'SITE.STORAGE_URL',
  'SITE.CHANNEL_PREFIX',
  'SITE.SOCIAL_LOGINS',
  'SITE.STATE',
  'SITE.SYNC_SHOPS',
  'PAYMENT.HOSTS',
]

const LATER = new Date(TEST_NOW.getTime() + 60_000)

test('every setting the storefront reads can be changed by staff, or is said to be the installation’s', () => {
  const known = [...Object.keys(settingValues), ...FIXED_SETTINGS]
  expect(Object.keys(SettingsSchema.shape).filter((key) => !known.includes(key))).toEqual([])
})

test('every setting says in one sentence what it does, and how a form asks for it', () => {
  for (const key of Object.keys(settingValues) as SettingKey[]) {
    const { label, description } = settingTexts[key]
    expect([key, label]).toEqual([key, expect.stringMatching(/[ぁ-んァ-ヶ一-龠]/)])
    expect([key, description]).toEqual([key, expect.stringMatching(/。$|：/)])
  }
  expect(toSettingKind('PLUGIN.POINT.EARN_ON')).toEqual({ kind: 'choice', choices: ['paid', 'shipped'] })
  expect(toSettingKind('CART.POPUP_COMPONENT')).toEqual({ kind: 'choice', choices: ['CartDrawer'] })
  expect(toSettingKind('SITE.IS_CORPORATE').kind).toBe('switch')
  expect(toSettingKind('PLUGIN.POINT.RATE').kind).toBe('number')
  expect(toSettingKind('SITE.ORIGIN').kind).toBe('text')
})

describe.each(ONE_ENGINE)('what staff set for the whole shop on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  /** A minute later, so that an edit can be told from the seed by its time. */
  let later: ReturnType<typeof createEditor>
  beforeAll(async () => {
    ;({ shop, editor } = await openStaffedShop(engine))
    later = createEditor(shop.at(LATER).request)
  })
  afterAll(() => shop.close())

  const findSetting = async (key: string) => {
    const { data } = await editor.call('GET /v1/admin/settings', {})
    return data.find((one) => one.key === key)!
  }
  const set = (key: string, value: string | number | boolean | null, version: number) =>
    editor.refuse('PUT /v1/admin/settings', { body: { settings: [{ key, value, version }] } })

  test('a theme is one that is installed: any other is refused, with those there are, and nothing is saved', async () => {
    const { version, kind, choices, value } = await findSetting('SITE.THEME')
    const themes = listThemes().sort()
    expect({ kind, choices }).toEqual({ kind: 'choice', choices: themes })
    for (const wrong of ['gargae', 'Garage', 'sites', '../themes/wa', 'wa ', 'a'.repeat(50)]) {
      const refused = await set('SITE.THEME', wrong, version)
      // What is no word at all is refused by the rules of the field.
      expect([wrong, refused]).toMatchObject([
        wrong,
        { status: 422, errors: [{ field: 'settings.0.value', message: expect.stringMatching(/テーマ/) }] },
      ])
    }
    expect((await set('SITE.THEME', 'gargae', version)).errors).toEqual([
      {
        field: 'settings.0.value',
        code: 'choice',
        message: `「gargae」というテーマは組み込まれていません。${themes.join('、')}のどれかを選んでください`,
      },
    ])
    expect((await findSetting('SITE.THEME')).value).toBe(value)
    for (const theme of ['wa', null]) {
      const settings = [
        { key: 'SITE.THEME', value: theme, version: (await findSetting('SITE.THEME')).version },
      ]
      const { data } = await editor.call('PUT /v1/admin/settings', { body: { settings } })
      expect(data.find(({ key }) => key === 'SITE.THEME')?.value).toBe(theme ?? 'simple')
    }
  })

  test('an edited message has a new time, so that whoever hid the old one sees it; saved as it was, it has not', async () => {
    const since = await editor.readVersion()
    const { data } = await editor.call('GET /v1/admin/messages', {})
    expect(data.map(({ code }) => code)).toEqual([...MESSAGE_CODES])
    const before = data.find(({ code }) => code === 'cart-index')!
    const params = { code: 'cart-index' } as const
    const { title, body, version } = before
    const same = await later.call('PUT /v1/admin/messages/{code}', { params, body: { title, body, version } })
    expect(same).toEqual(before)
    const words = { title: 'お盆の休業', body: '<p>8月13日から16日まで休みます。</p>' }
    const changed = await later.call('PUT /v1/admin/messages/{code}', { params, body: { ...words, version } })
    expect(await shop.read<Message>('messages/cart-index')).toEqual(changed)
    expect(changed).toMatchObject({ ...words, updated_at: LATER.toISOString() })
    expect(await editor.listChanges(since)).toEqual(['message cart-index updated'])
  })

  test('a message nobody wrote is written, and taken off again', async () => {
    const since = await editor.readVersion()
    const params = { code: 'mypage-point-index' } as const
    const body = { title: 'ポイント', body: '<p>ポイントの期限にご注意ください。</p>', version: 0 }
    const made = await editor.call('PUT /v1/admin/messages/{code}', { params, body })
    const stale = await editor.refuse('PUT /v1/admin/messages/{code}', {
      params,
      body: { ...body, title: '点' },
    })
    expect(stale).toMatchObject({ status: 409, code: 'admin.version_conflict' })
    await editor.call('DELETE /v1/admin/messages/{code}', { params, query: { version: made.version } })
    expect((await shop.request('/moto/v1/messages/mypage-point-index')).status).toBe(404)
    expect(await editor.listChanges(since)).toEqual([
      'message mypage-point-index created',
      'message mypage-point-index deleted',
    ])
    const again = await editor.refuse('DELETE /v1/admin/messages/{code}', { params, query: {} })
    expect(again.status).toBe(404)
    const empty = await editor.refuse('PUT /v1/admin/messages/{code}', {
      params,
      body: { ...body, title: '' },
    })
    expect(empty).toMatchObject({ status: 422, errors: [{ field: 'title', code: 'required' }] })
  })

  test('settings are changed together or not at all, and one goes back to its default', async () => {
    const since = await editor.readVersion()
    const [name, title] = [await findSetting('SITE.NAME'), await findSetting('SITE.TITLE')]
    const { data } = await editor.call('PUT /v1/admin/settings', {
      body: {
        settings: [
          { key: 'SITE.NAME', value: '新しい店', version: name.version },
          { key: 'SITE.TITLE', value: '新しい店の表紙', version: title.version },
        ],
      },
    })
    const saved = data.find(({ key }) => key === 'SITE.NAME')!
    expect(saved).toMatchObject({ value: '新しい店', is_set: true })
    expect(await shop.read<Settings>('settings/front')).toMatchObject({ 'SITE.TITLE': '新しい店の表紙' })
    const half = await editor.refuse('PUT /v1/admin/settings', {
      body: {
        settings: [
          {
            key: 'SITE.TITLE',
            value: 'だれも見ない表紙',
            version: data.find(({ key }) => key === 'SITE.TITLE')!.version,
          },
          { key: 'SITE.NAME', value: '古い画面の店', version: name.version },
        ],
      },
    })
    expect(half).toMatchObject({ status: 409, code: 'admin.version_conflict' })
    expect(await findSetting('SITE.TITLE')).toMatchObject({ value: '新しい店の表紙' })
    await editor.call('PUT /v1/admin/settings', {
      body: {
        settings: [{ key: 'SITE.TITLE', value: null, version: (await findSetting('SITE.TITLE')).version }],
      },
    })
    expect(await findSetting('SITE.TITLE')).toMatchObject({ value: '', is_set: false, version: 0 })
    expect(await editor.listChanges(since)).toEqual([
      'settings SITE.NAME updated',
      'settings SITE.TITLE updated',
      'settings SITE.TITLE updated',
    ])
  })

  test('a setting that cannot be so is refused by name, with what to do', async () => {
    const cases: [key: string, value: string | number | boolean, words: string][] = [
      ['SITE.NAMESPACE', 'x', 'この設定はありません。設定の名前をご確認ください'],
      ['SITE.NMAE', 'x', 'この設定はありません。設定の名前をご確認ください'],
      ['SITE.NAME', '', '「店名」を入力してください'],
      ['SITE.NAME', 'あ'.repeat(61), '「店名」は60文字以内で入力してください'],
      ['SITE.NO_MEMBER_USE', 'true', '「会員の機能を使わない」の入力内容が正しくありません'],
      ['PLUGIN.THIRD_PARTY_TAG.SRC', 'http://tags.example/a.js', '「外部タグのアドレス」の入力内容が正しくありません'],
      ['PLUGIN.SOCIAL_GIFT.DEADLINE_DAYS', 0, '「お受け取りの期限（日）」は1以上で入力してください'],
      ['SITE.BREAKPOINT.SCREEN-SM', 1200, '画面幅の区切りは、小さいほうの値が大きいほうの値より小さくなるように入力してください'],
      ['SITE.IS_KEYCODE_REQUIRED', true, 'キーコードが登録されていないため、入店を制限できません。先にキーコードを登録してください'],
    ] // prettier-ignore
    for (const [key, value, words] of cases) {
      const refused = await set(key, value, 0)
      expect([key, refused.status, refused.errors?.[0]?.message]).toEqual([key, 422, words])
    }
  })

  test('a page gets its frame and blocks, and only blocks that show something', async () => {
    const since = await editor.readVersion()
    const params = { scope: 'page', name: 'faq' } as const
    const blocks = [
      { place: 'before', kind: 'free_area', code: 'footer-note' },
      { place: 'after', kind: 'collection', code: 'pickup' },
      { place: 'side', kind: 'news', code: '' },
    ] as const
    const body = { layout: 'simple' as const, blocks: [...blocks], version: 0 }
    const saved = await editor.call('PUT /v1/admin/layouts/{scope}/{name}', { params, body })
    expect(await shop.read('pages/front/layout/faq')).toEqual({ page: 'faq', layout: 'simple', blocks })
    const { data } = await editor.call('GET /v1/admin/layouts', {})
    expect(data).toContainEqual(saved)
    expect(data.filter(({ scope }) => scope === 'shared').map(({ name }) => name)).toEqual([
      'default',
      'invalidChannel',
      'maintenance',
      'sample',
      'simple',
    ])
    expect(await editor.listChanges(since)).toEqual(['layout page:faq created'])
    const { data: offered } = await editor.call('GET /v1/admin/layout-targets', {})
    expect(
      Object.fromEntries(offered.map(({ kind, targets }) => [kind, targets.map(({ code }) => code)])),
    ).toEqual({
      free_area: ['cart-guide', 'footer-note'],
      banners: ['home', 'side'],
      collection: ['pickup'],
      news: ['', '商品', '営業'],
      products: ['', 'brake', 'brake-disc', 'chain'],
    })
    const stale = await editor.refuse('PUT /v1/admin/layouts/{scope}/{name}', {
      params,
      body: { ...body, blocks: [] },
    })
    expect(stale.status).toBe(409)
    const nothing = await editor.refuse('PUT /v1/admin/layouts/{scope}/{name}', {
      params,
      body: {
        version: saved.version,
        blocks: [
          { place: 'after', kind: 'free_area', code: 'no-such-area' },
          { place: 'after', kind: 'collection', code: '' },
        ],
      },
    })
    expect(nothing.errors?.map(({ field, message }) => [field, message])).toEqual([
      ['blocks.0.code', 'このフリーエリアは登録されていません'],
      ['blocks.1.code', '特集を選んでください'],
    ])
    const frame = await editor.refuse('PUT /v1/admin/layouts/{scope}/{name}', {
      params,
      body: { layout: 'maintenance', blocks: [], version: saved.version },
    })
    expect(frame).toMatchObject({ status: 422, errors: [{ field: 'layout' }] })
  })

  test('a frame’s shared layout is edited under its own key; a frame there is not is not found', async () => {
    const since = await editor.readVersion()
    const { data } = await editor.call('GET /v1/admin/layouts', {})
    const { version, blocks } = data.find(({ scope, name }) => scope === 'shared' && name === 'simple')!
    const params = { scope: 'shared', name: 'simple' } as const
    const added = [...blocks, { place: 'after', kind: 'free_area', code: 'footer-note' }] as typeof blocks
    await editor.call('PUT /v1/admin/layouts/{scope}/{name}', { params, body: { blocks: added, version } })
    expect(await shop.read('layouts/simple')).toMatchObject({ layout: 'simple', blocks: added })
    expect(await editor.listChanges(since)).toEqual(['layout shared:simple updated'])
    const unknown = { scope: 'shared', name: 'fancy' } as const
    const refused = await editor.refuse('PUT /v1/admin/layouts/{scope}/{name}', {
      params: unknown,
      body: { blocks: [], version: 0 },
    })
    expect(refused).toMatchObject({ status: 404, message: 'このレイアウトはありません。' })
  })

  test('staff close the shop with their own words and open it again, and whoever publishes hears of both', async () => {
    const since = await editor.readVersion()
    const open = await editor.call('GET /v1/admin/maintenance', {})
    expect(open).toEqual({ maintenance: null, version: 0 })
    const maintenance = { title: '棚卸しのためお休み', message: '朝6時に再開します。', gtm_id: 'GTM-K4BR7QN' }
    const closed = await editor.call('PUT /v1/admin/maintenance', { body: { maintenance, version: 0 } })
    const answer = await shop.request('/moto/v1/news')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'maintenance', maintenance })
    const stale = await editor.refuse('PUT /v1/admin/maintenance', {
      body: { maintenance: null, version: 0 },
    })
    expect(stale.status).toBe(409)
    await editor.call('PUT /v1/admin/maintenance', { body: { maintenance: null, version: closed.version } })
    expect((await shop.request('/moto/v1/news')).status).toBe(200)
    expect((await shop.request('/gift/v1/news')).status).toBe(200)
    expect(await editor.listChanges(since)).toEqual(['maintenance moto updated', 'maintenance moto updated'])
    const wrong = await editor.refuse('PUT /v1/admin/maintenance', {
      body: { maintenance: { title: '', message: 'x', gtm_id: '<script>' }, version: 0 },
    })
    expect(wrong.errors?.map(({ field }) => field)).toEqual(['maintenance.title', 'maintenance.gtm_id'])
  })

  test('nobody but staff sets anything', async () => {
    const stranger = createEditor(shop.request, { bearer: 'somebody' })
    const closing = { maintenance: null, version: 0 }
    expect((await stranger.refuse('PUT /v1/admin/maintenance', { body: closing })).status).toBe(401)
    expect((await stranger.refuse('GET /v1/admin/settings', {})).status).toBe(401)
  })
})
