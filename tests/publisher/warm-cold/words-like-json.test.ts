import { expect, onTestFinished, test } from 'vitest'
import { publishSite } from '#publisher/publish-site.ts'
import { createMember } from '#tests/support/create-member.ts'
import { openTestStore } from '#tests/support/store-place.ts'
import { openSmallShops } from './open-small-shops.ts'

test('A shop named «109» is published, and so is its news «null» and «1e5»; its member «true» is called so', async () => {
  const now = new Date('2026-11-27T03:00:00Z')
  const { shop, sites } = await openSmallShops(now, [{ name: 'gift', theme: 'simple', product_count: 1 }])
  const store = await openTestStore()
  onTestFinished(() => shop.close())
  const editor = shop.editor('gift')
  const words = { 'SITE.NAME': '109', 'SITE.TITLE': 'true', 'SITE.DESCRIPTION': '{"a":1}' }
  const { data } = await editor.call('GET /v1/admin/settings', {})
  const settings = Object.entries(words).map(([key, value]) => ({
    key,
    value,
    version: data.find((one) => one.key === key)!.version,
  }))
  await editor.call('PUT /v1/admin/settings', { body: { settings } })
  for (const title of ['null', '1e5'])
    await editor.call('POST /v1/admin/news', {
      body: {
        key: `about-${title}`,
        title,
        summary: '[1]',
        body: '<p>true</p>',
        category: '0',
        picture: null,
      },
    })

  const { headers } = await createMember(shop.db, {
    channel: 'gift',
    now,
    user: { last_name: 'true', first_name: 'null' },
  })
  const me = await fetch(`${shop.api}/gift/v1/me/user`, { headers })
  expect(await me.json()).toMatchObject({ name: 'true null' })

  await publishSite({ ...sites[0]!, store, now, workers: 1 })
  const published = store.site('gift')
  const view = published.openView((await published.getLive())!.id)
  const read = async (path: string) => (await published.blobs.readPlain((await view.get(path))!)).toString()
  const home = await read('/')
  expect([
    home.match(/<title>([^<]*)/)?.[1],
    home.match(/<meta name="description" content="([^"]*)"/)?.[1],
    home.match(/<a class="site-logo" href="\/">([^<]*)/)?.[1],
  ]).toEqual(['true', '{&quot;a&quot;:1}', '109'])
  for (const title of ['null', '1e5']) {
    const article = await read(`/news/about-${title}/`)
    expect([title, article.match(/<h1[^>]*>([^<]*)/)?.[1], article.match(/<title>([^<]*)/)?.[1]]).toEqual([
      title,
      title,
      `${title} | 109`,
    ])
    expect(home).toContain(`<span>${title}</span>`)
  }
})
