import sharp from 'sharp'

/** A photograph as cameras make them, small: four coloured corners. @param colour of its ground */
export function takePhotograph(
  colour = '#7a4a2a',
  { width = 900, height = 600 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const corner = (x: number, y: number, fill: string) =>
    `<rect x="${x * width}" y="${y * height}" width="${width / 2}" height="${height / 2}" fill="${fill}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    ${corner(0, 0, '#d02020')}${corner(0.5, 0, '#20a020')}${corner(0, 0.5, '#2020d0')}${corner(0.5, 0.5, colour)}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer()
}
