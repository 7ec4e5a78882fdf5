import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Of twenty photographs two have 24 megapixels. The others have four or more. */
const SIZES: [width: number, height: number][] = [
  [2400, 1800],
  [1800, 2400],
  [2560, 1700],
  [6000, 4000],
]
const BASES_OF_A_SIZE = 3
const PROFILES = ['srgb', 'p3'] as const

/**
 * Photographs with camera data, turned and in the profiles of phones, each with bytes of its own. Few are encoded; what differs stands in a
 * comment of the file, so that ten thousand take a minute.
 */
export async function createPhotographs(folder: string, count: number): Promise<void> {
  const [large, ...plain] = SIZES.toReversed()
  const bases = await Promise.all(
    plain.flatMap((size) => Array.from({ length: BASES_OF_A_SIZE }, (_, at) => create(size, at))),
  )
  const largest = await Promise.all(Array.from({ length: 2 }, (_, at) => create(large!, at)))
  for (let at = 0; at < count; at += 1) {
    const list = at % 10 === 0 ? largest : bases
    await writeFile(join(folder, `photo-${at}.jpg`), withComment(list[at % list.length]!, at))
  }
}

async function create([width, height]: [number, number], at: number): Promise<Buffer> {
  // Noise that was blown up: as many bytes as a photograph has, and soft like one.
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3 as const }
  const noise = randomBytes(small.width * small.height * small.channels)
  const bytes = await sharp(noise, { raw: small })
    .resize(width, height, { kernel: 'cubic' })
    .withIccProfile(PROFILES[at % PROFILES.length]!)
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
