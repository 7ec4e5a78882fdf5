import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the editor’s page runs nothing but its own files', async () => {
  const response = await shop.request('/moto/admin/')
  expect(response.status).toBe(200)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const page = await response.text()
  expect(page).not.toMatch(/ (style|on[a-z]+)=/)
  expect((await shop.request('/moto/admin')).status).toBe(308)
  expect((await shop.request('/nowhere/admin/')).status).toBe(404)
  expect((await shop.request('/moto/admin/files/editor-app.ts')).status).toBe(404)
})

test('every script arrives as one a browser can run, and so does all it imports', async () => {
  const { imports } = JSON.parse(
    /<script type="importmap">(.+?)<\/script>/.exec(await (await shop.request('/moto/admin/')).text())?.[1] ??
      '',
  ) as { imports: Record<string, string> }
  const seen = new Set<string>()
  const visit = async (file: string): Promise<void> => {
    if (seen.has(file)) return
    seen.add(file)
    const response = await shop.request(`/moto/admin/files/${file}`)
    expect([file, response.status]).toEqual([file, 200])
    expect(response.headers.get('content-type')).toContain('text/javascript')
    const script = await response.text()
    expect(script).not.toMatch(/^(import type|export type|interface) /m)
    for (const [, target = ''] of script.matchAll(
      /^(?:import .* )?from '([^']+)'|^import .* from '([^']+)'/gm,
    )) {
      const address = imports[target] ?? target
      expect(address).toMatch(/^\.\//)
      await visit(address.split('/').at(-1) ?? '')
    }
  }
  await visit('start.ts')
  expect(seen.size).toBeGreaterThan(12)
})
