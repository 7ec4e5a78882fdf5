import { expect, test } from 'vitest'
import { atPort, chooseSites } from '#cli/choose-sites.ts'

test('SITE chooses one shop, nothing chooses all, and a misspelt one lists those there are', async () => {
  expect((await chooseSites({ SITE: 'moto' })).map((site) => site.name)).toEqual(['moto'])
  expect((await chooseSites({})).length).toBeGreaterThan(1)
  await expect(chooseSites({ SITE: 'motto' })).rejects.toThrow(/No site 'motto'\. Sites: .*moto/)
})

test('Only shops of this machine move with the port', async () => {
  const [site] = await chooseSites({ SITE: 'moto' })
  expect(atPort(site!, 8080).origin).toBe('http://localhost:8080')
  const real = { ...site!, origin: 'https://shop.example' }
  expect(atPort(real, 8080)).toBe(real)
})
