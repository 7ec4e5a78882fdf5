import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureEncoder, pictureWidths } from '#shop-api/media/encode-picture.ts'

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path d="M0 0H80V80H0z" fill="${colour}"/></svg>`

test('many drawings are encoded at once, each as it would be alone', async () => {
  const colours = Array.from({ length: 24 }, (_, at) => `hsl(${at * 15} 60% 50%)`)
  const size = { width: 160, format: 'webp' } as const
  const encode = createPictureEncoder()
  const together = await Promise.all(colours.map((colour) => encode(drawing(colour), size)))
  const alone = await Promise.all(colours.map((colour) => createPictureEncoder()(drawing(colour), size)))
  expect(together).toEqual(alone)
  expect(new Set(together.map(String)).size).toBe(colours.length)
})

test('a drawing that cannot be read is refused, and every time anew', async () => {
  const encode = createPictureEncoder()
  for (let turn = 0; turn < 2; turn += 1)
    await expect(encode('<svg', { width: 160, format: 'webp' })).rejects.toThrow()
})

test('every width comes out as wide as it was asked for, whatever was asked for before', async () => {
  const svg = drawing('#345')
  const warm = createPictureEncoder()
  for (const width of pictureWidths) {
    const size = { width, format: 'webp' } as const
    const picture = await warm(svg, size)
    expect((await sharp(picture).metadata()).width).toBe(width)
    expect(await createPictureEncoder()(svg, size)).toEqual(picture)
  }
})
