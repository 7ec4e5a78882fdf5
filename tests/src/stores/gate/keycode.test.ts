import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { channels, settings } from '#shop-api/db/schema/channels.ts'
import { hashPassword } from '#shop-api/secrets/password-hash.ts'
import { useBrowserShop } from '#tests/support/browser-shop.ts'

const shop = await useBrowserShop([])
const channel_id = shop.channel.id
await shop.db.insert(settings).values({ channel_id, key: 'SITE.IS_KEYCODE_REQUIRED', value: true })
const keycode_hash = await hashPassword('KUROGANE-2026')
await shop.db.update(channels).set({ keycode_hash }).where(eq(channels.id, channel_id))

/** The screen at the door, as a browser opens it. */
async function openDoor(address = '/keycode/') {
  vi.resetModules()
  const went: string[] = []
  const url = new URL(address, 'https://shop.test')
  const { pathname, search, hash, origin, protocol, href } = url
  const assign = (path: string) => void went.push(path)
  vi.stubGlobal('location', { pathname, search, hash, origin, protocol, href, assign })
  return {
    went,
    ...(await import('#src/stores/gate/keycode.ts')),
    ...(await import('#src/stores/calls/load-api.ts')),
  }
}

test('Without a pass there is none; the right keycode brings one, kept for the whole shop', async () => {
  const { $keycode, checkKeycode, recheckKeycode, loadApi } = await openDoor()
  expect($keycode.get()).toBe('none')
  expect(await checkKeycode('　ＫＵＲＯＧＡＮＥ-2026')).toBeNull()
  expect($keycode.get()).toBe('valid')
  expect(document.cookie).toMatch(/keycode_token=[\w-]+\.[\w-]+/)
  await recheckKeycode()
  expect($keycode.get()).toBe('valid')
  const { body } = await (await loadApi()).call('GET /v1/news')
  expect(body).toEqual({ data: [] })
})

test('A wrong keycode is said, and takes the old pass with it', async () => {
  const { $keycode, checkKeycode } = await openDoor()
  await checkKeycode('KUROGANE-2026')
  expect(await checkKeycode('guess')).toMatchObject({
    kind: 'refused',
    fields: [{ field: 'keycode', code: 'keycode.invalid' }],
  })
  expect($keycode.get()).toBe('invalid')
  expect(document.cookie).not.toContain('keycode_token')
})

test('A pass that is over is found out and removed; one nobody can ask about is kept', async () => {
  document.cookie = 'keycode_token=over; path=/'
  const { $keycode, recheckKeycode, went } = await openDoor()
  expect($keycode.get()).toBe('valid')
  shop.wire.current = async () => {
    throw new TypeError('fetch failed')
  }
  await recheckKeycode()
  expect([$keycode.get(), document.cookie]).toEqual(['valid', 'keycode_token=over'])
  shop.wire.current = (_, deliver) => deliver()
  await recheckKeycode()
  expect([$keycode.get(), document.cookie]).toEqual(['invalid', ''])
  expect(went).toEqual([])
})

test('Wherever the API wants the keycode, the visitor is asked for it and the address is remembered', async () => {
  const { loadApi, went } = await openDoor('/cart/?from=mail#lines')
  await expect((await loadApi()).call('GET /v1/news')).rejects.toMatchObject({ code: 'keycode_required' })
  expect(went).toEqual(['/keycode/?redirect_url=%2Fcart%2F%3Ffrom%3Dmail%23lines'])
  const { readPlain } = await import('#src/api/plain.ts')
  await expect(readPlain('GET /v1/news', {})).rejects.toMatchObject({ code: 'keycode_required' })
  await vi.waitFor(() => expect(went).toHaveLength(2))
})
