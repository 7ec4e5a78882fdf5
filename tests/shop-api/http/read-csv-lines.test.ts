import { describe, expect, test } from 'vitest'
import { ApiError, refused } from '#shop-api/http/api-error.ts'
import { readCsvLines } from '#shop-api/http/read-csv-lines.ts'

const BYTES = 4 * 1024 * 1024

const read = (text: string, bounds = { most_lines: 4_000, most_cells: 100_000 }) =>
  readCsvLines(new TextEncoder().encode(text), {
    ...bounds,
    not_csv: (message = 'not_csv') => refused('not_csv', message),
    too_long: () => refused('too_long', ''),
  })

/** What is said of a file that cannot be read. */
const refusal = (...lines: string[]) => {
  try {
    read(lines.join('\n'))
  } catch (error) {
    if (error instanceof ApiError) return error.body.message
    throw error
  }
  return 'read'
}

describe('the lines of a CSV file', () => {
  test('have the number they begin with, whatever breaks their cells hold', () => {
    expect(read('\ufeffa,b\r\n\r\n"1\r\n2",3\r\n,\r\n4,5')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1\n2', '3'] },
      { line: 6, cells: ['4', '5'] },
    ])
  })

  test.each([
    ['within a cell', 'カ"モメ,5500', 'カ"モメ'],
    ['at the end of a cell', 'カモメ",5500', 'カモメ"'],
    ['within a quoted cell', '"カ"モメ",5500', 'カ"モメ'],
    ['within one of several', '"カ""モメ"" "ミナト",5500', 'カ"モメ" "ミナト'],
    ['with a space behind it', '"カモメ" ,5500', 'カモメ'],
    ['with a space before it', ' "カモメ",5500', 'カモメ'],
  ])('are read where a quote too many stands %s', (_, line, name) => {
    const others = ['a,b', '"x ""y""","1\n2"', line, '"4","5"']
    expect(read(others.join('\n'))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x "y"', '1\n2'] },
      { line: 4, cells: [name, '5500'] },
      { line: 5, cells: ['4', '5'] },
    ])
  })

  test('are refused, with the place, where nobody can say what a quote too many hides', () => {
    const sentence = (line: number, cell: number) =>
      `${line}行目の${cell}列目で、引用符（"）が余っているか閉じていないため、読み取れませんでした。その引用符を削除してCSVで保存し直し、もう一度お選びください。`
    expect(refusal('a,b', '1,"2', '3,4')).toBe(sentence(2, 2))
    expect(refusal('a,b', '"1\n2",3', '', '"4,5')).toBe(sentence(5, 1))
    expect(refusal('a,b', '1,"2', '3,"4"', '5,6')).toBe(sentence(2, 2))
    expect(refusal('a,b', '1,2', '"x"y, z",3', '5,6')).toBe(sentence(3, 1))
    expect(refusal('a,b', `1,"${'2'.repeat(200_000)}`)).toBe(sentence(2, 2))
    expect(refusal('a,b', `1,${'2'.repeat(200_000)}`)).toBe('not_csv')
  })

  test.each([
    ['one line of commas', ','.repeat(BYTES)],
    ['one cell of line breaks', `"${'\n'.repeat(BYTES)}"`],
    ['cells of one line break each', '"\n",'.repeat(BYTES / 5)],
    ['blank lines', '\n'.repeat(BYTES)],
    ['lines of commas', ',,\n'.repeat(BYTES / 3)],
    ['quotes too many', 'a"b,"c"d"\n'.repeat(BYTES / 10)],
    ['a quote too many before quoted cells', `a"b,c\n${'"""",""\n'.repeat(BYTES / 8)}`],
    ['a quote too many before long cells', `a"b,c\n${`"${'""'.repeat(45_000)}",1\n`.repeat(40)}"`],
    ['a quote that never ends', `"${'あ'.repeat(BYTES / 3)}`],
  ])('of a hostile file (%s) are refused before they cost a second of the processor', (_, text) => {
    const before = process.threadCpuUsage()
    expect(() => read(`a,b\n${text}`)).toThrow(/422 (not_csv|too_long)/)
    const { user, system } = process.threadCpuUsage(before)
    // Unbounded, the first takes ten seconds.
    expect((user + system) / 1_000).toBeLessThan(1_000)
  })
})
