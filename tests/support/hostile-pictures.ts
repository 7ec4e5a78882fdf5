import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { takePhotograph } from './photographs.ts'

/** What is made of a picture, or the code it is refused with; `any`: as long as it is one of both. */
export type Outcome =
  | string
  | { width: number; height: number; corner?: readonly [number, number, number] }
  | 'any'

interface HostilePicture {
  what: string
  bytes: Uint8Array
  outcome: Outcome
}

export const PHONE = readFileSync(new URL('../fixtures/pictures/phone-12mp.heic', import.meta.url))
const RED = [208, 32, 32] as const
const GROUND = '#334455'
const LONG = { width: 900, height: 600 }

function toChunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG that says it has so many pixels and holds a few. @param extra chunks before the first pixels */
function makePng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(Math.min(1000, height) * (1 + Math.min(1000, width) * 3)))
  return Buffer.concat([
    PNG_START,
    toChunk('IHDR', header),
    ...extra,
    toChunk('IDAT', pixels),
    toChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Puts a segment behind the beginning of a JPEG. */
function addSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** EXIF whose list of tags goes on with itself, and whose list of more tags is itself too. */
function makeLoop(): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 12 + 4)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x8769, 10)
  tiff.writeUInt16LE(4, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt32LE(8, 18)
  tiff.writeUInt32LE(8, 22)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
}

/** Changes what follows the first `mark`. */
function patch(bytes: Buffer, mark: string | Buffer, change: (file: Buffer, at: number) => void): Buffer {
  const file = Buffer.from(bytes)
  const at = file.indexOf(mark)
  if (at < 0) throw new Error('There is no such mark in the picture')
  change(file, at)
  return file
}

/** The same noise every time. */
function makeNoise(length: number): Buffer {
  let seed = 20_261_124
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648)
  return Buffer.from(Array.from({ length }, () => (next() >> 16) & 0xff))
}

/** Turned so that a viewer that follows the orientation sees the red corner at the top left. */
async function makeTurned(orientation: number): Promise<Buffer> {
  const jpeg = await takePhotograph(GROUND, LONG)
  const [angle = 0, is_mirrored = false] = BACK[orientation - 1] ?? []
  const turned = await sharp(jpeg).rotate(angle).png().toBuffer()
  const stored = is_mirrored ? await sharp(turned).flop().png().toBuffer() : turned
  return sharp(stored).withMetadata({ orientation }).jpeg({ quality: 90 }).toBuffer()
}

/** What undoes each orientation: first a turn, then a mirror. */
const BACK: [angle: number, is_mirrored?: true][] = [
  [0],
  [0, true],
  [180],
  [180, true],
  [90, true],
  [270],
  [270, true],
  [90],
]

/** Pictures made to hurt, and pictures cameras and programs really make that are seldom thought of. */
export async function makeHostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await takePhotograph(GROUND, LONG)
  const png = await sharp(jpeg).png().toBuffer()
  const webp = await sharp(jpeg).webp().toBuffer()
  const avif = await sharp(jpeg).avif({ effort: 0 }).toBuffer()
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
  const good = { ...LONG, corner: RED }
  const text = (content: string) => Buffer.from(content, 'latin1')
  const frame = toChunk('acTL', Buffer.from([0, 0, 255, 255, 0, 0, 0, 0]))
  const bomb = Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(80_000_000))])
  const loose = { width: 8, height: 8 }
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => ({
      what: `turned as ${orientation}`,
      bytes: await makeTurned(orientation),
      outcome: good,
    })),
  )
  return [
    { what: 'nothing', bytes: Buffer.alloc(0), outcome: 'picture.empty' },
    { what: 'one byte', bytes: Buffer.from([0xff]), outcome: 'picture.type_not_allowed' },
    { what: 'noise', bytes: makeNoise(50_000), outcome: 'picture.type_not_allowed' },
    { what: 'noise behind the start of a JPEG', bytes: Buffer.concat([jpeg.subarray(0, 3), makeNoise(50_000)]), outcome: 'picture.broken' },
    { what: 'noise behind the start of a HEIC', bytes: Buffer.concat([PHONE.subarray(0, 40), makeNoise(50_000)]), outcome: 'picture.broken' },
    { what: 'half a JPEG', bytes: half(jpeg), outcome: 'picture.broken' },
    { what: 'half a PNG', bytes: half(png), outcome: 'picture.broken' },
    { what: 'half a WebP', bytes: half(webp), outcome: 'picture.broken' },
    { what: 'half an AVIF', bytes: half(avif), outcome: 'picture.broken' },
    { what: 'half a HEIC', bytes: half(PHONE), outcome: 'picture.broken' },
    { what: 'GIF and script in one', bytes: text('GIF89a/*\x01\0*/=1;alert(1)//'), outcome: 'picture.type_not_allowed' },
    { what: 'PDF called .jpg', bytes: text('%PDF-1.7\n1 0 obj<<>>endobj'), outcome: 'picture.type_not_allowed' },
    { what: 'HTML called .jpg', bytes: text('<!doctype html><script>alert(1)</script>'), outcome: 'picture.type_not_allowed' },
    { what: 'TIFF', bytes: await sharp(jpeg).tiff().toBuffer(), outcome: 'picture.type_not_allowed' },
    { what: 'SVG with script', bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), outcome: 'picture.svg' },
    { what: 'SVG behind a mark and a remark', bytes: Buffer.from('\uFEFF<?xml version="1.0"?><!-- x --><svg onload="x()"/>'), outcome: 'picture.svg' },
    { what: 'JPEG with a page behind it', bytes: Buffer.concat([jpeg, text('<script>alert(1)</script>')]), outcome: good },
    { what: 'JPEG with script as remark', bytes: addSegment(jpeg, 0xfe, text('<script>alert(1)</script>')), outcome: good },
    { what: 'JPEG with tags in a ring', bytes: addSegment(jpeg, 0xe1, makeLoop()), outcome: good },
    { what: 'JPEG with a broken profile', bytes: addSegment(jpeg, 0xe2, text('ICC_PROFILE\0\x01\x01nonsense')), outcome: good },
    { what: 'PNG called .jpg', bytes: png, outcome: good },
    { what: 'PNG of 65,000 by 65,000', bytes: makePng(65_000, 65_000), outcome: 'picture.too_many_pixels' },
    { what: 'PNG of 7,100 by 7,100 without pixels', bytes: makePng(7_100, 7_100), outcome: 'picture.too_many_pixels' },
    { what: 'PNG of nothing by nothing', bytes: makePng(0, 0), outcome: 'picture.broken' },
    { what: 'PNG with wrong sums', bytes: patch(png, 'IDAT', (file, at) => file.fill(7, at + 40, at + 60)), outcome: 'picture.broken' },
    { what: 'PNG with 80 MB of words in a little', bytes: makePng(8, 8, [toChunk('zTXt', bomb)]), outcome: 'any' },
    { what: 'PNG that moves', bytes: makePng(8, 8, [frame]), outcome: 'picture.animated' },
    { what: 'PNG that says chunks longer than it', bytes: patch(png, 'IHDR', (file, at) => file.writeUInt32BE(0x7fffffff, at - 4)), outcome: 'picture.broken' },
    { what: 'JPEG of 65,500 by 65,500', bytes: patch(jpeg, Buffer.from([0xff, 0xc0]), (file, at) => file.set([0xff, 0xdc, 0xff, 0xdc], at + 5)), outcome: 'picture.too_many_pixels' },
    { what: 'WebP that moves', bytes: await makeMoving(), outcome: 'picture.animated' },
    { what: 'HEIC of 60,000 by 60,000', bytes: patch(PHONE, 'ispe', (file, at) => file.set([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60], at + 8)), outcome: 'picture.too_many_pixels' },
    { what: 'HEIC whose box is larger than it', bytes: patch(PHONE, 'meta', (file, at) => file.writeUInt32BE(0x7fffffff, at - 4)), outcome: 'picture.broken' },
    { what: 'HEIC whose boxes have no end', bytes: patch(PHONE, 'iprp', (file, at) => file.writeUInt32BE(0, at - 4)), outcome: 'any' },
    { what: 'CMYK', bytes: await sharp(jpeg).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer(), outcome: LONG },
    { what: 'Display P3', bytes: await sharp(jpeg).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(), outcome: good },
    { what: '16 bits a colour', bytes: await sharp(jpeg).toColourspace('rgb16').png().toBuffer(), outcome: good },
    { what: 'grey', bytes: await sharp(jpeg).greyscale().jpeg().toBuffer(), outcome: LONG },
    { what: 'clear', bytes: await sharp({ create: { ...loose, channels: 4, background: { r: 208, g: 32, b: 32, alpha: 0.5 } } }).png().toBuffer(), outcome: loose },
    ...turned,
  ] // prettier-ignore
}

/** Two frames. */
async function makeMoving(): Promise<Buffer> {
  return sharp(makeNoise(8 * 16 * 3), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}
