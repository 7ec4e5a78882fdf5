import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '#contract/index.ts'
import { servedCalls } from '#shop-api/routes/served-calls.ts'
import { orderForFuzz } from '#tests/support/fuzz/create-aim.ts'
import { fuzzCall } from '#tests/support/fuzz/fuzz-call.ts'
import { openFuzzShop } from '#tests/support/fuzz/open-fuzz-shop.ts'
import { isLong } from '#tests/support/turns.ts'

/** A few of each call with every run; `npm run bench -- fuzz` asks a thousand times. */
const TIMES = isLong ? 5 : 3
const names = (Object.keys(calls) as CallName[]).filter((name) => servedCalls.includes(name))

let opened: Awaited<ReturnType<typeof openFuzzShop>>
beforeAll(async () => {
  opened = await openFuzzShop('pglite')
})
afterAll(() => opened.shop.close())

test.each(orderForFuzz(names))(
  '%s, asked badly, neither breaks nor tells its insides nor says back what was sent',
  async (name) => {
    const { faults } = await fuzzCall(name, { ...opened, times: TIMES, seed: names.indexOf(name) + 1 })
    expect(faults).toEqual([])
  },
)
