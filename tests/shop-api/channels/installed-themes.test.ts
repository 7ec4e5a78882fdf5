import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { seedDemoShops } from '#demo/seed-demo-shops.ts'
import { listThemes as listInstalled, requireThemes } from '#shop-api/channels/installed-themes.ts'
import { listThemes } from '#themes/resolve-slot.ts'
import { createAppWith } from '#tests/support/create-app-with.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A folder of themes, by the files in it. */
async function makeThemes(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/noren-themes-`)
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(`${folder}/${path.split('/').slice(0, -1).join('/')}`, { recursive: true })
    writeFileSync(`${folder}/${path}`, text)
  }
  return folder
}

const open = (themes_folder?: string) => {
  const app = createAppWith(shop, { staff: staffSecrets, themes_folder })
  const request = async (path: string, init?: RequestInit) => app.request(path, init)
  return { request, editor: createEditor(request) }
}

test('Every theme of this repository has a Japanese name, a line and a small picture that anyone may load', async () => {
  const { request, editor } = open()
  const { data } = await editor.call('GET /v1/admin/themes', {})
  expect(data.map(({ key }) => key)).toEqual(listThemes().sort())
  for (const { key, name, description, picture } of data) {
    expect([key, name]).toEqual([key, expect.stringMatching(/[ぁ-んァ-ヶ一-龠]/)])
    expect([key, description]).toEqual([key, expect.stringMatching(/。$/)])
    const response = await request(`/moto/admin/${picture}`)
    expect([key, response.status, response.headers.get('content-type')]).toEqual([key, 200, 'image/webp'])
    const bytes = await response.arrayBuffer()
    expect(Buffer.from(bytes).toString('latin1', 8, 12)).toBe('WEBP')
    expect(bytes.byteLength).toBeLessThan(30_000)
  }
})

test('A theme somebody adds is there at once, by the name of its folder until it says more', async () => {
  const themes_folder = await makeThemes({
    'simple/tokens.css': '',
    'lace/tokens.css': '',
    'sites/moto/tokens.css': '',
    'read me/notes.txt': '',
    'colours.ts': '',
  })
  const { editor, request } = open(themes_folder)
  const lace = { key: 'lace', name: 'lace', description: '', picture: null }
  const read = async () => (await editor.call('GET /v1/admin/themes', {})).data
  expect(await read()).toEqual([lace, { ...lace, key: 'simple', name: 'simple' }])
  expect((await request('/moto/admin/themes/lace.webp')).status).toBe(404)

  const words = { name: 'レース', description: '白いレースの、手芸の店です。' }
  writeFileSync(`${themes_folder}/lace/theme.json`, JSON.stringify(words))
  writeFileSync(`${themes_folder}/lace/picture.webp`, 'one')
  const [first] = await read()
  expect(first).toMatchObject(words)
  writeFileSync(`${themes_folder}/lace/picture.webp`, 'another')
  const [second] = await read()
  expect(second!.picture).toMatch(/^themes\/lace\.webp\?v=[0-9a-f]{16}$/)
  expect(second!.picture).not.toBe(first!.picture)
  expect(await (await request(`/moto/admin/${second!.picture}`)).text()).toBe('another')
})

test.each([
  ['no JSON', '{', 'is no JSON object'],
  ['a list', '[]', 'is no JSON object'],
  ['no description', '{"name":"レース"}', 'says no usable description'],
  ['a name that is too long', JSON.stringify({ name: 'あ'.repeat(41), description: '白い店です。' }), 'name'],
])(
  'A theme.json with %s is said at the start, and its theme goes by the name of its folder',
  async (_, text, why) => {
    const themes_folder = await makeThemes({ 'lace/theme.json': text })
    const [fault, ...others] = await requireThemes({ themes_folder })
    expect(others).toEqual([])
    expect(fault).toContain(`${themes_folder}/lace/theme.json`)
    expect(fault).toContain(why)
    expect(await listInstalled({ themes_folder })).toMatchObject([{ key: 'lace', name: 'lace' }])
  },
)

test('A folder that has no theme stops the start, and so does a demo shop whose theme is not there', async () => {
  const empty = await makeThemes({ 'colours.ts': '' })
  for (const themes_folder of [empty, `${empty}/nowhere`])
    await expect(requireThemes({ themes_folder })).rejects.toThrow(
      `There is no theme in ${themes_folder}: THEMES_FOLDER must name the folder`,
    )
  const themes_folder = await makeThemes({ 'simple/tokens.css': '' })
  const demo = { now: new Date(), channel: 'okurimono', themes_folder, say: () => {} }
  await expect(seedDemoShops(shop.db, demo)).rejects.toThrow(
    "The demo shop okurimono wears the theme 'wa', which is not in THEMES_FOLDER; there are simple.",
  )
})

test.each([
  '..%2fwa.webp',
  '..%2f..%2fpackage.webp',
  'sites.webp',
  'wa.json',
  'gargae.webp',
  `${'a'.repeat(300)}.webp`,
])('No file but a picture of a theme is read: themes/%s', async (name) => {
  expect((await open().request(`/moto/admin/themes/${name}`)).status).toBe(404)
})
