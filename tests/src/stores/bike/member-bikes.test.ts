import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Login } from '#contract/shapes/session.ts'
import { createMember, type TestMember } from '#tests/support/create-member.ts'
import { BIKES, insertBikes } from '#tests/support/insert-bikes.ts'
import { type MemberBrowser, openMemberBrowser } from '#tests/support/open-member-browser.ts'

const MANY = Array.from({ length: 20 }, (_, at) => ({
  ...BIKES[0]!,
  key: `many-${at}`,
  model_key: `many-${at}`,
}))

let shop: MemberBrowser
let member: TestMember
beforeAll(async () => {
  shop = await openMemberBrowser([{ unit_price: 1_000, stock: 5 }])
  await insertBikes(shop.db, shop.channel.name, [...BIKES, ...MANY])
})
/** Pages of a test share one document, so each stops listening when its test is over. */
const open: (() => void)[] = []
beforeEach(async () => {
  for (const close of open.splice(0)) close()
  member = await shop.startMemberVisit('/bike/')
})
afterAll(() => shop.close())

const toBike = (key: string) => ({
  key,
  name: `ヤグルマ ${key}`,
  years: '2022〜',
  href: '/bike/yaguruma/kz-09/',
})

/** What the account has, the last added first. */
async function readAccount({ headers }: TestMember): Promise<string[]> {
  Object.assign(shop.headers, headers)
  const { data } = await shop.call('GET /v1/me/bikes', {})
  return data.map(({ key }) => key)
}

async function put(as: TestMember, key: string): Promise<void> {
  Object.assign(shop.headers, as.headers)
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  await shop.call('PUT /v1/me/bikes/{resourceKey}', { params: { resourceKey: key } })
}

async function openPage() {
  vi.resetModules()
  const page = {
    ...(await import('#src/stores/bike/my-bike.ts')),
    ...(await import('#src/stores/bike/member-bikes.ts')),
    ...(await import('#src/stores/session/sign-in.ts')),
  }
  return {
    ...page,
    shareMyBikes: () => void open.push(page.shareMyBikes()),
    listKeys: () => page.listMyBikes().map(({ key }) => key),
  }
}

test('The bikes a guest chose go to the account, and those of the account come to the browser', async () => {
  await put(member, 'sa400-2018')
  const page = await openPage()
  page.chooseMyBike(toBike('kz-09-2017'))
  page.chooseMyBike(toBike('kz-09-2021'))
  page.shareMyBikes()
  await vi.waitFor(() => expect(page.listKeys()).toEqual(['kz-09-2021', 'kz-09-2017', 'sa400-2018']))
  expect(page.findMyBike()?.key).toBe('kz-09-2021')
  expect(page.listMyBikes()[2]).toEqual({
    key: 'sa400-2018',
    name: 'ヤグルマ SA400',
    years: '2018〜2021',
    href: '/bike/yaguruma/sa400/',
  })
  expect((await readAccount(member)).toSorted()).toEqual(['kz-09-2017', 'kz-09-2021', 'sa400-2018'])
})

test('What a member chooses or takes off is sent at once, and a choice of a known one is not', async () => {
  const page = await openPage()
  page.shareMyBikes()
  page.chooseMyBike(toBike('sa400-2018'))
  await vi.waitFor(async () => expect(await readAccount(member)).toEqual(['sa400-2018']))
  page.chooseMyBike(null)
  page.chooseMyBike(toBike('sa400-2018'))
  page.forgetMyBike('sa400-2018')
  await vi.waitFor(async () => expect(await readAccount(member)).toEqual([]))
  expect(page.listKeys()).toEqual([])
})

test('What was taken off without a network does not come back with it', async () => {
  await put(member, 'sa400-2018')
  await put(member, 'kz-09-2021')
  const page = await openPage()
  page.shareMyBikes()
  await vi.waitFor(() => expect(page.listKeys()).toEqual(['kz-09-2021', 'sa400-2018']))
  shop.wire.calls.length = 0
  shop.wire.current = async () => {
    throw new TypeError('fetch failed')
  }
  page.forgetMyBike('sa400-2018')
  page.chooseMyBike(toBike('kz-09-2017'))
  await vi.waitFor(() => expect(shop.wire.calls.length).toBeGreaterThan(0))
  expect(page.listKeys()).toEqual(['kz-09-2017', 'kz-09-2021'])
  open.pop()!()
  shop.wire.current = (_, deliver) => deliver()
  const next = await openPage()
  next.shareMyBikes()
  await vi.waitFor(async () =>
    expect((await readAccount(member)).toSorted()).toEqual(['kz-09-2017', 'kz-09-2021']),
  )
  expect(next.listKeys()).toEqual(['kz-09-2017', 'kz-09-2021'])
})

test('A bike that left the account on another device leaves this browser', async () => {
  await put(member, 'sa400-2018')
  const page = await openPage()
  page.shareMyBikes()
  await vi.waitFor(() => expect(page.listKeys()).toEqual(['sa400-2018']))
  Object.assign(shop.headers, member.headers)
  await shop.call('DELETE /v1/me/bikes/{resourceKey}', { params: { resourceKey: 'sa400-2018' } })
  await put(member, 'komadori-2018')
  // The account is asked once an hour, or with the next change.
  page.chooseMyBike(toBike('kz-09-2021'))
  await vi.waitFor(() => expect(page.listKeys()).toEqual(['kz-09-2021', 'komadori-2018']))
})

test('A full account takes no more, and the browser keeps what it has', async () => {
  for (const { key } of MANY) await put(member, key)
  const page = await openPage()
  page.chooseMyBike(toBike('kz-09-2021'))
  page.chooseMyBike(toBike('no-such'))
  page.shareMyBikes()
  await vi.waitFor(() => expect(page.listKeys()).toHaveLength(20))
  expect(page.listKeys().slice(0, 2)).toEqual(['no-such', 'kz-09-2021'])
  expect(await readAccount(member)).toHaveLength(20)
  shop.wire.calls.length = 0
  const next = await openPage()
  next.shareMyBikes()
  await next.memberBikesResource.load()
  // Nothing is asked again and again.
  expect(shop.wire.calls.filter((call) => !call.startsWith('GET'))).toEqual([])
})

test('Whoever logs out leaves no bikes behind, and another member finds none of a lost session', async () => {
  await put(member, 'sa400-2018')
  const page = await openPage()
  page.shareMyBikes()
  await vi.waitFor(() => expect(page.listKeys()).toEqual(['sa400-2018']))
  page.chooseMyBike(toBike('kz-09-2021'))
  await vi.waitFor(async () => expect(await readAccount(member)).toHaveLength(2))
  // The session is lost, and somebody chooses one more before the next login.
  open.pop()!()
  const other = await createMember(shop.db, { channel: shop.channel.name, now: shop.clock.now })
  const { setAccessToken } = await import('#src/stores/session/access-token.ts')
  const access_token = other.headers.authorization.replace('Bearer ', '')
  setAccessToken({ access_token, expires_in: 900 } as Login, Date.now())
  const next = await openPage()
  next.chooseMyBike(toBike('komadori-2018'))
  next.shareMyBikes()
  await vi.waitFor(async () => expect(await readAccount(other)).toEqual(['komadori-2018']))
  expect(next.listKeys()).toEqual(['komadori-2018'])
  await next.signOut()
  expect(next.listKeys()).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('noren.my_bikes'))).toEqual([])
  expect((await readAccount(member)).toSorted()).toEqual(['kz-09-2021', 'sa400-2018'])
})

test('The members’ area shows the account, with what this browser had not sent yet', async () => {
  const page = await openPage()
  page.chooseMyBike(toBike('kz-09-2021'))
  page.shareMyBikes()
  page.memberBikesResource.$state.listen(() => undefined)
  await vi.waitFor(() =>
    expect(page.memberBikesResource.$state.get()).toMatchObject({
      state: 'ready',
      value: [{ key: 'kz-09-2021', frame_codes: ['8BL-QN69J'] }],
    }),
  )
  expect(await page.removeMemberBike('kz-09-2021')).toBeNull()
  expect(page.memberBikesResource.$state.get()).toEqual({ state: 'ready', value: [] })
  expect(page.listKeys()).toEqual([])
  expect(await readAccount(member)).toEqual([])
})

test('What somebody else wrote into the storage breaks nothing', async () => {
  await put(member, 'sa400-2018')
  for (const text of [
    '{',
    '7',
    '[]',
    '{"user_id":"x"}',
    `{"user_id":${member.id},"keys":[null,{}],"gone":7}`,
  ]) {
    localStorage.clear()
    localStorage.setItem('noren.my_bikes', `{"bikes":[],"account":${text}}`)
    const page = await openPage()
    page.shareMyBikes()
    await vi.waitFor(() => expect(page.listKeys(), text).toEqual(['sa400-2018']))
  }
})
