import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

type Size = [width: number, height: number]

const LARGE: Size = [6000, 4000]
/** Four megapixels or more. */
const PLAIN: readonly Size[] = [
  [2400, 1800],
  [1800, 2400],
  [2560, 1700],
]
const PROFILES = ['srgb', 'p3', 'p3', 'cmyk'] as const

/**
 * Photographs with camera data, turned and in the profiles of phones and printers, one in ten with 24 megapixels, each with bytes
 * of its own. Few are encoded; what differs stands in a comment of the file, so that ten thousand take a minute. Those that are in the
 * folder already stay.
 */
export async function createPhotographs(folder: string, count: number): Promise<void> {
  const present = new Set(await readdir(folder))
  const missing = Array.from({ length: count }, (_, at) => at).filter((at) => !present.has(toName(at)))
  if (missing.length === 0) return
  const plain: Buffer[] = []
  for (const [turn, profile] of PROFILES.entries())
    for (const [at, size] of PLAIN.entries())
      plain.push(await create(size, turn * PLAIN.length + at, profile))
  const large = [await create(LARGE, 0, 'srgb'), await create(LARGE, 5, 'p3')]
  for (const at of missing) {
    const list = at % 10 === 0 ? large : plain
    await writeFile(join(folder, toName(at)), withComment(list[Math.floor(at / 10 + at) % list.length]!, at))
  }
}

const toName = (at: number) => `photo-${at}.jpg`

async function create(
  [width, height]: Size,
  at: number,
  profile: (typeof PROFILES)[number],
): Promise<Buffer> {
  // Noise that was blown up: as many bytes as a photograph has, and soft like one.
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3 as const }
  const noise = randomBytes(small.width * small.height * small.channels)
  const bytes = await sharp(noise, { raw: small })
    .resize(width, height, { kernel: 'cubic' })
    .toColourspace(profile === 'cmyk' ? 'cmyk' : 'srgb')
    .withIccProfile(profile)
    .withExif({ IFD0: { Make: 'Kamome', Model: `K${at}` } })
    .withMetadata({ orientation: (at % 8) + 1 })
    .jpeg({ quality: 80 })
    .toBuffer()
  if (bytes.length < 400_000) throw new Error(`A photograph of ${bytes.length} bytes is none`)
  return bytes
}

/** A JPEG with a comment behind its first marker. */
function withComment(jpeg: Buffer, at: number): Buffer {
  const text = Buffer.from(`photo ${at}`)
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, text, jpeg.subarray(2)])
}
