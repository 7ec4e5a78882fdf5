import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { startBackgroundWork } from '#shop-api/background-work.ts'
import { changes, channels } from '#shop-api/db/schema/channels.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { ENGINES } from '#tests/support/open-test-db.ts'
import { openTestShop, TEST_NOW } from '#tests/support/open-test-shop.ts'

describe.each(ENGINES)('a date that will come, on %s', (engine) => {
  test('is waited for as soon as an editor has saved it, not from the next look every minute on', async () => {
    const shop = await openTestShop({ engine, config: { staff: staffSecrets } })
    const editor = createEditor(shop.request)
    const started = Date.now()
    const work = await startBackgroundWork({
      ...shop.opened,
      clock: () => new Date(TEST_NOW.getTime() + Date.now() - started),
      smtp_url: undefined,
      origin: { environment: 'test' },
      publish_targets: () => undefined,
      log: (entry) => shop.logged.push(entry),
    })
    // The look with which it starts is over: both shops, and then what comes next.
    const looked = () => shop.db.select({ until: channels.scheduled_until }).from(channels)
    await vi.waitFor(async () => expect((await looked()).every(({ until }) => until > TEST_NOW)).toBe(true), {
      timeout: 30_000,
    })
    await setTimeout(2_000)
    const news = { title: '初売り', summary: '', body: '<p>お楽しみに。</p>', category: '', picture: null }
    const published_at = new Date(TEST_NOW.getTime() + Date.now() - started + 4_000).toISOString()
    await editor.call('POST /v1/admin/news', { body: { ...news, key: 'hatsuuri', published_at } })
    const listChanges = () =>
      shop.db.select({ action: changes.action }).from(changes).where(eq(changes.key, 'hatsuuri'))
    expect(await listChanges()).toEqual([])
    await vi.waitFor(async () => expect(await listChanges()).toEqual([{ action: 'created' }]), {
      timeout: 30_000,
      interval: 200,
    })
    await work.stop()
    expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([])
    await shop.close()
  })
})
