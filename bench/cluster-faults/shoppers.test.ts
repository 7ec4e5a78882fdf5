import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'vitest'
import { createRandom } from '#demo/random.ts'
import { buyOnce } from '#tests/support/faulty-checkouts/buy-once.ts'
import { openBrowser } from '#tests/support/open-browser.ts'
import type { ShoppersTask, Told } from './shoppers.ts'

/** Between tries of a shopper who meets a failure. */
const PAUSE_MS = 1_000

// bench/cluster-faults/shoppers.ts starts it. It loads pages as fresh modules, which vitest can do.
test('shoppers of a cluster under faults', { timeout: 0 }, async () => {
  const task = JSON.parse(process.env['BENCH_TASK'] ?? '{}') as ShoppersTask
  const network = globalThis.fetch
  const random = createRandom(`${task.seed} shoppers`)
  const browser = openBrowser(task.shop, async (request) => {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    const answer = await network(task.api + pathname + search, { method, headers, body }).catch(
      async (error: unknown) => {
        await wait(PAUSE_MS)
        throw error
      },
    )
    if (answer.status >= 500) await wait(PAUSE_MS)
    return answer
  })
  const told: Told[] = []
  for (let at = 0; !existsSync(task.end_file); at += 1) {
    const wish = {
      email: `faults-${at}@example.jp`,
      product_id: random.pick(task.product_ids),
      quantity: random.int(1, 3),
    }
    browser.startVisit()
    const by_transfer = async () => ({ payment_id: task.payment_ids.bank_transfer })
    const errand = { ...wish, random, chooseWay: by_transfer, heal: () => {} }
    let words = ''
    const order_no = await buyOnce(errand).catch((error: unknown) => {
      words = String(error)
      return null
    })
    told.push({ ...wish, order_no, words })
    // Whoever reads meanwhile finds all of it.
    writeFileSync(`${task.report}.new`, JSON.stringify(told))
    renameSync(`${task.report}.new`, task.report)
  }
})
