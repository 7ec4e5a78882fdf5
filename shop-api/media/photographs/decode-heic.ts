import { crc32, deflateSync } from 'node:zlib'
import createLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import sharp from 'sharp'

/** What HEIC shows once it is decoded; undefined where nothing can be. Turned as the file says. */
export interface DecodedHeic {
  width: number
  height: number
  /** As PNG, not compressed, with the colour profile of the file and no side longer than that. */
  toPng: (side: number) => Promise<Buffer>
}

/**
 * Reads the HEIC of phones, which sharp's own build does not: libheif with libde265, LGPL-3.0, in WebAssembly. Each call has an
 * instance of its own, as one never gives memory back.
 * @param icc colour profile of the file: phones take pictures in Display P3
 */
export function openHeic(bytes: Uint8Array, icc: Buffer | undefined): DecodedHeic | undefined {
  const { HeifDecoder } = createLibheif()
  const images = new HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return undefined
  const width = image.get_width()
  const height = image.get_height()
  return {
    width,
    height,
    async toPng(side) {
      const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
      const shown = await new Promise((resolve) => image.display(target, resolve))
      for (const one of images) one.free()
      if (!shown) throw new Error('libheif could not decode the picture')
      // Made small first: 48 megapixels take 200 MB as they are.
      const png = await sharp(target.data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 0 })
        .toBuffer()
      return icc ? addProfile(png, icc) : png
    },
  }
}

/** Where the first chunk of a PNG, its header, ends. */
const HEADER_END = 33

/** sharp can convert from a profile that a file carries, but not be told one. */
function addProfile(png: Buffer, icc: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length - 4)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, HEADER_END), length, body, check, png.subarray(HEADER_END)])
}
