/**
 * The text of a file from a Japanese desk: UTF-8, with or without its mark, or Shift_JIS as Windows writes it.
 * Few texts in Shift_JIS are valid UTF-8 by chance, and none with a name in it.
 * @returns undefined for what is neither
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  return tryDecode(bytes, 'utf-8') ?? tryDecode(bytes, 'shift_jis')
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // A spreadsheet or picture that happens to decode.
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
