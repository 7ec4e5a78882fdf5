import { expect, test } from 'vitest'
import { readParams } from '#src/layouts/read-params.ts'

test('A key has its own letters on its page, whatever an address has to write for them', () => {
  const params = { resourceKey: 'ねじ a%2Fb %26 c', page: '2', percent: '100%', none: undefined }
  expect(readParams({ params })).toEqual({ resourceKey: 'ねじ a/b & c', page: '2', percent: '100%' })
})
