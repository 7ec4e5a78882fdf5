import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Screen } from './list-screens.ts'

export interface Shot extends Screen {
  state: string
  width: number
}

export type ContactSheets = ReturnType<typeof openContactSheets>

/** Shades of grey a row and a column of a small picture. */
const SMALL = 8
/** Widths that are put on sheets, with the size of a picture there and how many stand in a row. */
const formats: Record<number, { width: number; height: number; columns: number }> = {
  390: { width: 234, height: 506, columns: 8 },
  1280: { width: 640, height: 450, columns: 3 },
}
const GAP_PX = 8
const LABEL_PX = 20
const ROWS = 4

interface Tile {
  label: string
  picture: Buffer
}

/** Pictures of a walk side by side, to be looked at: `<folder>/<name>-<width>-<number>.jpg`. */
export function openContactSheets(name: string, folder = 'test-results/walk') {
  const tiles: Record<string, Tile[]> = {}

  return {
    /** @returns what it looks like: 8 × 8 shades of grey as hexadecimal digits; nothing at a width without pictures */
    async take(page: Page, { path, state, width }: Shot): Promise<string> {
      const format = formats[width]
      if (!format) return ''
      const picture = await takeSmall(page, width, format)
      ;(tiles[width] ??= []).push({ label: `${path} ${state}`, picture })
      const greys = await sharp(picture).resize(SMALL, SMALL, { fit: 'fill' }).greyscale().raw().toBuffer()
      return [...greys].map((grey) => (grey >> 4).toString(16)).join('')
    },
    async write(): Promise<void> {
      await mkdir(folder, { recursive: true })
      for (const [width, all] of Object.entries(tiles)) {
        const each = ROWS * (formats[Number(width)]?.columns ?? 1)
        for (let at = 0; at * each < all.length; at += 1) {
          await compose(Number(width), all.slice(at * each, (at + 1) * each))
            .jpeg({ quality: 80 })
            .toFile(`${folder}/${name}-${width}-${at + 1}.jpg`)
        }
      }
    },
  }
}

/** What is in the window, made small by the browser: whole screens need not be brought here to be shrunk. */
async function takeSmall(page: Page, width: number, to: { width: number; height: number }): Promise<Buffer> {
  const client = await page.context().newCDPSession(page)
  const scale = to.width / width
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const clip = { x, y, width, height: to.height / scale, scale }
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 80,
    clip,
    captureBeyondViewport: false,
    optimizeForSpeed: true,
  })
  await client.detach()
  return Buffer.from(data, 'base64')
}

function compose(of: number, tiles: readonly Tile[]) {
  const { width, height, columns } = formats[of] ?? { width: of, height: of, columns: 1 }
  const step = { x: width + GAP_PX, y: height + GAP_PX + LABEL_PX }
  const rows = Math.ceil(tiles.length / columns)
  const layers = tiles.flatMap(({ label, picture }, at) => {
    const left = (at % columns) * step.x + GAP_PX
    const top = Math.floor(at / columns) * step.y + GAP_PX
    return [
      { input: toLabel(label, width), left, top },
      { input: picture, left, top: top + LABEL_PX },
    ]
  })
  return sharp({
    create: {
      width: columns * step.x + GAP_PX,
      height: rows * step.y + GAP_PX,
      channels: 3,
      background: '#555',
    },
  }).composite(layers)
}

function toLabel(text: string, width: number): Buffer {
  const safe = text.replace(/[<&]/g, '')
  return Buffer.from(
    `<svg width="${width}" height="${LABEL_PX}"><text x="2" y="14" font-size="12" fill="#fff">${safe}</text></svg>`,
  )
}
