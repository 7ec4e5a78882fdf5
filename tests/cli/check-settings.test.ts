import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkSettings } from '#cli/commands/check-settings.ts'
import { settings } from '#shop-api/db/schema/channels.ts'
import { journal } from '#shop-api/db/schema/journal.ts'
import { createEditor, STAFF, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW, type TestShop } from '#tests/support/open-test-shop.ts'
import { serveOnHttp } from '#tests/support/serve-on-http.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
})
afterAll(() => shop.close())

const env = { ADMIN_TOKEN: STAFF.token }
async function openDoctor() {
  const { port } = await serveOnHttp(shop.app)
  return (channel: string, given: Record<string, string> = env) =>
    checkSettings({ name: channel, channel }, `http://127.0.0.1:${port}`, given)
}

/** Stores JSON as it is given. */
const store = (key: string, json: string) =>
  shop.db
    .insert(settings)
    .values({ channel_id: 1, key, value: sql`${json}::jsonb` })
    .onConflictDoUpdate({ target: [settings.channel_id, settings.key], set: { value: sql`${json}::jsonb` } })

test('The doctor names each setting that is stored as another kind of value, and how to mend it', async () => {
  const look = await openDoctor()
  const editor = createEditor(shop.request)
  expect(await look('moto')).toEqual([])
  const wrong = {
    'SITE.NAME': ['109', 'is stored as a number, 109, and is a text'],
    'SITE.DESCRIPTION': ['true', 'is stored as a boolean, true, and is a text'],
    'SITE.TITLE': ['null', 'is stored as nothing, null, and is a text'],
    'PLUGIN.POINT.RATE': ['"5"', 'is stored as a string, "5", and is a number'],
    'SITE.IS_CORPORATE': ['"true"', 'is stored as a string, "true", and is a switch'],
  }
  for (const [key, [json = '']] of Object.entries(wrong)) await store(key, json)
  const found = await look('moto')
  expect(found.map(({ is_fine, told }) => [is_fine, told]).sort()).toEqual(
    Object.entries(wrong)
      .map(([key, [, told]]) => [false, `${key} ${told}`])
      .sort(),
  )
  expect(found.find(({ told }) => told.startsWith('SITE.NAME '))).toMatchObject({
    what: 'Site moto',
    mend: expect.stringContaining('Enter «店名» anew'),
  })
  expect((await look('gift')).filter(({ is_fine }) => !is_fine)).toEqual([])

  // As it says.
  for (const [key, value] of Object.entries({ 'SITE.NAME': '109', 'PLUGIN.POINT.RATE': 5 })) {
    const { data } = await editor.call('GET /v1/admin/settings', {})
    const { version } = data.find((one) => one.key === key)!
    await editor.call('PUT /v1/admin/settings', { body: { settings: [{ key, value, version }] } })
    expect((await look('moto')).filter(({ told }) => told.startsWith(key))).toEqual([])
  }
  const [row] = await shop.db
    .select({ type: sql`jsonb_typeof(${settings.value})` })
    .from(settings)
    .where(and(eq(settings.channel_id, 1), eq(settings.key, 'SITE.NAME')))
  expect(row).toEqual({ type: 'string' })
})

test('The doctor names changes in whose record a text stands as what it reads like', async () => {
  const look = await openDoctor()
  const insert = async (key: string, before: unknown, after: unknown) => {
    const fixed = {
      at: TEST_NOW,
      actor_name: '店野 守',
      area: 'shop',
      kind: 'settings',
      action: 'changed',
    } as const
    const values = {
      ...fixed,
      channel_id: 2,
      key,
      name: key,
      before: { value: before },
      after: { value: after },
    }
    const [entry] = await shop.db.insert(journal).values(values).returning({ id: journal.id })
    return entry!.id
  }
  await insert('SITE.NAME', '店', '"109"')
  await insert('SITE.IS_CORPORATE', false, true)
  expect(await look('gift')).toEqual([])
  const was = await insert('SITE.NAME', 109, '店')
  const became = await insert('SITE.TITLE', '題', null)
  const [found, ...more] = await look('gift')
  expect([found?.is_fine, more]).toEqual([true, []])
  expect(found?.told).toContain(`SITE.TITLE (entry ${became}: null), SITE.NAME (entry ${was}: 109). `)
  expect(JSON.stringify(await look('moto'))).not.toContain(`entry ${was}:`)
  for (let more = 0; more < 12; more += 1)
    await insert('SITE.DESCRIPTION', more % 2 ? [more] : { more }, '文')
  expect((await look('gift'))[0]?.told).toMatch(/SITE\.DESCRIPTION \(entry \d+: .+\) and 4 more\. /)
})

test('Without the token it says that it did not look, and with a wrong one that it could not', async () => {
  const look = await openDoctor()
  expect(await look('moto', {})).toMatchObject([
    { is_fine: true, told: expect.stringContaining('not checked') },
  ])
  expect(await look('moto', { ADMIN_TOKEN: 'of another API' })).toMatchObject([
    {
      is_fine: false,
      told: expect.stringContaining('status 401'),
      mend: expect.stringContaining('ADMIN_TOKEN'),
    },
  ])
  // The doctor says by itself that nobody answers there.
  expect(await checkSettings({ name: 'moto', channel: 'moto' }, 'http://127.0.0.1:1', env)).toEqual([])
})
