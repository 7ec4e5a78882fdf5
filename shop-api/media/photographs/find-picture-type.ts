export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'
export type RefusedType = 'empty' | 'svg' | 'animated' | 'type_not_allowed'

/** Type by content. What a file is called says nothing. */
export function findPictureType(bytes: Uint8Array): PictureType | { refused: RefusedType } {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) return { refused: 'empty' }
  if (file.subarray(0, 3).equals(JPEG)) return 'jpeg'
  if (file.subarray(0, 8).equals(PNG)) return isAnimatedPng(file) ? ANIMATED : 'png'
  if (readLetters(file, 0) === 'RIFF' && readLetters(file, 8) === 'WEBP') {
    return isAnimatedWebp(file) ? ANIMATED : 'webp'
  }
  if (readLetters(file, 4) === 'ftyp') return findHeifType(file)
  return { refused: isSvg(file) ? 'svg' : 'type_not_allowed' }
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const ANIMATED = { refused: 'animated' } as const

const readLetters = (file: Buffer, at: number) => file.subarray(at, at + 4).toString('latin1')

/** APNG says so in a chunk before its first picture. */
function isAnimatedPng(file: Buffer): boolean {
  let at = PNG.length
  while (at + 8 <= file.length) {
    const name = readLetters(file, at + 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
    at += 12 + file.readUInt32BE(at)
  }
  return false
}

function isAnimatedWebp(file: Buffer): boolean {
  return readLetters(file, 12) === 'VP8X' && ((file[20] ?? 0) & 0b10) !== 0
}

const MOVING = ['avis', 'msf1', 'hevc', 'hevx']
const HEIC = ['heic', 'heix', 'heim', 'heis']
/** Boxes with more brands than this are made to hurt. */
const MAX_BRANDS = 32

/** AVIF and HEIC are one container; its brands say what lies in it. */
function findHeifType(file: Buffer): PictureType | { refused: RefusedType } {
  const end = Math.min(file.readUInt32BE(0), file.length, 16 + 4 * MAX_BRANDS)
  const main = readLetters(file, 8)
  const brands = [main]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(readLetters(file, at))
  if (MOVING.includes(main)) return ANIMATED
  if (brands.includes('avif')) return 'avif'
  return brands.some((brand) => HEIC.includes(brand)) ? 'heic' : { refused: 'type_not_allowed' }
}

/** How much of a text is looked at for its first tag. */
const HEAD_BYTES = 4096

function isSvg(file: Buffer): boolean {
  const head = file
    .subarray(0, HEAD_BYTES)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return head.startsWith('<') && /<svg[\s>]/i.test(head)
}
