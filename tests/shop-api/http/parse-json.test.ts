import { describe, expect, test } from 'vitest'
import { ApiError } from '#shop-api/http/api-error.ts'
import { parseJson } from '#shop-api/http/parse-json.ts'

const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const list = (count: number) => `[${Array.from({ length: count }, () => '1').join(',')}]`

describe('A body of JSON', () => {
  test('is read as it stands, whatever its texts hold', () => {
    const texts = [
      'a,b:c',
      '[[[{{',
      '"',
      '\\',
      '\\"',
      'C:\\',
      '𠮷',
      '\u0000',
      '[,'.repeat(50_000),
      '\\"['.repeat(30_000),
    ]
    for (const value of [{}, [], null, 1, texts, Object.fromEntries(texts.map((text) => [text, text]))])
      expect(parseJson(JSON.stringify(value))).toEqual(value)
    expect(parseJson(' {"a":\n[ ] } ')).toEqual({ a: [] })
    expect(parseJson('')).toEqual({})
    expect(parseJson(String.raw`"\ud842\udfb7 \\ud842"`)).toBe(String.raw`𠮷 \ud842`)
  })

  test('is as deep and has as many values as the longest form, and is refused before it is read beyond', () => {
    expect(parseJson(nest(64))).toBeTruthy()
    expect(parseJson(list(19_999))).toHaveLength(19_999)
    const names = `{${Array.from({ length: 74_000 }, (_, at) => `"n${at}":1`).join(',')}}`
    for (const body of [
      nest(65),
      '{"a":'.repeat(170_000),
      list(20_002),
      names,
      '[]'.repeat(20_001),
      `${list(10)},`.repeat(2_000),
    ]) {
      expect(() => parseJson(body)).toThrow(ApiError)
      expect(() => parseJson(body)).toThrow(expect.objectContaining({ status: 413 }))
    }
  })

  test('is no JSON where a text never ends, a bracket is missing, or half a letter is meant', () => {
    for (const body of [
      '"',
      '"\\',
      '{',
      ']',
      '[1,]',
      '{"a"}',
      String.raw`"\ud842"`,
      String.raw`{"a":["\uDFB7"]}`,
    ])
      expect(() => parseJson(body)).toThrow(SyntaxError)
  })
})
