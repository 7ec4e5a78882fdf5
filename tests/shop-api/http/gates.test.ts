import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallOutput } from '#contract/index.ts'
import { tags } from '#shop-api/db/schema/catalogue.ts'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

type KeycodePass = CallOutput<'POST /v1/keycode/check'>

describe.each(inTurn(ENGINES, 1))('a shop that is not open to everybody (%s)', (engine) => {
  let shop: TestShop
  /** Guesses are counted by visitor: each test has its own. */
  let visitor = 0
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  beforeEach(() => void visitor++)
  afterEach(async () => {
    await shop.db.update(channels).set({ maintenance: null, keycode_hash: null })
    await shop.db.update(tags).set({ password_hash: null })
    await shop.db
      .delete(settings)
      .where(inArray(settings.key, ['SITE.IS_KEYCODE_REQUIRED', 'SITE.NO_MEMBER_USE']))
  })
  afterAll(() => shop.close())

  const turnOn = (key: string) => shop.db.insert(settings).values({ channel_id: 1, key, value: true })
  const setKeycode = async (word: string) =>
    shop.db
      .update(channels)
      .set({ keycode_hash: await hashPassword(word) })
      .where(eq(channels.id, 1))
  const say = (keycode: string, from = `203.0.113.${visitor}`) =>
    shop.request('/moto/v1/keycode/check', {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: JSON.stringify({ keycode }),
    })
  const ask = (path: string, headers: Record<string, string> = {}) =>
    shop.request(`/moto/v1/${path}`, { headers })
  const getToken = async (word: string) => ((await (await say(word)).json()) as KeycodePass).keycode_token

  test('an unknown channel is told by the message every storefront knows', async () => {
    const answer = await shop.request('/nowhere/v1/news')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ code: 'channel_not_found', message: 'チャネルが存在しない' })
  })

  test('maintenance closes every call with the words of its screen, and only in its own channel', async () => {
    const maintenance = { title: 'メンテナンス中', message: '朝6時に再開します。', gtm_id: 'GTM-X' }
    await shop.db.update(channels).set({ maintenance }).where(eq(channels.id, 1))
    for (const path of ['news', 'settings/front', 'products/wave-disc', 'me/orders']) {
      const answer = await ask(path)
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'maintenance', maintenance })
    }
    expect((await shop.request('/gift/v1/news')).status).toBe(200)
    expect((await shop.request('/moto/public.json')).status).toBe(200)
  })

  test('a keycode shop tells nothing but who it is to those without the keycode', async () => {
    await turnOn('SITE.IS_KEYCODE_REQUIRED')
    await setKeycode('ひみつの合言葉')
    for (const path of ['news', 'products', 'products/suggest?q=a', 'lp', 'stylists', 'changes?since=0']) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 403])
      expect(await answer.json()).toMatchObject({ code: 'keycode_required' })
    }
    for (const path of ['settings/front', 'messages?per=all', 'company', 'colorschemes/selected/front'])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    const cart = await shop.request('/moto/v1/carts/init', { method: 'POST', body: '{"token":null}' })
    expect(cart.status).toBe(403)
  })

  test('the keycode opens it for thirty days, however it was copied, until the shop takes another', async () => {
    await turnOn('SITE.IS_KEYCODE_REQUIRED')
    await setKeycode('KUROGANE-2026')
    const pass = (await (await say('　ＫＵＲＯＧＡＮＥ-2026 ')).json()) as KeycodePass
    expect(pass.expires_at).toBe('2026-12-20T03:00:00.000Z')
    const headers = { 'x-keycode-token': pass.keycode_token }
    expect((await ask('news', headers)).status).toBe(200)
    const [payload = '', signature = ''] = pass.keycode_token.split('.')
    const longer = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number }
    longer.exp += 1
    for (const forged of [
      `${Buffer.from(JSON.stringify(longer)).toString('base64url')}.${signature}`,
      payload,
      `${payload}.`,
      'nonsense',
    ])
      expect((await ask('news', { 'x-keycode-token': forged })).status).toBe(403)
    await setKeycode('another')
    expect((await ask('news', headers)).status).toBe(403)
  })

  test('an origin asks for whom it may give out pages, in maintenance too', async () => {
    expect((await ask('keycode/check')).status).toBe(204)
    await turnOn('SITE.IS_KEYCODE_REQUIRED')
    await setKeycode('KUROGANE-2026')
    const maintenance = { title: 'メンテナンス中', message: '朝6時に再開します。', gtm_id: null }
    await shop.db.update(channels).set({ maintenance }).where(eq(channels.id, 1))
    const refused = await ask('keycode/check')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'keycode_required' })
    expect((await ask('keycode/check', { 'x-keycode-token': 'nonsense' })).status).toBe(403)
    await shop.db.update(channels).set({ maintenance: null })
    const token = await getToken('KUROGANE-2026')
    await shop.db.update(channels).set({ maintenance }).where(eq(channels.id, 1))
    expect((await ask('keycode/check', { 'x-keycode-token': token })).status).toBe(204)
  })

  test('links and pictures bring the pass as a cookie; without it a closed shop shows no picture', async () => {
    const { pictures } = (await (
      await ask('products/wave-disc')
    ).json()) as CallOutput<'GET /v1/products/{resourceKey}'>
    const picture = `/storage/moto/${pictures[0]?.path}/160.webp`
    expect((await shop.request(picture)).headers.get('cache-control')).toMatch(/^public/)
    await turnOn('SITE.IS_KEYCODE_REQUIRED')
    await setKeycode('KUROGANE-2026')
    const refused = await shop.request(picture)
    expect([refused.status, refused.headers.get('content-type')]).toEqual([403, 'application/json'])
    const cookie = `other=1; keycode_token=${await getToken('KUROGANE-2026')}`
    const shown = await shop.request(picture, { headers: { cookie } })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ])
    expect((await ask('news', { cookie })).status).toBe(200)
    expect((await ask('news', { cookie, 'x-keycode-token': 'nonsense' })).status).toBe(403)
  })

  test('a pass of one shop opens no other', async () => {
    await setKeycode('same')
    await shop.db.insert(settings).values({ channel_id: 2, key: 'SITE.IS_KEYCODE_REQUIRED', value: true })
    const [{ keycode_hash } = { keycode_hash: null }] = await shop.db
      .select()
      .from(channels)
      .where(eq(channels.id, 1))
    await shop.db.update(channels).set({ keycode_hash }).where(eq(channels.id, 2))
    const answer = await shop.request('/gift/v1/news', {
      headers: { 'x-keycode-token': await getToken('same') },
    })
    expect(answer.status).toBe(403)
  })

  test('a shop that wants a keycode and has none is closed to all', async () => {
    await turnOn('SITE.IS_KEYCODE_REQUIRED')
    expect((await ask('news')).status).toBe(403)
    const answer = await say('')
    expect(answer.status).toBe(422)
    expect(await (await say('guess')).json()).toMatchObject({ errors: [{ code: 'keycode.invalid' }] })
  })

  test('a wrong keycode is said beside the field, and the eleventh guess is put off', async () => {
    await setKeycode('right')
    const wrong = await say('wrong')
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toEqual({
      code: 'keycode.invalid',
      message: 'キーコードが正しくありません。ご確認のうえ、もう一度入力してください。',
      errors: [
        {
          field: 'keycode',
          code: 'keycode.invalid',
          message: 'キーコードが正しくありません。ご確認のうえ、もう一度入力してください。',
        },
      ],
    })
    for (let at = 0; at < 9; at++) expect((await say('wrong')).status).toBe(422)
    const late = await say('right')
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await say('right', '203.0.113.200')).status).toBe(200)
  })

  test('where members are not used, member calls are refused by a sentence', async () => {
    expect((await ask('me/orders')).status).toBe(401)
    await turnOn('SITE.NO_MEMBER_USE')
    for (const path of ['me/orders', 'me/user', 'auth/google/redirect']) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, 403])
      expect(await answer.json()).toMatchObject({ code: 'forbidden' })
    }
    expect((await ask('news')).status).toBe(200)
  })

  test('products of a locked tag are nowhere to be seen without its password', async () => {
    await lock('new-model', 'とくべつ')
    expect(await listKeys()).not.toContain('chain-520')
    for (const path of ['products/chain-520', 'products/chain-520/recommend', 'products/chain-520/reviews'])
      expect((await ask(path)).status).toBe(404)
    expect(await shop.read('price-and-stock?keys=chain-520')).toEqual({ data: [] })
    expect(await shop.read('products/suggest?q=ドライブチェーン')).toMatchObject({ products: [] })
    const { data } = await shop.read<CallOutput<'GET /v1/collections/{alias}'>>('collections/pickup')
    expect(data.map(({ key }) => key)).toEqual(['wave-disc'])
    const stylist = await shop.read<CallOutput<'GET /v1/stylists/{resourceKey}'>>('stylists/aoki')
    expect(stylist.coordinates[0]?.products.map(({ key }) => key)).toEqual(['wave-disc'])
    const neighbours = await shop.read<CallOutput<'GET /v1/products/{resourceKey}/recommend'>>(
      'products/chain-lube/recommend',
    )
    expect(neighbours.data.map(({ key }) => key)).not.toContain('chain-520')
    expect(await shop.read('tags')).toMatchObject({ data: [{ has_password: false }, { has_password: true }] })
  })

  test('the password of a tag opens its products for this visitor, and the cart takes them', async () => {
    const { product_model } =
      await shop.read<CallOutput<'GET /v1/products/{resourceKey}'>>('products/chain-520')
    const product_id = product_model.products[0]?.id ?? 0
    await lock('new-model', 'とくべつ')
    const cart = (await (
      await shop.request('/moto/v1/carts/init', { method: 'POST', body: '{"token":null}' })
    ).json()) as CallOutput<'POST /v1/carts/init'>
    const add = (headers: Record<string, string>) =>
      shop.request('/moto/v1/carts/products/add', {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ token: cart.token, product_id, quantity: 1 }),
      })
    const refused = await add({})
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'product_id', code: 'cart.add_products.product_not_found' }],
    })
    const tag_token = await open('new-model', 'とくべつ')
    const headers = { 'x-tag-token': tag_token }
    expect((await ask('products/chain-520', headers)).status).toBe(200)
    expect(await listKeys(headers)).toContain('chain-520')
    expect(await listKeys()).not.toContain('chain-520')
    expect((await add(headers)).status).toBe(200)
  })

  test('a second tag is opened beside the first, and neither by a wrong word or for another shop', async () => {
    await lock('sale', 'one')
    await lock('new-model', 'two')
    expect(await listKeys()).toEqual(expect.not.arrayContaining(['wave-disc', 'chain-520']))
    const first = await open('sale', 'one')
    expect(await listKeys({ 'x-tag-token': first })).toEqual(
      expect.arrayContaining(['wave-disc', 'chain-520']),
    )
    const both = await open('new-model', 'two', first)
    expect(await listKeys({ 'x-tag-token': both })).toContain('wave-disc')
    for (const body of [
      { key: 'sale', password: 'two' },
      { key: 'nothing', password: 'one' },
    ]) {
      const answer = await shop.request('/moto/v1/tags/password', {
        method: 'POST',
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        errors: [{ field: 'password', code: 'tag.password_invalid' }],
      })
    }
    const late = await shop.request('/moto/v1/products', { headers: { 'x-tag-token': `${both}x` } })
    const { data } = (await late.json()) as CallOutput<'GET /v1/products'>
    expect(data.map(({ key }) => key)).not.toContain('wave-disc')
  })

  test('a pass of a tag is no pass of the keycode, nor the other way round, though one word opens both', async () => {
    await turnOn('SITE.IS_KEYCODE_REQUIRED')
    await setKeycode('same')
    const keycode = await getToken('same')
    await shop.db.delete(settings).where(eq(settings.key, 'SITE.IS_KEYCODE_REQUIRED'))
    const { keycode_hash } = (await shop.db.select().from(channels).where(eq(channels.id, 1)))[0]!
    await shop.db.update(tags).set({ password_hash: keycode_hash }).where(eq(tags.key, 'sale'))
    const tag = await open('sale', 'same')
    expect(await listKeys({ 'x-tag-token': tag })).toContain('wave-disc')
    expect(await listKeys({ 'x-tag-token': keycode })).not.toContain('wave-disc')
    await turnOn('SITE.IS_KEYCODE_REQUIRED')
    expect((await ask('news', { 'x-keycode-token': keycode })).status).toBe(200)
    expect((await ask('news', { 'x-keycode-token': tag })).status).toBe(403)
  })

  const lock = async (key: string, word: string) =>
    shop.db
      .update(tags)
      .set({ password_hash: await hashPassword(word) })
      .where(and(eq(tags.channel_id, 1), eq(tags.key, key)))
  const open = async (key: string, password: string, tag_token?: string) => {
    const answer = await shop.request('/moto/v1/tags/password', {
      method: 'POST',
      ...(tag_token && { headers: { 'x-tag-token': tag_token } }),
      body: JSON.stringify({ key, password }),
    })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as CallOutput<'POST /v1/tags/password'>).tag_token
  }
  const listKeys = async (headers: Record<string, string> = {}) => {
    const { data } = (await (await ask('products?per=all', headers)).json()) as CallOutput<'GET /v1/products'>
    return data.map(({ key }) => key)
  }
})

test('a pass is over when its time is', async () => {
  const shop = await openTestShop()
  await shop.db.insert(settings).values({ channel_id: 1, key: 'SITE.IS_KEYCODE_REQUIRED', value: true })
  const keycode_hash = await hashPassword('word')
  await shop.db.update(channels).set({ keycode_hash }).where(eq(channels.id, 1))
  const answer = await shop.request('/moto/v1/keycode/check', {
    method: 'POST',
    body: JSON.stringify({ keycode: 'word' }),
  })
  const { keycode_token, expires_at } = (await answer.json()) as KeycodePass
  const askAt = (moment: Date) =>
    shop.at(moment).request('/moto/v1/news', { headers: { 'x-keycode-token': keycode_token } })
  const end = new Date(expires_at)
  expect((await askAt(new Date(end.getTime() - 1000))).status).toBe(200)
  expect((await askAt(end)).status).toBe(403)
  expect(end.getTime()).toBeGreaterThan(TEST_NOW.getTime())
  await shop.close()
})
