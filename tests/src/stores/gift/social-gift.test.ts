import { expect, test, vi } from 'vitest'
import { useBrowserShop } from '#tests/support/browser-shop.ts'
import { ANSWER, sendGift } from '#tests/support/social-gift.ts'

const { delivery_at: _day, delivery_timezone_key: _time, ...ADDRESS } = ANSWER
const WISH = { delivery_at: null, delivery_timezone_key: 'am', delivery_timezone: '午前中' }

const shop = await useBrowserShop([{ unit_price: 1_000, stock: 100 }])

/** A page of the recipient's, its modules loaded anew as after a navigation. */
async function openGiftPage(path: string) {
  vi.resetModules()
  window.history.replaceState(null, '', path)
  return {
    ...(await import('#src/stores/gift/social-gift.ts')),
    ...(await import('#src/stores/gift/gift-answer.ts')),
    ...(await import('#src/stores/gift/taken-gift.ts')),
    ...(await import('#src/stores/gift/gift-key.ts')),
  }
}

type GiftPage = Awaited<ReturnType<typeof openGiftPage>>

async function giveAll(page: GiftPage): Promise<void> {
  expect(await page.giveGiftAddress(ADDRESS)).toBeNull()
  expect(await page.giveGiftWish(WISH)).toBeNull()
}

const countAnswers = () => shop.wire.calls.filter((call) => call.startsWith('PUT ')).length

test('The link opens the gift, and steps without a key mean the gift this tab opened', async () => {
  const { giftToken } = await sendGift(shop)
  const start = await openGiftPage(`/social-gift/?token=${giftToken}`)
  await start.loadSocialGift()
  expect(start.$socialGift.get()).toMatchObject({
    state: 'open',
    key: giftToken,
    opened: { gift: { receiver_name: '鈴木 一郎', status: 'waiting' } },
  })
  expect((await openGiftPage('/social-gift/shipping/')).getGiftKey()).toBe(giftToken)
  expect((await openGiftPage(`/social-gift/other-key/delivery/`)).getGiftKey()).toBe('other-key')
})

test('A link that names nothing asks nobody, a forged one is told apart from a broken connection', async () => {
  const nothing = await openGiftPage('/social-gift/')
  await nothing.loadSocialGift()
  expect(nothing.$socialGift.get()).toEqual({ state: 'ended', end: 'unknown' })
  expect(shop.wire.calls).toEqual([])
  const forged = await openGiftPage('/social-gift/?token=forged')
  await forged.loadSocialGift()
  expect(forged.$socialGift.get()).toEqual({ state: 'ended', end: 'unknown' })
  const cut = await openGiftPage('/social-gift/?token=forged')
  shop.wire.current = () => Promise.reject(new TypeError('Failed to fetch'))
  await cut.loadSocialGift()
  expect(cut.$socialGift.get()).toMatchObject({ state: 'failed', failure: { kind: 'network' } })
})

test('What was answered survives a reload of every step, and is forgotten when the gift is taken', async () => {
  const { giftToken } = await sendGift(shop)
  await giveAll(await openGiftPage(`/social-gift/${giftToken}/shipping/`))
  const confirm = await openGiftPage(`/social-gift/${giftToken}/confirm/`)
  expect(confirm.getGiftAnswer()).toMatchObject({ address: { prefecture: '沖縄県' }, wish: WISH })
  expect(await confirm.acceptGift()).toBeNull()
  expect(sessionStorage.getItem(`noren.secret.gift.${giftToken}`)).toBeNull()
  const complete = await openGiftPage(`/social-gift/${giftToken}/complete/`)
  await complete.loadTakenGift()
  expect(complete.$takenGift.get()).toMatchObject({
    state: 'taken',
    taken: { gift: { status: 'accepted' }, shipping: { address: { prefecture: '沖縄県' } } },
  })
})

test('A day wished for one prefecture does not hold for another', async () => {
  const { giftToken } = await sendGift(shop)
  const page = await openGiftPage(`/social-gift/${giftToken}/shipping/`)
  await giveAll(page)
  await page.giveGiftAddress({ ...ADDRESS, address1: '別の町1-1' })
  expect(page.getGiftAnswer().wish).toEqual(WISH)
  await page.giveGiftAddress({ ...ADDRESS, prefecture: '東京都' })
  expect(page.getGiftAnswer().wish).toBeUndefined()
})

test('A reply that was lost is asked for again, and the gift is taken once', async () => {
  const { giftToken } = await sendGift(shop)
  const page = await openGiftPage(`/social-gift/${giftToken}/confirm/`)
  await giveAll(page)
  shop.wire.current = async (request, deliver) => {
    const answer = await deliver()
    if (request.method === 'PUT') throw new TypeError('Failed to fetch')
    return answer
  }
  expect(await page.acceptGift()).toMatchObject({ kind: 'network' })
  expect(page.getGiftAnswer().address).toBeDefined()
  shop.wire.current = (_, deliver) => deliver()
  expect(await page.acceptGift()).toBeNull()
  await page.loadTakenGift()
  expect(page.$takenGift.get()).toMatchObject({ taken: { shipping: { address: { city: '渋谷区' } } } })
})

test('Of two tabs the slower one is led to what the faster one agreed', async () => {
  const { giftToken } = await sendGift(shop)
  const slow = await openGiftPage(`/social-gift/${giftToken}/confirm/`)
  await giveAll(slow)
  await slow.loadSocialGift()
  const path = `/${shop.channel.name}/v1/social-gifts/${giftToken}`
  await shop.send('PUT', path, { ...ANSWER, address1: '先の町2-2' })
  expect(await slow.acceptGift()).toMatchObject({ code: 'social_gift.already_accepted' })
  expect(slow.$socialGift.get()).toEqual({ state: 'answered', key: giftToken })
  expect(countAnswers()).toBe(1)
})

test('Time that ran out while a form was filled in is said as such, and before an answer nothing is agreed', async () => {
  const { giftToken } = await sendGift(shop)
  const page = await openGiftPage(`/social-gift/${giftToken}/complete/`)
  await page.loadTakenGift()
  expect(page.$takenGift.get()).toEqual({ state: 'not-taken', key: giftToken })
  await page.loadSocialGift()
  shop.clock.now = new Date(shop.clock.now.getTime() + 14 * 24 * 60 * 60 * 1000)
  expect(await page.giveGiftAddress(ADDRESS)).toMatchObject({ code: 'social_gift.expired' })
  expect(page.$socialGift.get()).toEqual({ state: 'ended', end: 'expired' })
})

test('The days shown are those of this gift’s own shipping, wherever it stands among the answers', async () => {
  const { giftToken } = await sendGift(shop)
  const page = await openGiftPage(`/social-gift/${giftToken}/delivery/`)
  expect(await page.giveGiftAddress(ADDRESS)).toBeNull()
  shop.wire.current = async (request, deliver) => {
    const response = await deliver()
    if (!request.url.includes('/shipping-leadtime/input/')) return response
    const { leadtimes } = (await response.json()) as { leadtimes: { order_shipping_id: number }[] }
    const [own] = leadtimes
    return Response.json({ leadtimes: [{ ...own, order_shipping_id: 0, timezones: [] }, own] })
  }
  expect(await page.loadGiftLeadtime()).toBeNull()
  expect(page.$giftLeadtime.get()?.order_shipping_id).not.toBe(0)
  expect(page.$giftLeadtime.get()?.order_shipping_id).toBeTypeOf('number')
})
