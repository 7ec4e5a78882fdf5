import sharp, { type Metadata, type Sharp } from 'sharp'
import { openHeic } from './decode-heic.ts'
import { findPictureType, type RefusedType } from './find-picture-type.ts'
import { isBarePicture } from './is-bare-picture.ts'

/** Width times height, in pixels. */
const MAX_PIXELS = 50_000_000
/** Longest side of what is kept, in pixels: twice the widest size a page asks for. */
const MAX_SIDE = 3200
const QUALITY = 92
const DECODING_S = 60

export type Refusal = RefusedType | 'too_many_pixels' | 'broken'

export interface NormalPicture {
  bytes: Uint8Array<ArrayBuffer>
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/**
 * A picture as it is kept: upright, sRGB, 8 bits, without metadata, 3200 pixels a side at most; PNG where one can see through
 * it, else JPEG. What is so already stays byte for byte. Sizes are read before a pixel is decoded.
 */
export async function normalisePicture(bytes: Uint8Array): Promise<NormalPicture | { refused: Refusal }> {
  const type = findPictureType(bytes)
  if (typeof type === 'object') return type
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if ((metadata.pages ?? 1) > 1 && type === 'webp') return { refused: 'animated' }
    const faulty = checkSize(metadata)
    if (faulty) return { refused: faulty }
    if (type === 'heic') {
      const heic = openHeic(bytes, metadata.icc)
      const wrong = heic ? checkSize(heic) : 'broken'
      if (wrong || !heic) return { refused: wrong ?? 'broken' }
      return await encode(open(await heic.toPng(MAX_SIDE)), { is_clear: false, colours: WHOLE })
    }
    const is_clear = metadata.hasAlpha && !(await open(bytes).stats()).isOpaque
    const target = is_clear ? 'png' : 'jpeg'
    const is_kept = type === target && isAsKept(metadata) && isBarePicture(bytes, type)
    if (is_kept) return await keep(bytes, metadata, `image/${type}`)
    return await encode(open(bytes), { is_clear, colours: toColours(metadata) })
  } catch {
    return { refused: 'broken' }
  }
}

function checkSize({ width, height }: { width: number; height: number }): Refusal | undefined {
  if (!(width > 0 && height > 0)) return 'broken'
  return width * height > MAX_PIXELS ? 'too_many_pixels' : undefined
}

const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).timeout({ seconds: DECODING_S })

function isAsKept({ width, height, depth, space, orientation = 1 }: Metadata): boolean {
  const is_plain = depth === 'uchar' && (space === 'srgb' || space === 'b-w')
  return is_plain && orientation === 1 && Math.max(width, height) <= MAX_SIDE
}

/** It is decoded once, so that what is kept can be shown. */
async function keep(
  bytes: Uint8Array,
  { width, height }: Metadata,
  type: NormalPicture['type'],
): Promise<NormalPicture> {
  await open(bytes).resize(1, 1).raw().toBuffer()
  return { bytes: new Uint8Array(bytes), type, width, height }
}

/** Colours of every pixel, or of every four as cameras keep them. */
const WHOLE = '4:4:4'

/** Colours that a camera halved do not come back by being kept whole. Made smaller, a picture has them for each pixel. */
function toColours({ width, height, chromaSubsampling = WHOLE }: Metadata): string {
  const is_halved = chromaSubsampling === '4:2:0' && Math.max(width, height) <= MAX_SIDE
  return is_halved ? '4:2:0' : WHOLE
}

async function encode(
  picture: Sharp,
  { is_clear, colours }: { is_clear: boolean; colours: string },
): Promise<NormalPicture> {
  const upright = picture
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const encoded = is_clear
    ? upright.png({ compressionLevel: 6 })
    : upright
        .flatten({ background: '#fff' })
        // Better codes would save a seventh of the bytes and cost as much time as all the rest.
        .jpeg({ quality: QUALITY, chromaSubsampling: colours, optimiseCoding: false })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return {
    bytes: new Uint8Array(data),
    type: is_clear ? 'image/png' : 'image/jpeg',
    width: info.width,
    height: info.height,
  }
}
