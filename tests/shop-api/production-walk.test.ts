import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSiteFacts } from '#publisher/publish-inputs.ts'
import type { Cart } from '#contract/shapes/cart.ts'
import { loadSites } from '#sites/load-sites.ts'
import { type DatabasePlace, findDatabasePlace } from '#tests/support/database-place.ts'
import { DEFAULT_ENGINE } from '#tests/support/open-test-db.ts'
import { ADDRESS, ORDERER } from '#tests/support/selling-shop.ts'
import { spawnShopApi } from '#tests/support/spawn-shop-api.ts'

const START_MS = 180_000
const KEYCODE = 'only the operator knows'
const DEV_DOORS = ['/dev/mails', '/test-card-provider/tokens', '/test-card-provider/challenges/1']
/** Only where somebody wants it. */
const REFERENCE = ['/openapi.json', '/reference', '/reference/swagger-ui.css']

/** The shop API as an operator starts it, on a database that is empty. */
function openProduction(env: Record<string, string>) {
  let place: DatabasePlace
  let api: Awaited<ReturnType<typeof spawnShopApi>>
  beforeAll(async () => {
    place = await findDatabasePlace(DEFAULT_ENGINE)
    api = await spawnShopApi({
      NODE_ENV: 'production',
      DATABASE_URL: place.url,
      FILES_FOLDER: place.files,
      SHOP_ORIGIN: 'https://shop.example',
      DEMO: '',
      ...env,
    })
  }, START_MS)
  afterAll(async () => {
    await api.end('SIGTERM')
    await place.forget()
  }, START_MS)
  const ask = async <Body = { code?: string }>(call: string, body?: object, headers = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const answer = await fetch(api.base + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json().catch(() => null)) as Body }
  }
  return { ask, base: () => api.base, said: () => api.said() }
}

describe('production on an empty database', () => {
  const { ask, base } = openProduction({})

  test('is ready and has no shop, and each site says so in words', async () => {
    expect(await ask('GET /livez')).toEqual({ status: 200, body: { status: 'ok' } })
    const sites = await loadSites()
    expect(sites.length).toBeGreaterThan(2)
    for (const site of sites) {
      const answer = await ask(`GET /${site.channel}/v1/settings/front`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'channel_not_found' } })
      await expect(readSiteFacts(site, base())).rejects.toThrow(
        new RegExp(`^Site ${site.name} was not published: .*channel`),
      )
    }
    for (const door of [...DEV_DOORS, ...REFERENCE]) expect((await ask(`GET ${door}`)).status, door).toBe(404)
  })
})

describe('production with DEMO=1', () => {
  const { ask, said } = openProduction({
    DEMO: '1',
    DEMO_PRODUCTS: '5',
    HOJIN_KEYCODE: KEYCODE,
    API_REFERENCE: 'on',
  })

  test('sells, offers no test card, and shows its calls where somebody wants that', async () => {
    for (const page of REFERENCE) expect((await ask(`GET ${page}`)).status, page).toBe(200)
    const { body: settings } = await ask<Record<string, unknown>>('GET /moto/v1/settings/front')
    expect(settings['SITE.NAME']).toBe('モトパーツ かざぐるま')
    const { body: list } = await ask<{
      data: { key: string; product_model: { products: { id: number; max_quantity: number }[] } }[]
    }>('GET /moto/v1/products?is_detail=1&per=5')
    expect((await ask(`GET /moto/v1/products/${list.data[0]?.key}`)).status).toBe(200)
    const goods = list.data.flatMap((one) => one.product_model.products).find((one) => one.max_quantity > 0)
    const { body: cart } = await ask<Cart>('POST /moto/v1/carts/init', { token: null })
    const { token, detail } = cart
    const at = '/moto/v1/carts'
    await ask(`PATCH ${at}/products/add`, { token, product_id: goods?.id, quantity: 1 })
    const key = detail.shippings[0]?.key
    await ask(`PATCH ${at}/shippings/modify`, { token, key, address: ADDRESS })
    interface Offers {
      data: { id: number; code: string }[]
    }
    for (const path of ['/moto/v1/payments', `/moto/v1/payments/carts/${token}`]) {
      const offers = (await ask<Offers>(`GET ${path}`)).body.data
      expect(offers.map(({ code }) => code)).toEqual(['bank_transfer', 'cash_on_delivery'])
    }
    expect((await ask('GET /moto/v1/settings/payment-service/card')).status).toBe(404)
    const [transfer] = (await ask<Offers>('GET /moto/v1/payments')).body.data
    const order = { token, orderer: ORDERER, payment_id: transfer?.id }
    const with_card = { ...order, card_token: 'tok_4111111111111111' }
    expect((await ask(`PATCH ${at}/order/modify`, with_card)).status).toBe(422)
    const { body: ready } = await ask<Cart>(`PATCH ${at}/order/modify`, order)
    const { total_payment } = ready.detail.order
    const placed = await ask(`POST ${at}/${token}/decision`, { total_payment })
    expect(placed).toMatchObject({ status: 200, body: { result: 'completed' } })
  })

  test('opens nothing by a word that stands in this repository', async () => {
    for (const username of ['demo@example.jp', 'unverified@example.jp']) {
      const login = await ask('POST /moto/v1/auth/login', { username, password: 'noren-demo-1' })
      expect([login.status, login.body.code]).toEqual([422, 'auth.login.invalid'])
    }
    const enter = (keycode: string) =>
      ask<{ keycode_token: string }>('POST /hojin/v1/keycode/check', { keycode })
    expect((await enter('KANAME-2026')).status).toBe(422)
    const pass = await enter(KEYCODE)
    expect(pass.status).toBe(200)
    expect(said()).not.toContain(KEYCODE)
    for (const channel of ['moto', 'okurimono', 'hojin']) {
      for (const password of ['owner-password', 'admin', 'noren-demo-1']) {
        const login = await ask(`POST /${channel}/v1/admin/auth/login`, {
          email: 'owner@example.jp',
          password,
        })
        expect(login.status).toBeGreaterThanOrEqual(400)
      }
    }
    for (const door of DEV_DOORS) expect((await ask(`GET ${door}`)).status, door).toBe(404)
  })
})
