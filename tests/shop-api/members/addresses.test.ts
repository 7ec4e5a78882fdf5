import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { UserAddress } from '#contract/shapes/user-address.ts'
import { MAX_ADDRESSES } from '#shop-api/members/addresses/list-addresses.ts'
import { user_addresses } from '#shop-api/db/schema/addresses.ts'
import { createAddressWords, PROFILE_ADDRESS } from '#tests/support/address-words.ts'
import { createAsk } from '#tests/support/ask-as.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { ONE_ENGINE } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'

describe.each(ONE_ENGINE)('an address book (%s)', (engine) => {
  let shop: TestShop
  let ask: ReturnType<typeof createAsk>
  let hanako: TestMember
  let jiro: TestMember
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    ask = createAsk(shop)
  })
  beforeEach(async () => {
    hanako = await createMember(shop.db, { user: PROFILE_ADDRESS })
    jiro = await createMember(shop.db)
  })
  afterAll(() => shop.close())

  const list = async (as: TestMember) => {
    const { body } = await ask('GET me/user-addresses', { as })
    return (body as { data: UserAddress[] }).data
  }
  const add = async (as: TestMember, changes = {}) => {
    const { status, body } = await ask('POST me/user-addresses', { as, body: createAddressWords(changes) })
    expect(status).toBe(200)
    return body as UserAddress
  }

  test('begins with the own address of the profile, which is the default', async () => {
    const [own, ...others] = await list(hanako)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      division_ct: 1,
      shipping_name: '青木 陽子',
      formatted_postal_code: '430-0926',
      full_address: '静岡県浜松市中央区砂山町1-2',
      phone_number: '09012345678',
      is_default: true,
      is_sender_default: false,
    })
    expect(await list(jiro)).toEqual([])
    expect(await list(hanako)).toHaveLength(1)
  })

  test('takes addresses in and says how many it may hold', async () => {
    const added = await add(hanako, { division_ct: 1, company_name: '株式会社そよかぜ' })
    expect(added).toMatchObject({
      division_ct: 2,
      postal_code: '1500001',
      combined_address: '神宮前1-2-3 そよかぜ荘201',
      company_name: '株式会社そよかぜ',
      is_default: false,
    })
    const answer = await ask('GET me/user-addresses', { as: hanako })
    expect(answer.headers.get('x-limit')).toBe(String(MAX_ADDRESSES))
    expect((await list(hanako)).map(({ id }) => id).at(-1)).toBe(added.id)
    expect((await ask(`GET me/user-addresses/${added.id}`, { as: hanako })).body).toEqual(added)
    expect((await add(jiro)).is_default).toBe(true)
  })

  test('refuses what the rules of addresses refuse, beside the field', async () => {
    const wrong = createAddressWords({ postal_code: '12', shipping_last_name_kana: '', phone_number: 'x' })
    const answer = await ask('POST me/user-addresses', { as: hanako, body: wrong })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      errors: [
        { field: 'postal_code', code: 'post' },
        { field: 'phone_number', code: 'tel' },
        { field: 'shipping_last_name_kana', code: 'required' },
      ],
    })
    const nowhere = createAddressWords({ prefecture: '東京' })
    expect(await ask('POST me/user-addresses', { as: hanako, body: nowhere })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'prefecture', code: 'choice' }] },
    })
  })

  test('keeps no letter that nobody sees, and takes no name made of them', async () => {
    const added = await add(hanako, {
      shipping_last_name: '\u200b葛\u{e0100}城\u202e',
      address1: '神宮前\r\n\t1-2-3\u001b',
      phone_number: '\u202a03-1234-5678\u202c',
    })
    expect(added).toMatchObject({
      shipping_last_name: '葛\u{e0100}城',
      address1: '神宮前 1-2-3',
      phone_number: '03-1234-5678',
    })
    const unseen = createAddressWords({ shipping_last_name: '\u3164', city: '\u200b\u2800\u00ad' })
    expect(await ask('POST me/user-addresses', { as: hanako, body: unseen })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'shipping_last_name', code: 'required' },
          { field: 'city', code: 'required' },
        ],
      },
    })
  })

  test('still shows what was taken before the rules knew such letters', async () => {
    const { division_ct: _division_ct, cell_phone_number = '', ...words } = createAddressWords()
    const old = { ...words, cell_phone_number, shipping_last_name: '\u202e\u3164', address1: '神宮前\n1' }
    await shop.db
      .insert(user_addresses)
      .values({ ...old, user_id: hanako.id, division_ct: 2, created_at: TEST_NOW })
    expect((await list(hanako)).at(-1)).toMatchObject({
      shipping_last_name: '\u202e\u3164',
      address1: '神宮前\n1',
    })
  })

  test('has one default and one sender at most, whoever was it before', async () => {
    const [own] = await list(hanako)
    const [first, second] = [await add(hanako), await add(hanako)]
    for (const id of [first.id, second.id]) {
      expect((await ask(`PATCH me/user-addresses/${id}/use`, { as: hanako })).body).toEqual({ result: true })
      await ask(`PATCH me/user-addresses/${id}/use-sender`, { as: hanako })
    }
    await ask(`PATCH me/user-addresses/${own?.id}/use-sender`, { as: hanako })
    const marked = (await list(hanako)).map(({ id, is_default, is_sender_default }) => [
      id,
      is_default,
      is_sender_default,
    ])
    expect(marked).toEqual([
      [second.id, true, false],
      [own?.id, false, true],
      [first.id, false, false],
    ])
    await ask(`DELETE me/user-addresses/${second.id}`, { as: hanako })
    expect((await list(hanako))[0]).toMatchObject({ id: own?.id, is_default: true, is_sender_default: true })
  })

  test('changes an address, and the own one together with the profile', async () => {
    const { id } = await add(hanako)
    const changed = await ask(`PUT me/user-addresses/${id}`, {
      as: hanako,
      body: createAddressWords({ city: '港区', address2: '' }),
    })
    expect(changed.body).toMatchObject({ id, full_address: '東京都港区神宮前1-2-3' })
    const [own] = await list(hanako)
    const moved = await ask(`PUT me/user-addresses/${own?.id}`, { as: hanako, body: createAddressWords() })
    expect(moved.body).toMatchObject({ division_ct: 1, shipping_name: '佐藤 花子', postal_code: '1500001' })
    const [first] = await list(hanako)
    expect(first).toMatchObject({ id: own?.id, city: '渋谷区' })
  })

  test('keeps the own address whatever is deleted', async () => {
    const [own] = await list(hanako)
    const refused = await ask(`DELETE me/user-addresses/${own?.id}`, { as: hanako })
    expect(refused).toMatchObject({ status: 422, body: { code: 'user_address.own' } })
    for (let at = 0; at < 3; at++) await add(hanako)
    const [, last] = await list(hanako)
    await ask(`PATCH me/user-addresses/${last?.id}/use`, { as: hanako })
    await add(jiro)
    expect((await ask('DELETE me/user-addresses-all', { as: hanako })).status).toBe(204)
    expect(await list(hanako)).toMatchObject([{ id: own?.id, is_default: true }])
    expect(await list(jiro)).toHaveLength(1)
  })

  test('is full at its limit', async () => {
    const { id } = await add(jiro)
    const [row] = await shop.db.select().from(user_addresses).orderBy(user_addresses.id).limit(1)
    const { id: _id, ...words } = { ...row!, user_id: jiro.id, division_ct: 2 as const }
    const filler = Array.from({ length: MAX_ADDRESSES - 1 }, () => ({
      ...words,
      is_default: false,
      is_sender_default: false,
      created_at: TEST_NOW,
    }))
    await shop.db.insert(user_addresses).values(filler)
    const more = await ask('POST me/user-addresses', { as: jiro, body: createAddressWords() })
    expect(more).toMatchObject({ status: 422, body: { code: 'user_address.too_many' } })
    await ask(`DELETE me/user-addresses/${id}`, { as: jiro })
    await add(jiro)
  })

  test('is nobody else’s business', async () => {
    const { id } = await add(hanako)
    const before = await list(hanako)
    const body = createAddressWords({ city: '盗区' })
    const tries = [
      await ask(`GET me/user-addresses/${id}`, { as: jiro }),
      await ask(`PUT me/user-addresses/${id}`, { as: jiro, body }),
      await ask(`DELETE me/user-addresses/${id}`, { as: jiro }),
      await ask(`PATCH me/user-addresses/${id}/use`, { as: jiro }),
      await ask(`PATCH me/user-addresses/${id}/use-sender`, { as: jiro }),
    ]
    for (const { status, body: said } of tries) {
      expect([status, said]).toEqual([
        404,
        { code: 'not_found', message: 'お届け先が見つかりませんでした。' },
      ])
    }
    expect((await ask(`GET me/user-addresses/${id}`)).status).toBe(401)
    expect(await list(hanako)).toEqual(before)
  })
})
