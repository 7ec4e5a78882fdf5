import { expect, test } from 'vitest'
import { listMenu } from '#back-office/frame/list-menu.ts'

const list = (role: Parameters<typeof listMenu>[0], ...switches: string[]) =>
  listMenu(role, new Set(switches)).flatMap(({ items }) => items.map(({ to }) => to))

test('Whoever keeps the catalogue is shown neither orders nor members nor staff', () => {
  const seen = list('catalogue')
  for (const place of ['/products', '/news', '/import']) expect(seen).toContain(place)
  for (const place of ['/orders', '/transfers', '/members', '/member-import', '/persons', '/tokens'])
    expect(seen).not.toContain(place)
})

test('Whoever only reads is shown what there is to read; an owner everything', () => {
  expect(list('read_only')).toContain('/orders')
  expect(list('read_only')).not.toContain('/members')
  expect(list('owner')).toEqual(expect.arrayContaining(['/orders', '/members', '/persons', '/journal']))
})

test('What a shop has not switched on is not in its menu', () => {
  expect(list('owner')).not.toContain('/business-accounts')
  expect(list('owner', 'PLUGIN.BUSINESS_ACCOUNT.IS_USE')).toContain('/business-accounts')
})
