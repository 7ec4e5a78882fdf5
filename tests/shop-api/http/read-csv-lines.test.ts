import { describe, expect, test } from 'vitest'
import { refused } from '#shop-api/http/api-error.ts'
import { readCsvLines } from '#shop-api/http/read-csv-lines.ts'

const BYTES = 4 * 1024 * 1024

const read = (text: string, bounds = { most_lines: 4_000, most_cells: 100_000 }) =>
  readCsvLines(new TextEncoder().encode(text), {
    ...bounds,
    not_csv: () => refused('not_csv', ''),
    too_long: () => refused('too_long', ''),
  })

describe('the lines of a CSV file', () => {
  test('have the number they begin with, whatever breaks their cells hold', () => {
    expect(read('\ufeffa,b\r\n\r\n"1\r\n2",3\r\n,\r\n4,5')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1\n2', '3'] },
      { line: 6, cells: ['4', '5'] },
    ])
  })

  test.each([
    ['one line of commas', ','.repeat(BYTES)],
    ['one cell of line breaks', `"${'\n'.repeat(BYTES)}"`],
    ['cells of one line break each', '"\n",'.repeat(BYTES / 5)],
    ['blank lines', '\n'.repeat(BYTES)],
    ['lines of commas', ',,\n'.repeat(BYTES / 3)],
    ['a quote that never ends', `"${'あ'.repeat(BYTES / 3)}`],
  ])('of a hostile file (%s) are refused before they cost a second of the processor', (_, text) => {
    const before = process.threadCpuUsage()
    expect(() => read(`a,b\n${text}`)).toThrow(/422 (not_csv|too_long)/)
    const { user, system } = process.threadCpuUsage(before)
    // Unbounded, the first takes ten seconds.
    expect((user + system) / 1_000).toBeLessThan(1_000)
  })
})
