import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOutput } from '#contract/index.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type Editor, openStaffedShop } from '#tests/support/open-staffed-shop.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import type { TestShop } from '#tests/support/open-test-shop.ts'

type BikeInput = CallInput<'POST /v1/admin/bikes'>['body']
type FitmentInput = CallInput<'POST /v1/admin/fitments'>['body']
type Found = CallOutput<'GET /v1/bikes'>

const bike: BikeInput = {
  key: 'kogarashi-kz-250-2019',
  maker_key: 'kogarashi',
  maker_name: '木枯',
  maker_kana: 'コガラシ',
  model_key: 'kz-250',
  model_name: 'KZ 250',
  model_kana: 'ケーゼット250',
  year_from: 2019,
  year_to: 2023,
  displacement: 249,
  frame_codes: ['2BK-KZ25A', 'KZ25A'],
}
/** What changes name the page of its generations by. */
const MODEL = `${bike.maker_key}/${bike.model_key}`
const newer: BikeInput = { ...bike, key: 'kogarashi-kz-250-2024', year_from: 2024, year_to: null }
const other: BikeInput = {
  ...bike,
  key: 'kogarashi-hayate-2020',
  model_key: 'hayate',
  model_name: 'ハヤテ',
  model_kana: 'ハヤテ',
}

describe.each(ONE_ENGINE)('bikes and fitments in the editor’s hands on %s', (engine) => {
  let shop: TestShop
  let editor: Editor
  beforeAll(async () => void ({ shop, editor } = await openStaffedShop(engine)))
  afterAll(() => shop.close())

  const find = async (words: string) => {
    const { data } = await shop.read<Found>(`bikes?q=${encodeURIComponent(words)}`)
    return data.map(({ key }) => key).toSorted()
  }
  const findBike = async (key: string) => {
    const { data } = await editor.call('GET /v1/admin/bikes', { query: { q: key } })
    return data.find((one) => one.key === key)!
  }
  const changeBike = async (key: string, body: Partial<BikeInput>) => {
    const { id, version } = await findBike(key)
    return editor.call('PATCH /v1/admin/bikes/{id}', { params: { id }, body: { version, ...body } })
  }
  const fit = (code: string, input: Partial<FitmentInput> = {}) =>
    editor.call('POST /v1/admin/fitments', {
      body: { code, bike_key: bike.key, state: 'fits', note: '', ...input },
    })
  const unfit = (id: number) => editor.call('DELETE /v1/admin/fitments/{id}', { params: { id } })
  const readKind = async (key: string) => (await editor.findProduct(key)).fit_kind
  const setKind = async (key: string, fit_kind: 'none' | 'universal' | 'ask' | 'listed') => {
    const { id, version } = await editor.findProduct(key)
    await editor.call('PATCH /v1/admin/products/{id}', { params: { id }, body: { version, fit_kind } })
  }
  const readJournal = async (kind: string) =>
    (await editor.call('GET /v1/admin/journal', { query: { kind, per: 1 } })).data[0]!
  const undo = (id: number) => editor.call('POST /v1/admin/journal/{id}/undo', { params: { id }, body: {} })

  test('a bike is made, is told of and is found by what people type', async () => {
    const since = await editor.readVersion()
    const made = await editor.call('POST /v1/admin/bikes', { body: bike })
    expect(made).toEqual({ ...bike, id: made.id, version: made.version, fitment_count: 0 })
    expect(await editor.listChanges(since)).toEqual([`bike ${MODEL} created`])
    for (const words of ['木枯', 'こがらし', 'kz 250', 'KZ250', '木枯ＫＺ250', '249cc', 'KZ25A-1000001'])
      expect([words, await find(words)]).toEqual([words, [bike.key]])
    const twice = await editor.refuse('POST /v1/admin/bikes', { body: bike })
    expect(twice).toMatchObject({ status: 422, errors: [{ field: 'key', code: 'admin.key_taken' }] })
  })

  test('a change of some fields keeps it found by the others, and one that is late is refused', async () => {
    const { id, version } = await findBike(bike.key)
    const params = { id }
    const changed = await editor.call('PATCH /v1/admin/bikes/{id}', {
      params,
      body: { version, displacement: 248 },
    })
    expect(await find('248cc')).toEqual([bike.key])
    expect(await find('249cc')).toEqual([])
    expect(await find('こがらし KZ250')).toEqual([bike.key])
    const late = await editor.refuse('PATCH /v1/admin/bikes/{id}', {
      params,
      body: { version, year_from: 2018 },
    })
    expect(late).toMatchObject({ status: 409, code: 'admin.version_conflict' })
    await undo((await readJournal('bikes')).id)
    expect(await findBike(bike.key)).toMatchObject({ displacement: 249, version: changed.version + 1 })
  })

  test('years stand in their order, whichever of them changes', async () => {
    const fault = {
      status: 422,
      errors: [{ field: 'year_to', message: expect.stringContaining('発売年') as string }],
    }
    const body = { ...newer, year_to: 2023 }
    expect(await editor.refuse('POST /v1/admin/bikes', { body })).toMatchObject(fault)
    const { id, version } = await findBike(bike.key)
    const params = { id }
    for (const years of [{ year_from: 2024 }, { year_to: 2018 }])
      expect(
        await editor.refuse('PATCH /v1/admin/bikes/{id}', { params, body: { version, ...years } }),
      ).toMatchObject(fault)
  })

  test('a maker has one name, and so has a model, whichever row it is typed in', async () => {
    await editor.call('POST /v1/admin/bikes', { body: newer })
    await editor.call('POST /v1/admin/bikes', { body: other })
    const since = await editor.readVersion()
    await changeBike(newer.key, { maker_name: '木枯モータース', model_name: 'KZ-250' })
    expect(await findBike(bike.key)).toMatchObject({ maker_name: '木枯モータース', model_name: 'KZ-250' })
    expect(await findBike(other.key)).toMatchObject({ maker_name: '木枯モータース', model_name: 'ハヤテ' })
    expect(await find('木枯モータース')).toEqual([bike.key, newer.key, other.key].toSorted())
    expect(await find('KZ-250')).toEqual([bike.key, newer.key])
    expect(await editor.listChanges(since)).toEqual([
      `bike kogarashi/hayate updated`,
      `bike ${MODEL} updated`,
    ])
    // A bike of another maker takes that maker's name along.
    const lone = { ...other, key: 'lone', maker_key: 'lone', maker_name: 'ひとり', maker_kana: 'ヒトリ' }
    await editor.call('POST /v1/admin/bikes', { body: lone })
    expect(await changeBike('lone', { maker_key: 'kogarashi' })).toMatchObject({
      maker_name: '木枯モータース',
      maker_kana: 'コガラシ',
    })
    const { data: makers } = await shop.read<CallOutput<'GET /v1/bike-makers'>>('bike-makers')
    expect(makers).toEqual([
      { key: 'kogarashi', name: '木枯モータース', name_kana: 'コガラシ', model_count: 2 },
    ])
    const { id } = await findBike('lone')
    await editor.call('DELETE /v1/admin/bikes/{id}', { params: { id } })
  })

  test('a fitment is told of as its product and its bike, made, changed, moved and removed', async () => {
    let since = await editor.readVersion()
    const heard = async () => {
      const changes = await editor.listChanges(since)
      since = await editor.readVersion()
      return changes.toSorted()
    }
    const told = (key: string) => [`bike ${MODEL} updated`, `product ${key} updated`]
    const made = await fit('CH-520', { note: '  前のみ ' })
    expect(made).toEqual({
      id: made.id,
      version: made.version,
      code: 'CH-520',
      bike_key: bike.key,
      state: 'fits',
      note: '前のみ',
      product_key: 'chain-520',
      product_name: 'ドライブチェーン 520',
      bike_name: '木枯モータース KZ-250（2019〜2023）',
    })
    expect(await heard()).toEqual(told('chain-520'))
    const { id } = made
    const params = { id }
    const change = async (body: Partial<FitmentInput>) => {
      const { version } = await editor.call('GET /v1/admin/fitments/{id}', { params })
      return editor.call('PATCH /v1/admin/fitments/{id}', { params, body: { version, ...body } })
    }
    expect(await change({ state: 'needs_work' })).toMatchObject({ state: 'needs_work', note: '前のみ' })
    expect(await heard()).toEqual(told('chain-520'))
    expect(await change({ bike_key: newer.key })).toMatchObject({
      bike_name: '木枯モータース KZ-250（2024〜）',
    })
    expect(await heard()).toEqual(told('chain-520'))
    expect(await change({ code: 'BP-7' })).toMatchObject({ product_key: 'brake-pad' })
    expect(await heard()).toEqual([
      `bike ${MODEL} updated`,
      'product brake-pad updated',
      'product chain-520 updated',
    ])
    expect([await readKind('chain-520'), await readKind('brake-pad')]).toEqual(['ask', 'listed'])
    const late = await editor.refuse('PATCH /v1/admin/fitments/{id}', {
      params,
      body: { version: made.version, note: '' },
    })
    expect(late).toMatchObject({ status: 409 })
    await unfit(id)
    expect(await heard()).toEqual(told('brake-pad'))
    expect(await editor.refuse('GET /v1/admin/fitments/{id}', { params })).toMatchObject({ status: 404 })
  })

  test('a fitment of a product that nobody sees yet is told to nobody', async () => {
    const { id, version } = await editor.findProduct('plain-disc')
    const params = { id }
    const hidden = await editor.call('PATCH /v1/admin/products/{id}', {
      params,
      body: { version, is_draft: true },
    })
    const since = await editor.readVersion()
    const made = await fit('PD-1')
    await unfit(made.id)
    expect(await editor.listChanges(since)).toEqual([])
    const body = { version: hidden.version, is_draft: false, fit_kind: 'none' as const }
    await editor.call('PATCH /v1/admin/products/{id}', { params, body })
  })

  test('an unknown part number, an unknown bike and a second word of the same are refused beside their field', async () => {
    const { id } = await fit('BP-7')
    const refuse = async (code: string, bike_key: string) => {
      const body = { code, bike_key, state: 'fits', note: '' } as const
      const { status, errors } = await editor.refuse('POST /v1/admin/fitments', { body })
      return [status, ...(errors ?? []).flatMap(({ field, code: why, message }) => [field, why, message])]
    }
    expect(await refuse('NO-1', bike.key)).toEqual([422, 'code', 'choice', 'この品番は登録されていません'])
    expect(await refuse('BP-7', 'no-such')).toEqual([
      422,
      'bike_key',
      'choice',
      'この車種は登録されていません',
    ])
    expect((await refuse('BP-7', bike.key)).slice(0, 3)).toEqual([422, 'bike_key', 'admin.key_taken'])
    const second = await fit('BP-7', { bike_key: newer.key })
    const moved = await editor.refuse('PATCH /v1/admin/fitments/{id}', {
      params: { id: second.id },
      body: { version: second.version, bike_key: bike.key },
    })
    expect(moved).toMatchObject({ status: 422, errors: [{ field: 'bike_key', code: 'admin.key_taken' }] })
    await unfit(second.id)
    await unfit(id)
  })

  test('they are listed by product, by bike and by words', async () => {
    const ids = [
      (await fit('WD-100-SV', { bike_key: newer.key })).id,
      (await fit('WD-100-SV')).id,
      (await fit('WD-100-BK', { bike_key: other.key, state: 'unfit', note: '軸の径が違います' })).id,
      (await fit('CH-520')).id,
    ]
    const list = async (query: CallInput<'GET /v1/admin/fitments'>['query']) => {
      const { data } = await editor.call('GET /v1/admin/fitments', { query })
      return data.map(({ code, bike_key }) => `${code} ${bike_key}`)
    }
    const [ofNewer, ofBike, ofOther, ofChain] = [
      `WD-100-SV ${newer.key}`,
      `WD-100-SV ${bike.key}`,
      `WD-100-BK ${other.key}`,
      `CH-520 ${bike.key}`,
    ]
    expect(await list({})).toEqual([ofChain, ofOther, ofBike, ofNewer])
    expect(await list({ product_key: 'wave-disc' })).toEqual([ofBike, ofNewer, ofOther])
    expect(await list({ bike_key: bike.key })).toEqual([ofChain, ofBike])
    expect(await list({ q: 'ハヤテ' })).toEqual([ofOther])
    expect(await list({ q: 'wd-100 kz', bike_key: bike.key })).toEqual([ofBike])
    expect(await list({ product_key: 'no-such' })).toEqual([])
    expect((await findBike(bike.key)).fitment_count).toBe(2)
    for (const id of ids) await unfit(id)
  })

  test('the first makes a product be judged by its list, the last that goes makes it be asked about', async () => {
    await setKind('chain-520', 'none')
    const first = await fit('CH-520')
    expect(await readKind('chain-520')).toBe('listed')
    await setKind('chain-520', 'ask')
    const second = await fit('CH-520', { bike_key: newer.key })
    expect(await readKind('chain-520')).toBe('ask')
    await setKind('chain-520', 'listed')
    await unfit(first.id)
    expect(await readKind('chain-520')).toBe('listed')
    await unfit(second.id)
    expect(await readKind('chain-520')).toBe('ask')
    await setKind('chain-520', 'universal')
    const { id } = await fit('CH-520', { state: 'unfit' })
    expect(await readKind('chain-520')).toBe('universal')
    await unfit(id)
    expect(await readKind('chain-520')).toBe('universal')
  })

  test('a bike with fitments stays, and the refusal says how many', async () => {
    const { id: fitment } = await fit('CH-520')
    const { id } = await findBike(bike.key)
    const kept = await editor.refuse('DELETE /v1/admin/bikes/{id}', { params: { id } })
    expect(kept).toMatchObject({ status: 422, code: 'admin.in_use' })
    expect(kept.message).toContain('適合表1件')
    await unfit(fitment)
  })

  test('the journal takes a fitment back as a fitment, never as its product', async () => {
    const made = await fit('CH-520', { note: '後ろのみ' })
    const entry = await readJournal('fitments')
    expect(entry).toMatchObject({ kind: 'fitments', key: String(made.id), area: 'catalogue', can_undo: true })
    await undo(entry.id)
    expect(await editor.findProduct('chain-520')).toBeDefined()
    expect((await editor.call('GET /v1/admin/fitments', { query: {} })).data).toEqual([])
    // What was removed comes back.
    await undo((await readJournal('fitments')).id)
    const { data } = await editor.call('GET /v1/admin/fitments', { query: {} })
    expect(data).toMatchObject([{ code: 'CH-520', bike_key: bike.key, note: '後ろのみ' }])
    await unfit(data[0]!.id)
  })

  test('a product that is saved keeps the fitments of the variations it keeps', async () => {
    const silver = await fit('WD-100-SV')
    const black = await fit('WD-100-BK')
    const product = await editor.findProduct('wave-disc')
    const params = { id: product.id }
    const [first, second] = product.products.map((one) => ({ ...one, seen_stock: one.stock }))
    // Both keep what is said of them, though their part numbers are swapped and their places too.
    const swapped = await editor.call('PATCH /v1/admin/products/{id}', {
      params,
      body: {
        version: product.version,
        products: [
          { ...second!, code: first!.code },
          { ...first!, code: second!.code },
        ],
      },
    })
    const read = async () => {
      const { data } = await editor.call('GET /v1/admin/fitments', { query: { product_key: 'wave-disc' } })
      return data.map(({ id, code }) => `${id} ${code}`).toSorted()
    }
    expect(await read()).toEqual([`${silver.id} WD-100-BK`, `${black.id} WD-100-SV`].toSorted())
    const left = await editor.call('PATCH /v1/admin/products/{id}', {
      params,
      body: { version: swapped.version, products: [{ ...first!, code: second!.code }] },
    })
    expect(await read()).toEqual([`${silver.id} WD-100-BK`])
    expect(left.fit_kind).toBe('listed')
    // Its last fitment goes with its variation.
    const anew = { ...second!, id: undefined, code: 'WD-200-BK' }
    const replaced = await editor.call('PATCH /v1/admin/products/{id}', {
      params,
      body: { version: left.version, products: [anew] },
    })
    expect(replaced.fit_kind).toBe('ask')
    expect(await read()).toEqual([])
  })

  test('another shop’s bikes and fitments are nobody’s business', async () => {
    const gift = createEditor(shop.request, { channel: 'gift' })
    const { id } = await findBike(bike.key)
    const fitment = await fit('CH-520')
    const body = { code: 'CH-520', bike_key: bike.key, state: 'fits', note: '' } as const
    expect((await gift.call('GET /v1/admin/bikes', { query: {} })).data).toEqual([])
    expect((await gift.call('GET /v1/admin/fitments', { query: {} })).data).toEqual([])
    expect(await gift.refuse('POST /v1/admin/fitments', { body })).toMatchObject({
      status: 422,
      errors: [{ field: 'bike_key' }],
    })
    for (const name of ['bikes', 'fitments'] as const) {
      const params = { id: name === 'bikes' ? id : fitment.id }
      expect(await gift.refuse(`GET /v1/admin/${name}/{id}`, { params })).toMatchObject({ status: 404 })
      expect(await gift.refuse(`DELETE /v1/admin/${name}/{id}`, { params })).toMatchObject({ status: 404 })
      const change = { params, body: { version: 1 } }
      expect(await gift.refuse(`PATCH /v1/admin/${name}/{id}`, change)).toMatchObject({ status: 404 })
    }
    // The same maker has another name there.
    await gift.call('POST /v1/admin/bikes', { body: { ...bike, maker_name: '木枯らし' } })
    expect(await findBike(bike.key)).toMatchObject({ maker_name: '木枯モータース' })
  })
})
