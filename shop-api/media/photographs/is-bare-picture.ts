/**
 * Whether a JPEG or PNG holds its picture and nothing else: no metadata, no profile, not a byte behind its end. Such a file
 * is kept as it is.
 */
export function isBarePicture(bytes: Uint8Array, type: 'jpeg' | 'png'): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return type === 'jpeg' ? isBareJpeg(file) : isBarePng(file)
}

const END = 0xd9
const SCAN = 0xda
/** JFIF; tables; frames, baseline and progressive; restart intervals. */
const PLAIN_MARKERS = [0xe0, 0xdb, 0xc4, 0xc0, 0xc1, 0xc2, 0xdd, SCAN]
/** JFIF without a little picture of its own. */
const JFIF_LENGTH = 16

function isBareJpeg(file: Buffer): boolean {
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff) return false
    if (!PLAIN_MARKERS.includes(marker)) return false
    const length = file.readUInt16BE(at + 2)
    if (length < 2 || (marker === 0xe0 && length > JFIF_LENGTH)) return false
    at += 2 + length
    if (marker === SCAN) at = findMarker(file, at)
    if (file[at] === 0xff && file[at + 1] === END) return at + 2 === file.length
  }
  return false
}

/** Where the coded picture ends: at a marker that is neither a coded 0xFF nor a restart. */
function findMarker(file: Buffer, from: number): number {
  let at = file.indexOf(0xff, from)
  while (at !== -1) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at = file.indexOf(0xff, at + 1)
  }
  return file.length
}

const PNG_START = 8
const PLAIN_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND']

function isBarePng(file: Buffer): boolean {
  let at = PNG_START
  while (at + 12 <= file.length) {
    const name = file.subarray(at + 4, at + 8).toString('latin1')
    if (!PLAIN_CHUNKS.includes(name)) return false
    at += 12 + file.readUInt32BE(at)
    if (name === 'IEND') return at === file.length
  }
  return false
}
