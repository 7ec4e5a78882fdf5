import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

/** How a number may be written: in one, in groups, percent-encoded, or as the digits' own bytes in hex. */
const BETWEEN = String.raw`(?:[ \-+.]|%20|\\u0020)?`

/**
 * Card numbers that stand anywhere in some bytes, also within base64 and in compressed bytes. A number is found however it
 * is grouped.
 */
export function createCardNumberSearch(numbers: readonly string[]) {
  const patterns = numbers.map((number) => ({
    number,
    pattern: new RegExp(
      [[...number].join(BETWEEN), Buffer.from(number).toString('hex'), ...toBase64Parts(number)].join('|'),
    ),
  }))
  const searchText = (text: string) =>
    patterns.filter(({ pattern }) => pattern.test(text)).map(({ number }) => number)
  return {
    searchText,
    searchBytes: (bytes: Buffer): string[] => [
      ...new Set([bytes, ...unpack(bytes)].flatMap((one) => searchText(one.toString('latin1')))),
    ],
  }
}

/** What the base64 of a text with the number in it contains, by where the number begins; ends that its neighbours share left out. */
function toBase64Parts(number: string): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.from(`${'\0'.repeat(before)}${number}`).toString('base64')
    const part = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + number.length) * 8) / 6))
    return part.replaceAll('+', String.raw`\+`)
  })
}

/** The same unpacked, where it is packed. */
function unpack(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (const open of [gunzipSync, brotliDecompressSync, zstdDecompressSync]) {
    try {
      found.push(open(bytes))
    } catch {
      // It is not packed that way.
    }
  }
  return found
}
