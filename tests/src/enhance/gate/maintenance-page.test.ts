import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { channels } from '#shop-api/db/schema/channels.ts'
import { useBrowserShop } from '#tests/support/browser-shop.ts'

const words = {
  title: '棚卸しのためお休み',
  message: '朝6時に再開します。\nお待ちください。',
  gtm_id: 'GTM-K4BR7QN',
}
const screen = `
  <div data-maintenance><h1 data-maintenance-title>ただいまメンテナンス中です</h1><p data-maintenance-message></p></div>`

const shop = await useBrowserShop([{ stock: 5, unit_price: 1_000 }])
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(globalThis, 'setTimeout')
})
afterEach(() => vi.useRealTimers())

const close = (maintenance: typeof words | null) =>
  shop.db.update(channels).set({ maintenance }).where(eq(channels.id, shop.channel.id))

/** Where the page goes instead of itself. */
function standAt(address: string) {
  const go = vi.fn<(path: string) => void>()
  const { pathname, search, hash, origin } = new URL(address, 'https://shop.test')
  vi.stubGlobal('location', { pathname, search, hash, origin, replace: go, assign: go })
  return go
}

async function openScreen() {
  document.body.insertAdjacentHTML('beforeend', screen)
  const go = standAt('/maintenance/')
  await import('#src/enhance/gate/maintenance-page.ts')
  return go
}

/** How long the screen waits before it asks again. */
const PAUSES = [5_000, 7_500, 11_250, 16_875, 25_312.5, 37_968.75, 56_953.125, 60_000]
/** The pauses it made so far. */
const listPauses = () =>
  vi
    .mocked(setTimeout)
    .mock.calls.map(([, pause]) => Number(pause))
    .filter((pause) => PAUSES.includes(pause))
const untilPause = (count: number) =>
  vi.waitFor(() => expect(listPauses().length).toBeGreaterThanOrEqual(count))

const read = (part: string) => document.querySelector(`[data-maintenance-${part}]`)?.textContent

const askPlain = async () => {
  const { readPlain } = await import('#src/api/plain.ts')
  return readPlain('GET /v1/news', { query: {} }).catch(() => null)
}

test('A page without the API client goes to the screen on 503 and comes back when the shop is open', async () => {
  await close(words)
  const leave = standAt('/product/?q=鎖#top')
  await askPlain()
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/maintenance/'))
  const go = await openScreen()
  expect([read('title'), read('message')]).toEqual([words.title, words.message])
  await untilPause(1)
  expect(go).not.toHaveBeenCalled()
  await close(null)
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() =>
    expect(go).toHaveBeenCalledExactlyOnceWith(`/product/?q=${encodeURIComponent('鎖')}#top`),
  )
})

test('Who comes to the screen by itself reads what the API says, and goes to the front page afterwards', async () => {
  await close(words)
  const go = await openScreen()
  await vi.waitFor(() => expect(read('title')).toBe(words.title))
  const { $maintenanceTag } = await import('#src/stores/gate/maintenance.ts')
  expect($maintenanceTag.get()).toBe('GTM-K4BR7QN')
  await untilPause(1)
  await close(null)
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/'))
})

test('The screen asks ever more seldom, and not at all while nobody looks', async () => {
  await close(words)
  await openScreen()
  for (let count = 1; count <= 8; count += 1) {
    await untilPause(count)
    await vi.advanceTimersByTimeAsync(listPauses().at(-1)!)
  }
  await untilPause(9)
  expect(listPauses().slice(0, 8)).toEqual(PAUSES)
  const asked = shop.wire.calls.length
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(Object.assign(new window.Event('visibilitychange')))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(shop.wire.calls).toHaveLength(asked)
})

test('An address of another site is no place to come back to', async () => {
  await close(null)
  const left = { words: null, from: '//evil.example/', may_run_tags: true }
  sessionStorage.setItem('noren.maintenance', JSON.stringify(left))
  const go = await openScreen()
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/'))
})

test('A page whose address is a secret brings no tag of others to the screen', async () => {
  const left = { words, from: '/social-gift/secret/shipping/', may_run_tags: false }
  sessionStorage.setItem('noren.maintenance', JSON.stringify(left))
  await close(words)
  await openScreen()
  await untilPause(1)
  const { $maintenanceTag } = await import('#src/stores/gate/maintenance.ts')
  expect($maintenanceTag.get()).toBeNull()
})

test('An open shop whose one call says 503 does not send its visitor back and forth', async () => {
  await close(null)
  sessionStorage.setItem('noren.maintenance_over', JSON.stringify(Date.now() - 1_000))
  const go = await openScreen()
  await untilPause(1)
  expect(go).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/'))
})
