import { expect, test } from 'vitest'
import { formatContractStatus } from '#cli/format-contract-status.ts'
import { calls } from '#contract/index.ts'
import { toOpenApi } from '#tests/support/to-open-api.ts'

const options = { title: 'Shop', version: '1', servers: [] }
const total = Object.keys(calls).length

test('every call has a line under its heading and the last line counts them', () => {
  const served = ['GET /v1/news', 'POST /v1/products/{product_id}/reviews']
  const lines = formatContractStatus(toOpenApi({ ...options, served })).split('\n')
  expect(lines.at(-1)).toBe(`served 2 of ${total}, not yet served ${total - 2}`)
  expect(lines).toContain('Memos (0/3)')
  expect(lines).toContain('  served          visitor      GET /v1/news')
  expect(lines).toContain('  served          member       POST /v1/products/{product_id}/reviews')
  expect(lines.filter((line) => /^ {2}(served|not yet served) /.test(line))).toHaveLength(total)
})

test('an API that does not say what it serves is no API of ours', () => {
  expect(() => formatContractStatus(toOpenApi(options))).toThrow(/does not say whether it serves POST/)
})
