import { expect, test } from 'vitest'
import { readAccessLog } from '../../bench/cluster-errands/read-access-log.ts'

const names: Record<string, string> = { '10.0.0.1:4100': 'api-1', '10.0.0.2:4100': 'api-2' }
const read = (...lines: string[]) => readAccessLog(lines.join('\n'), (address) => names[address])
const line = (ended: number, took: number, upstream: string) =>
  `${ended} ${took} 8100 GET 200 "${upstream}" "200" /moto/v1/products`

test('requests count in the order in which they came, for the host that was asked first', () => {
  const shares = read(
    line(10.5, 0.1, '10.0.0.1:4100'),
    line(10.6, 0.3, '10.0.0.2:4100'),
    line(10.9, 0.2, '10.0.0.2:4100, 10.0.0.1:4100'),
    line(11, 0.01, '10.0.0.9:80'),
    line(11.1, 0.01, '-'),
    '',
  )
  expect([...shares.requests]).toEqual([
    ['api-2', 2],
    ['api-1', 1],
  ])
  expect(shares).toMatchObject({ longest_run: 1, repeated: 1 })
})

test('a run of one host shows', () => {
  const all = [1, 2, 3].map((at) => line(at, 0, '10.0.0.1:4100'))
  expect(read(...all, line(4, 0, '10.0.0.2:4100')).longest_run).toBe(3)
})
