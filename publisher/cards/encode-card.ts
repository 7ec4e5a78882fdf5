import sharp from 'sharp'
import type { Card, Palette } from './card.ts'
import { drawCard, PICTURE_BOX } from './draw-card.ts'

/** Every service that shows link previews reads JPEG. */
const JPEG = { quality: 84, mozjpeg: true } as const

/** @param picture bytes of the card's picture in any format, or undefined: then the words have all the room */
export async function encodeCard(
  card: Card,
  palette: Palette,
  picture: Uint8Array | undefined,
): Promise<Uint8Array> {
  const { left, top, width, height } = PICTURE_BOX
  const background = sharp(Buffer.from(drawCard(card, palette, picture !== undefined)))
  if (!picture) return background.jpeg(JPEG).toBuffer()
  const input = await sharp(picture)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toBuffer()
  return background.composite([{ input, left, top }]).jpeg(JPEG).toBuffer()
}
