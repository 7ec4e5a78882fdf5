/** Everything an edge says with a document. It stands in the object itself: metadata holds 2 KB, a page's policy and tags more. */
export interface AnswerHead {
  /** Of the plain bytes. */
  hash: string
  encoding: 'br' | 'gzip' | 'identity'
  status: number
  headers: Record<string, string>
}

export interface AnswerObject {
  head: AnswerHead
  bytes: Uint8Array<ArrayBuffer>
}

const NEWLINE = 10

/** A line of JSON, then the bytes. */
export function packAnswer({ head, bytes }: { head: AnswerHead; bytes: Uint8Array }): Uint8Array {
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`)
  const whole = new Uint8Array(line.length + bytes.length)
  whole.set(line)
  whole.set(bytes, line.length)
  return whole
}

/** @throws {Error} when the object is none of ours */
export function unpackAnswer(whole: Uint8Array<ArrayBuffer>): AnswerObject {
  const end = whole.indexOf(NEWLINE)
  const head = JSON.parse(new TextDecoder().decode(whole.subarray(0, Math.max(end, 0)))) as AnswerHead
  return { head, bytes: whole.subarray(end + 1) }
}
