import { expect, test } from 'vitest'
import { formatContractStatus } from '#cli/format-contract-status.ts'
import { loadOpenApi } from '#cli/load-open-api.ts'

test('without an API it starts one, asks it and stops it', { timeout: 90_000 }, async () => {
  const document = await loadOpenApi({ ...process.env, NOREN_API: undefined })
  expect(document.paths['/v1/products']?.get?.['x-served']).toBe(true)
  expect(formatContractStatus(document)).toMatch(/\nserved \d+ of \d+, not yet served \d+$/)
})

test('an API that is not there is told in one sentence', async () => {
  await expect(loadOpenApi({ NOREN_API: 'http://127.0.0.1:9' })).rejects.toThrow(
    'No API answers at http://127.0.0.1:9.',
  )
})
