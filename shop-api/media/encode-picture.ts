import { LRUCache } from 'lru-cache'
import sharp, { type Raw, type Sharp } from 'sharp'

export const pictureFormats = ['avif', 'webp', 'png', 'svg'] as const
export type PictureFormat = (typeof pictureFormats)[number]
/** Widths a picture is encoded to, in pixels. There are no others. */
export const pictureWidths: readonly number[] = [160, 320, 480, 640, 960, 1280, 1600]

/**
 * AVIF effort (of 9) and WebP effort (of 6). Somebody waits for the first; one step more takes twice as long for a
 * twentieth fewer bytes.
 */
const AVIF_EFFORT = 1

const WEBP_EFFORT = 2

/** Widths and formats of one picture are asked for one after another. Each takes megabytes. */
const RASTERS_KEPT = 8

interface Raster {
  pixels: Buffer
  shape: Raw
}

export interface PictureSize {
  /** Pixels. */
  width: number
  format: PictureFormat
}

/** What a picture is encoded from: a drawing as SVG, or the bytes of a photograph as they are kept. */
export type PictureOriginal = string | Uint8Array

/** Encodes drawings and photographs. The bytes depend only on original, width and format, never on what was asked before. */
export function createPictureEncoder(): (
  original: PictureOriginal,
  size: PictureSize,
) => Promise<Uint8Array<ArrayBuffer>> {
  const rasters = new LRUCache<string, Promise<Raster>>({ max: RASTERS_KEPT })

  function loadRaster(svg: string, width: number): Promise<Raster> {
    const key = `${width} ${svg}`
    const raster = rasters.get(key) ?? toRaster(svg, width)
    rasters.set(key, raster)
    raster.catch(() => rasters.delete(key))
    return raster
  }

  return async (original, { width, format }) => {
    if (typeof original !== 'string') {
      // Never wider than it was taken.
      const photograph = sharp(original).resize({ width, withoutEnlargement: true })
      return encode(photograph, format, { palette: false })
    }
    if (format === 'svg') return new TextEncoder().encode(original)
    const { pixels, shape } = await loadRaster(original, toDrawnWidth(width))
    return encode(sharp(pixels, { raw: shape }).resize({ width }), format, { palette: true })
  }
}

async function encode(
  picture: Sharp,
  format: PictureFormat,
  { palette }: { palette: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const encoded =
    format === 'avif'
      ? picture.avif({ quality: 55, effort: AVIF_EFFORT })
      : format === 'webp'
        ? picture.webp({ quality: 80, effort: WEBP_EFFORT })
        : picture.png(palette ? { compressionLevel: 9, palette } : {})
  return new Uint8Array(await encoded.toBuffer())
}

/** Drawing is half of the work. A visitor who wants 960 pixels soon wants 1280, from which 960 is quickly made. */
function toDrawnWidth(width: number): number {
  return width === 960 ? 1280 : width
}

async function toRaster(svg: string, width: number): Promise<Raster> {
  const box = /viewBox="0 0 (\d+)/.exec(svg)
  // Drawn at the size it is wanted in, a vector stays sharp; 72 is the density at which one unit is one pixel.
  const density = (72 * width) / Number(box?.[1] ?? width)
  // Every drawing has a ground; AVIF and WebP would encode its alpha as one picture more.
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .resize({ width })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, shape: { width: info.width, height: info.height, channels: info.channels } }
}
