import { expect, test } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { loadDemoShops, loadThemedShops } from '#demo/demo-shops.ts'
import { insertDemoShop } from '#demo/insert-demo-shop.ts'
import { type CallName, calls } from '#contract/index.ts'
import { STAFF, staffSecrets } from '#tests/support/editor.ts'
import { openTestShop, TEST_NOW } from '#tests/support/open-test-shop.ts'
import { inTurn } from '#tests/support/turns.ts'

const PRODUCTS = 60
/** They ask for something that is named in the query. */
const NAMED = ['GET /v1/admin/publishes', 'GET /v1/admin/exports', 'GET /v1/admin/member-exports']

const lists = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    name.startsWith('GET /v1/admin/') &&
    calls[name].auth === 'admin' &&
    !name.includes('{') &&
    !NAMED.includes(name) &&
    // What a person keeps for themselves; a program's token is none.
    !name.includes('/admin/auth/'),
)

/** Outside production an answer that breaks the contract is a 500. */
test.each([...inTurn(await loadDemoShops()), ...inTurn(await loadThemedShops())])(
  'The staff of $channel can open every list and document of the back office',
  async (demo) => {
    expect(lists.length).toBeGreaterThan(40)
    const shop = await openTestShop({ config: { staff: staffSecrets } })
    await shop.db.execute('delete from channels')
    await insertDemoShop(shop.db, { shop: demo, now: TEST_NOW, product_count: PRODUCTS })
    const refused: unknown[] = []
    for (const name of lists) {
      const { headers = [] }: CallDefinition = calls[name]
      const path = `/${demo.channel}${name.slice('GET '.length)}${headers.includes('paged') ? '?per=100' : ''}`
      const answer = await shop.request(path, { headers: { authorization: `Bearer ${STAFF.token}` } })
      if (answer.status !== 200) refused.push([path, answer.status, await answer.text()])
    }
    expect(refused).toEqual([])
    await shop.close()
  },
)
