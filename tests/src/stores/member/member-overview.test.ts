import { expect, test, vi } from 'vitest'
import { useBrowserShop, openDoor, openPage } from '#tests/support/browser-shop.ts'
import { createMemberWithPassword } from '#tests/support/member-fixtures.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { decide, readyCart } from '#tests/support/selling-shop.ts'

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 100 }])

async function openOverview(username: string) {
  const member = await createMemberWithPassword(shop.db, username, {
    channel: shop.channel.name,
    now: shop.clock.now,
  })
  Object.assign(shop.headers, member.headers)
  await (await openDoor()).signIn({ username, password: PASSWORD }, false)
  await openPage()
  const { overviewResource } = await import('#src/stores/member/member-overview.ts')
  // As a screen that stays open: a store nobody looks at forgets after a second that it was read, and reads anew meanwhile.
  overviewResource.$state.listen(() => undefined)
  const read = async () => {
    await overviewResource.load()
    return vi.waitUntil(() => {
      const state = overviewResource.$state.get()
      return state.state === 'ready' && state.value
    })
  }
  return { read }
}

test('A member finds the newest order whole, points and coupons in one look', async () => {
  const { read } = await openOverview('look@example.jp')
  expect(await read()).toMatchObject({ orders: [], latest: null, coupons: [], unread: [] })
  await decide(shop, await readyCart(shop, [[0, 1]], 'bank_transfer'))
  const { order_no } = await decide(shop, await readyCart(shop, [[0, 2]], 'bank_transfer'))
  const overview = await read()
  expect(overview).toMatchObject({ latest: { order_no, status: 'awaiting_payment' }, points: { balance: 0 } })
  expect(overview.orders).toHaveLength(2)
})

test('A part that cannot be read is left out, and the others stand', async () => {
  const { read } = await openOverview('part@example.jp')
  shop.wire.current = async (request, deliver) =>
    request.url.includes('/me/points') ? new Response('{}', { status: 500 }) : deliver()
  expect(await read()).toMatchObject({ points: null, orders: [], coupons: [] })
})
