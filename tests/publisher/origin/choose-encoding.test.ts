import { expect, test } from 'vitest'
import { chooseEncoding } from '#publisher/origin/choose-encoding.ts'

const chosen: [string | undefined, 'br' | 'gzip' | 'identity'][] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.1', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br ; q=0 , gzip;q=0.001', 'gzip'],
  ['br;q=0, identity', 'identity'],
  ['br;q=0.0, gzip;q=0.000', 'identity'],
  ['br;q=none, gzip', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['identity;q=0', 'identity'],
  [',;q=1,,gzip', 'gzip'],
  ['brotli, xgzip', 'identity'],
]

test.each(chosen)('%s → %s: the smallest that is accepted', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
