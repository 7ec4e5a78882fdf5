/** A line of a file, with the line break it ends in. */
export interface Line {
  /** 1 is the first. */
  line: number
  text: string
  /** `\n`, `\r\n`, `\r`, or nothing at the end of the file. */
  end: string
  /** It was longer than `MAX_LINE`, and only its beginning is here. */
  is_cut: boolean
}

/** In UTF-16 units. A description of a whole catalogue is shorter. */
export const MAX_LINE = 1_000_000

export type FileEncoding = 'utf-8' | 'shift_jis'

/**
 * The lines of a text file, one after the other; line breaks of Windows, Unix and old Macs may stand in one file. Bytes that
 * are no text in this encoding become U+FFFD.
 */
export async function* readLines(
  pieces: AsyncIterable<Uint8Array>,
  encoding: FileEncoding,
): AsyncGenerator<Line> {
  let line = 1
  let rest = ''
  let is_cut = false
  for await (const text of decode(pieces, encoding)) {
    const parts = (rest + text).split(/(\r\n|\n|\r(?=[^\n]))/)
    rest = parts.pop() ?? ''
    for (let at = 0; at < parts.length; at += 2) {
      const whole = parts[at] ?? ''
      yield {
        line,
        text: whole.slice(0, MAX_LINE),
        end: parts[at + 1] ?? '',
        is_cut: is_cut || whole.length > MAX_LINE,
      }
      line += 1
      is_cut = false
    }
    if (rest.length > MAX_LINE) {
      is_cut = true
      // A carriage return at the very end may be half of a line break.
      rest = rest.endsWith('\r') ? '\r' : ''
    }
  }
  const [text = '', end = ''] = rest.split(/(\r)$/)
  if (rest !== '' || is_cut) yield { line, text, end, is_cut }
}

async function* decode(pieces: AsyncIterable<Uint8Array>, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}
