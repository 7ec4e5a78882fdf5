import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { logEvents } from '#running/log-events.ts'
import { openLog } from '#running/log.ts'
import { buy, buyAsMember, give } from '#tests/support/examples/buy.ts'
import { buyForCompany } from '#tests/support/examples/buy-for-company.ts'
import { joinAndLeave } from '#tests/support/examples/join.ts'
import { keep } from '#tests/support/examples/keep.ts'
import { openExampleShop } from '#tests/support/examples/open-example-shop.ts'
import { talk } from '#tests/support/examples/talk.ts'

/** Fields that say who somebody is, or open something of theirs. */
const PERSONAL =
  /mail|pass|name|kana|tel|phone|zip|postal|address|city|token|code|answer|message|memo|inquiry/i
/** Words of the contract, such as `bank_transfer`, stand in statements, too. */
const WORD = /^[a-z_.-]+$/

type Asked = [path: string, init: RequestInit]

/** Every text of a body that stands in a personal field. */
function listMarks(value: unknown, isPersonal = false): string[] {
  if (typeof value === 'string') return isPersonal ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    listMarks(one, PERSONAL.test(key) || (isPersonal && Array.isArray(value))),
  )
}

function listMarksOf([, init]: Asked): string[] {
  const headers = new Headers(init.headers)
  const carried = [headers.get('authorization')?.split(' ')[1], headers.get('cookie')?.split('=')[1]]
  const body: unknown = typeof init.body === 'string' && init.body ? JSON.parse(init.body) : undefined
  return [...carried, ...listMarks(body)].filter((mark): mark is string => typeof mark === 'string')
}

test('Nothing of a shopper stands in the log, neither when all goes well nor when every change fails', async () => {
  const shop = await openExampleShop()
  onTestFinished(shop.close)
  onTestFinished(shop.shop.close)
  const asked: Asked[] = []
  const { request } = shop.shop
  shop.shop.request = (path, init = {}) => {
    asked.push([path, init])
    return request(path, init)
  }
  let text = ''
  const log = openLog('shop-api', {
    env: { LOG_LEVEL: 'debug' },
    output: { write: (line) => void (text += line) },
  })
  onTestFinished(logEvents(log))

  await joinAndLeave(shop)
  await buy(shop)
  await give(shop)
  const { member } = await buyAsMember(shop)
  await keep(shop, member)
  await buyForCompany(shop)
  await talk(shop, member)

  // From now on the database refuses every row, and its errors hold the rows.
  const tables = await shop.db.execute(sql`select tablename from pg_tables where schemaname = 'public'`)
  for (const { tablename } of (tables as unknown as { rows: { tablename: string }[] }).rows)
    await shop.db.execute(sql`alter table ${sql.identifier(tablename)} add check (false) not valid`)
  const statuses: number[] = []
  for (const [path, init] of asked.filter(([, { method = 'GET' }]) => method !== 'GET'))
    statuses.push((await request(path, init)).status)
  expect(statuses.filter((status) => status === 500).length).toBeGreaterThan(10)
  shop.shop.logged.forEach(log)

  const marks = [...new Set(asked.flatMap(listMarksOf))].filter(
    (mark) => mark.length >= 4 && !WORD.test(mark),
  )
  expect(marks.length).toBeGreaterThan(50)
  expect(text.match(/"message":"request"/g)?.length).toBeGreaterThan(100)
  expect(text.match(/"level":"error"/g)?.length).toBeGreaterThan(10)
  expect(marks.filter((mark) => text.includes(mark))).toEqual([])
})
