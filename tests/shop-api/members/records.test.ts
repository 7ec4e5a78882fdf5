import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Measurement } from '#contract/shapes/measurement.ts'
import type { Memorial } from '#contract/shapes/memorial.ts'
import { user_memorials } from '#shop-api/db/schema/member-records.ts'
import { MEASUREMENT_LIMITS } from '#shop-api/members/records/measurements.ts'
import { MAX_MEMORIALS } from '#shop-api/members/records/memorials.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

const evil = '<script>alert(1)</script>'
const birthday = {
  target_user_name: '母',
  division_ct: 1,
  name: '誕生日',
  month: 5,
  date: 3,
  call: 'お母さん',
}
const embroidery = {
  text: '青木',
  script: 'kanji',
  typeface: 'mincho',
  colour: 'gold',
  place: 'left_chest',
}

describe.each(ONE_ENGINE)('what a member keeps (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  let jiro: TestMember
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    ask = createAsk(shop)
  })
  beforeEach(async () => {
    hanako = await createMember(shop.db)
    jiro = await createMember(shop.db)
  })
  afterAll(() => shop.close())

  const addDay = (as: TestMember, changes: object = {}) =>
    ask('POST me/user-memorials', { as, body: { ...birthday, ...changes } })
  const measure = (body: object, purpose = 'body', as = hanako) =>
    ask(`POST me/timeseries?purpose=${purpose}`, { as, body })
  const listMeasured = async (purpose = 'body', as = hanako) => {
    const { headers, body } = await ask(`GET me/timeseries?per=all&purpose=${purpose}`, { as })
    return { limit: Number(headers.get('x-limit')), data: (body as { data: Measurement[] }).data }
  }

  test('days to remember come as the year goes, and are changed and removed', async () => {
    const { body } = await addDay(hanako)
    const mother = body as Memorial
    expect(mother).toEqual({ ...birthday, id: mother.id, user_id: hanako.id })
    const wedding = (await addDay(hanako, { division_ct: 2, name: evil, month: 2, date: 29 }))
      .body as Memorial
    const list = await ask('GET me/user-memorials', { as: hanako })
    expect(list.body).toEqual({ data: [wedding, mother] })
    const changed = { ...birthday, month: 6, call: '' }
    const path = `me/user-memorials/${mother.id}`
    expect((await ask(`PUT ${path}`, { as: hanako, body: changed })).body).toMatchObject(changed)
    expect((await ask(`GET ${path}`, { as: hanako })).body).toMatchObject(changed)
    expect((await ask(`DELETE ${path}`, { as: hanako })).status).toBe(204)
    expect((await ask('GET me/user-memorials', { as: hanako })).body).toEqual({ data: [wedding] })
  })

  test('a day no month has is refused, as are more days than there may be', async () => {
    for (const wrong of [
      { month: 2, date: 30 },
      { month: 13 },
      { date: 0 },
      { division_ct: 4 },
      { name: ' ' },
    ]) {
      expect((await addDay(hanako, wrong)).status).toBe(422)
    }
    const days = Array.from({ length: MAX_MEMORIALS - 1 }, () => ({
      ...birthday,
      division_ct: 1 as const,
      user_id: hanako.id,
    }))
    await shop.db.insert(user_memorials).values(days)
    const tries = await Promise.all([addDay(hanako), addDay(hanako), addDay(hanako)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(tries.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'memorial.too_many' })
  })

  test('measurements come newest first by purpose; beyond the limit the oldest goes', async () => {
    const limit = MEASUREMENT_LIMITS.helmet
    for (let at = 0; at <= limit; at++) {
      const later = shop.at(new Date(TEST_NOW.getTime() + at * 1000))
      const answer = await later.request('/moto/v1/me/timeseries?purpose=helmet', {
        method: 'POST',
        headers: hanako.headers,
        body: JSON.stringify({ values: { head: 55 + at / 10 }, note: evil }),
      })
      expect(answer.status).toBe(200)
    }
    const { limit: told, data } = await listMeasured('helmet')
    expect([told, data.length]).toEqual([limit, limit])
    expect(data[0]).toMatchObject({ purpose: 'helmet', name: '', note: evil })
    expect([data[0]?.values['head'], data.at(-1)?.values['head']]).toEqual([55 + limit / 10, 55.1])
    expect(await listMeasured('body')).toEqual({ limit: MEASUREMENT_LIMITS.body, data: [] })
    expect((await listMeasured('helmet', jiro)).data).toEqual([])
  })

  test('a measurement holds what its purpose knows, and at least one value', async () => {
    const values = { height: 158.5, weight: 52 }
    expect((await measure({ values, name: '娘' })).body).toMatchObject({ values, name: '娘' })
    const refusals = [
      [{}, 'values'],
      [{ head: 56 }, 'values.head'],
      [{ height: 158.55 }, 'values.height'],
      [{ height: 0 }, 'values.height'],
      [{ constructor: 5 }, 'values.constructor'],
    ] as const
    for (const [wrong, field] of refusals) {
      expect(await measure({ values: wrong })).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    }
    expect((await measure({ values }, 'shoe')).status).toBe(422)
  })

  test('measurements are removed by name or all together, never another member’s or by mistake', async () => {
    const ids: number[] = []
    for (const height of [150, 151, 152]) {
      ids.push(((await measure({ values: { height } })).body as Measurement).id)
    }
    const remove = (query: string, as = hanako) => ask(`DELETE me/timeseries/?purpose=${query}`, { as })
    expect((await remove(`body&ids=${ids.join(',')}`, jiro)).status).toBe(204)
    expect((await remove(`glove&ids=${ids.join(',')}`)).status).toBe(204)
    for (const wrong of [',', 'x', '-1', '1.5', '99999999999']) {
      expect((await remove(`body&ids=${wrong}`)).status).toBe(422)
    }
    expect((await listMeasured()).data).toHaveLength(3)
    expect((await remove(`body&ids=${ids[0]}&ids=${ids[1]}`)).status).toBe(204)
    expect((await listMeasured()).data.map(({ id }) => id)).toEqual([ids[2]])
    expect((await remove('body')).status).toBe(204)
    expect((await listMeasured()).data).toEqual([])
  })

  test('the embroidered name is kept for the next order, one at a time', async () => {
    const find = async (as = hanako) => (await ask('GET me/name-embroidery', { as })).body
    expect(await find()).toEqual({ data: null })
    for (const text of ['青木', evil.slice(0, 12)]) {
      const body = { ...embroidery, text }
      const kept = await ask('PUT me/name-embroidery', { as: hanako, body })
      expect(kept.body).toEqual({ ...body, updated_at: TEST_NOW.toISOString() })
      expect(await find()).toEqual({ data: kept.body })
    }
    for (const wrong of [{ text: '' }, { text: 'あ'.repeat(13) }, { colour: 'pink' }]) {
      const answer = await ask('PUT me/name-embroidery', { as: hanako, body: { ...embroidery, ...wrong } })
      expect(answer.status).toBe(422)
    }
    expect(await find(jiro)).toEqual({ data: null })
  })

  test('is nobody else’s to read, change or remove, and no guest’s', async () => {
    const { id } = (await addDay(hanako)).body as Memorial
    const path = `me/user-memorials/${id}`
    const body = { ...birthday, name: '奪う' }
    for (const call of [`GET ${path}`, `PUT ${path}`, `DELETE ${path}`]) {
      const given = call.startsWith('PUT') ? { body } : {}
      expect((await ask(call, { as: jiro, ...given })).status).toBe(404)
      expect((await ask(call, given)).status).toBe(401)
      expect((await ask(call, { as: hanako, channel: 'gift', ...given })).status).toBe(401)
    }
    expect((await ask(`GET ${path}`, { as: hanako })).body).toMatchObject(birthday)
  })
})
