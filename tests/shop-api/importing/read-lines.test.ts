import { expect, test } from 'vitest'
import { type FileEncoding, MAX_LINE, readLines } from '#shop-api/importing/read-lines.ts'

/** A file as it is kept: in pieces of so many bytes. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

async function read(bytes: Uint8Array, size: number, encoding: FileEncoding = 'utf-8') {
  return Array.fromAsync(readLines(inPieces(bytes, size), encoding))
}

test.each([1, 2, 3, 5, 64])(
  'Letters and line breaks are whole, though a file is read by %i bytes at a time',
  async (size) => {
    const lines = await read(Buffer.from('品番,名前\r\nA-1,髙﨑の𠮷\rB-2,かば\n\nC'), size)
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [1, '品番,名前'],
      [2, 'A-1,髙﨑の𠮷'],
      [3, 'B-2,かば'],
      [4, ''],
      [5, 'C'],
    ])
    // «表» has a backslash as its second byte.
    const [shift_jis] = await read(Uint8Array.of(0x95, 0x5c, 0x0d, 0x0a), size, 'shift_jis')
    expect(shift_jis).toMatchObject({ text: '表', end: '\r\n', is_cut: false })
  },
)

test('Of a line that never ends only the beginning is kept, and the next one is whole', async () => {
  const lines = await read(Buffer.from(`${'長'.repeat(MAX_LINE + 1)}\n次`), 500_000)
  expect(lines.map(({ text, is_cut }) => [text.length <= MAX_LINE, is_cut])).toEqual([
    [true, true],
    [true, false],
  ])
  expect(lines[1]?.text).toBe('次')
})
