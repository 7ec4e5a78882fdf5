import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOutput } from '#contract/index.ts'
import { FitKindSchema, FitmentStateSchema, type Judgement } from '#contract/shapes/bikes.ts'
import { product_model_tags, product_models, tags } from '#shop-api/db/schema/catalogue.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { BIKES, insertBikes, noteEdit, sayFitments } from '#tests/support/insert-bikes.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

type Judged = CallOutput<'GET /v1/bikes/{resourceKey}/judgements'>
type List = CallOutput<'GET /v1/products'>
type Models = CallOutput<'GET /v1/bike-models'>

/** What is said of a variation the shop says nothing of. */
const UNLISTED = { none: 'none', universal: 'fits', ask: 'ask', listed: 'unfit' } as const
const SHOWN = ['wave-disc', 'plain-disc', 'brake-pad', 'chain-520', 'chain-lube']

describe.each(ONE_ENGINE)('a shop knows what goes on a bike (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    await insertBikes(shop.db)
    await insertBikes(shop.db, 'gift', [{ ...BIKES[0]!, key: 'gift-only' }])
    await sayFitments(
      shop.db,
      { 'wave-disc': 'listed', 'plain-disc': 'universal', 'brake-pad': 'ask', 'next-year': 'universal' },
      [
        { code: 'WD-100-SV', bike: 'kz-09-2021', state: 'unfit', note: '穴の位置が違います' },
        { code: 'WD-100-BK', bike: 'kz-09-2021', state: 'needs_work', note: '台座を削ります' },
        { code: 'WD-100-SV', bike: 'kz-09-2017', state: 'fits', note: '前のみ' },
        { code: 'WD-100-BK', bike: 'kz-09-2017', state: 'fits', note: '前後とも' },
        { code: 'PD-1', bike: 'sa400-2018', state: 'unfit', note: 'ドラムブレーキです' },
        { code: 'BP-7', bike: 'sa400-2018', state: 'fits' },
        { code: 'BP-7', bike: 'kz-09-2017', state: 'unfit' },
        { code: 'LUBE_1', bike: 'sa400-2018', state: 'unfit', note: '見る人がいません' },
      ],
    )
  })
  afterAll(() => shop.close())

  const judge = async (bike: string, keys: readonly string[] = SHOWN) =>
    (await shop.read<Judged>(`bikes/${bike}/judgements?keys=${keys.join(',')}`)).data
  const toStates = (judged: Judged['data']) =>
    Object.fromEntries(judged.map(({ key, state }) => [key, state]))
  const list = async (query: string) =>
    (await shop.read<List>(`products?per=all&${query}`)).data.map(({ key }) => key).sort()
  const listModels = async () => (await shop.read<Models>('bike-models?per=all')).data
  const count = async (model: string) =>
    (await listModels()).find((one) => one.model.key === model)?.product_count

  test('judges a product by its best variation, with the note of that one', async () => {
    const [disc] = await judge('kz-09-2021', ['wave-disc'])
    expect(disc).toMatchObject({ key: 'wave-disc', state: 'needs_work', note: '台座を削ります' })
    expect(disc?.products.map(({ state, note }) => [state, note])).toEqual([
      ['unfit', '穴の位置が違います'],
      ['needs_work', '台座を削ります'],
    ])
  })

  test('says no note of a product whose best variations have different ones', async () => {
    expect(await judge('kz-09-2017', ['wave-disc'])).toMatchObject([
      { state: 'fits', note: null, products: [{ note: '前のみ' }, { note: '前後とも' }] },
    ])
  })

  test('judges what nothing is said of by its kind, and what bikes do not matter to not at all', async () => {
    expect(toStates(await judge('komadori-2018'))).toEqual({
      'wave-disc': 'unfit',
      'plain-disc': 'fits',
      'brake-pad': 'ask',
      'chain-520': 'none',
      'chain-lube': 'none',
    })
    const [lube] = await judge('sa400-2018', ['chain-lube'])
    expect(lube).toMatchObject({ state: 'none', note: null, products: [{ state: 'none', note: null }] })
  })

  test('answers in the order asked, once, a hundred at most, without what is not there', async () => {
    const judged = await judge('sa400-2018', [
      'chain-lube',
      'no-such',
      'plain-disc',
      'chain-lube',
      'next-year',
    ])
    expect(judged.map(({ key }) => key)).toEqual(['chain-lube', 'plain-disc'])
    const many = Array.from({ length: 100 }, (_, at) => `no-such-${at}`)
    expect(await judge('sa400-2018', [...many.slice(1), 'plain-disc'])).toHaveLength(1)
    const keys = [...many, 'plain-disc'].join(',')
    expect((await shop.request(`/moto/v1/bikes/sa400-2018/judgements?keys=${keys}`)).status).toBe(422)
  })

  test('knows no bike by another name or of another shop', async () => {
    for (const key of ['no-such', 'gift-only', '%25', "'%20or%20true"]) {
      const answer = await shop.request(`/moto/v1/bikes/${key}/judgements?keys=plain-disc`)
      expect(answer.status, key).toBe(404)
      expect(await answer.json()).toMatchObject({ message: 'お探しの車種は見つかりませんでした。' })
    }
    for (const query of ['', '?keys=']) {
      expect((await shop.request(`/moto/v1/bikes/sa400-2018/judgements${query}`)).status, query).toBe(422)
    }
  })

  test('narrows a list to what may go on the bike, and for an unknown bike to what is made for none', async () => {
    expect(await list('bike=sa400-2018')).toEqual(['brake-pad', 'chain-520', 'chain-lube'])
    expect(await list('bike=komadori-2018')).toEqual(['brake-pad', 'chain-520', 'chain-lube', 'plain-disc'])
    const unknown = ['brake-pad', 'chain-520', 'chain-lube', 'plain-disc']
    for (const key of ['no-such', 'gift-only', '%25']) {
      expect(await list(`bike=${key}`), key).toEqual(unknown)
    }
  })

  test('lists what is made for any of some bikes, and nothing for bikes there are not', async () => {
    expect(await list('made_for=kz-09-2017')).toEqual(['wave-disc'])
    expect(await list('made_for=kz-09-2017,sa400-2018')).toEqual(['brake-pad', 'wave-disc'])
    expect(await list('made_for=kz-09-2021&in_stock=1')).toEqual(['wave-disc'])
    expect(await list('made_for=gift-only')).toEqual([])
    expect(await list('made_for=%25')).toEqual([])
    expect((await list('made_for=')).length).toBe(SHOWN.length)
  })

  test('counts the filters of a narrowed list as the list is', async () => {
    for (const bike of BIKES.map(({ key }) => key)) {
      const { data, facets = [] } = await shop.read<List>(`products?per=all&bike=${bike}&facets=1`)
      const shelves = facets.find(({ name }) => name === 'category')!.values
      expect(shelves.length).toBeGreaterThan(0)
      for (const { key, count: told } of shelves) {
        expect((await list(`bike=${bike}&category=${key}&child=1`)).length, `${bike} ${key}`).toBe(told)
      }
      const made = facets.find(({ name }) => name === 'maker')!.values
      expect(made.reduce((sum, { count: one }) => sum + one, 0)).toBe(data.length)
    }
  })

  test('shows the bikes of a product, what is said alike of variations in one row', async () => {
    const { fitments, fit_kind } = await shop.read<CallOutput<'GET /v1/products/{resourceKey}'>>(
      'products/wave-disc?include=fitments',
    )
    expect(fit_kind).toBe('listed')
    expect(
      fitments?.map(({ bike, state, note, product_ids }) => [bike.key, state, note, product_ids.length]),
    ).toEqual([
      ['kz-09-2017', 'fits', '前のみ', 1],
      ['kz-09-2017', 'fits', '前後とも', 1],
      ['kz-09-2021', 'unfit', '穴の位置が違います', 1],
      ['kz-09-2021', 'needs_work', '台座を削ります', 1],
    ])
    const plain = await shop.read<CallOutput<'GET /v1/products/{resourceKey}'>>(
      'products/chain-520?include=fitments',
    )
    expect(plain.fitments).toEqual([])
    expect(plain.fit_kind).toBeUndefined()
    expect(await shop.read<object>('products/wave-disc')).not.toHaveProperty('fitments')
  })

  test('counts per model what is made for it, and again once a product is withdrawn', async () => {
    expect([await count('kz-09'), await count('sa400'), await count('komadori')]).toEqual([1, 1, 0])
    const disc = eq(product_models.key, 'wave-disc')
    const withdraw = (is_draft: boolean) =>
      shop.db
        .update(product_models)
        .set({ is_draft })
        .where(disc)
        .then(() => noteEdit(shop.db, ['wave-disc']))
    await withdraw(true)
    expect([await count('kz-09'), await count('sa400')]).toEqual([0, 1])
    expect(await judge('kz-09-2021', ['wave-disc'])).toEqual([])
    expect(await list('made_for=kz-09-2021')).toEqual([])
    await withdraw(false)
    expect(await count('kz-09')).toBe(1)
    for (const model of await listModels()) {
      const keys = model.bikes.map(({ key }) => key).join(',')
      expect((await list(`made_for=${keys}`)).length, keys).toBe(model.product_count)
    }
  })

  test('says nothing of what is behind a locked tag before it is opened', async () => {
    const [disc] = await shop.db
      .select()
      .from(product_models)
      .where(eq(product_models.key, 'wave-disc'))
      .orderBy(asc(product_models.id))
    const own = and(eq(tags.key, 'new-model'), eq(tags.channel_id, disc!.channel_id))
    const [tag] = await shop.db.select().from(tags).where(own)
    await shop.db.insert(product_model_tags).values({ model_id: disc!.id, tag_id: tag!.id })
    const lock = async (password_hash: string | null) => {
      await shop.db.update(tags).set({ password_hash }).where(own)
      await noteEdit(shop.db, ['wave-disc'])
    }
    await lock(await hashPassword('aikotoba'))
    expect(await judge('kz-09-2021', ['wave-disc'])).toEqual([])
    expect(await count('kz-09')).toBe(0)
    const opened = await shop.request('/moto/v1/tags/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'new-model', password: 'aikotoba' }),
    })
    const { tag_token } = (await opened.json()) as { tag_token: string }
    const answer = await shop.request('/moto/v1/bikes/kz-09-2021/judgements?keys=wave-disc', {
      headers: { 'x-tag-token': tag_token },
    })
    expect(await answer.json()).toMatchObject({ data: [{ state: 'needs_work' }] })
    await lock(null)
    expect(await count('kz-09')).toBe(1)
  })
})

/** Every kind with every way two variations may be spoken of: nothing, or one of the states. */
const WAYS = [undefined, ...FitmentStateSchema.options]
const CASES = FitKindSchema.options.flatMap((kind) =>
  WAYS.flatMap((first) => WAYS.map((second) => ({ kind, first, second }))),
)

describe.each(ONE_ENGINE)('a narrowed list and the judgements (%s)', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ engine })
  })
  afterAll(() => shop.close())

  test('agree for every kind and whatever is said of the variations', async () => {
    const bikes = CASES.map((_, at) => ({ ...BIKES[0]!, key: `bike-${at}`, model_key: `model-${at}` }))
    await insertBikes(shop.db, 'moto', bikes)
    const best: readonly Judgement[] = ['fits', 'needs_work', 'ask', 'unfit', 'none']
    for (const [at, { kind, first, second }] of CASES.entries()) {
      const bike = `bike-${at}`
      const said = [
        { code: 'WD-100-SV', state: first },
        { code: 'WD-100-BK', state: second },
      ].flatMap(({ code, state }) => (state ? [{ code, state, bike, note: state }] : []))
      await sayFitments(shop.db, { 'wave-disc': kind }, said)
      await noteEdit(shop.db, ['wave-disc'])
      const { data } = await shop.read<Judged>(`bikes/${bike}/judgements?keys=wave-disc`)
      const states = [first, second].map((state) => (kind === 'none' ? 'none' : (state ?? UNLISTED[kind])))
      const expected = best.find((state) => states.includes(state))
      const name = `${kind} ${first} ${second}`
      expect([name, data[0]?.state]).toEqual([name, expected])
      expect([name, ...(data[0]?.products.map(({ state }) => state) ?? [])]).toEqual([name, ...states])
      const narrowed = await shop.read<List>(`products?bike=${bike}&keys=wave-disc&facets=1`)
      expect([name, narrowed.data.length]).toEqual([name, expected === 'unfit' ? 0 : 1])
      const made = await shop.read<List>(`products?made_for=${bike}&keys=wave-disc`)
      expect([name, made.data.length]).toEqual([name, said.some(({ state }) => state !== 'unfit') ? 1 : 0])
    }
  })
})
