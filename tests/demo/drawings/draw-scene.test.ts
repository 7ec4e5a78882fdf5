import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawScene, type Mood } from '#demo/drawings/draw-scene.ts'

const MOODS: readonly Mood[] = ['morning', 'day', 'evening']

describe('a scene', () => {
  it('has the size of an article picture, of a banner, or of a square for somebody’s work', async () => {
    const article = drawScene({
      kinds: ['helmet', 'oil-can', 'wrench-set'],
      seed: 1,
      ground: 'workshop',
      mood: 'day',
    })
    const banner = drawScene({
      kinds: ['tea-tin', 'tea-cup'],
      seed: 1,
      ground: 'washi',
      mood: 'day',
      shape: 'banner',
    })
    const square = drawScene({
      kinds: ['tea-tin', 'tea-cup'],
      seed: 1,
      ground: 'washi',
      mood: 'day',
      shape: 'square',
    })
    const sizes = await Promise.all(
      [article, banner, square].map((svg) => sharp(Buffer.from(svg)).metadata()),
    )
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [1200, 675],
      [1600, 640],
      [800, 800],
    ])
  })

  it('leaves the side asked for calm enough for words', async () => {
    for (const calm of ['left', 'right'] as const) {
      const svg = drawScene({
        kinds: ['brake-disc', 'oil-filter', 'chain'],
        seed: 8,
        ground: 'plain',
        mood: 'day',
        shape: 'banner',
        calm,
      })
      const spread = async (left: number): Promise<number> => {
        const side = await sharp(Buffer.from(svg))
          .extract({ left, top: 0, width: 480, height: 640 })
          .png()
          .toBuffer()
        const { channels } = await sharp(side).stats()
        return channels[1]?.stdev ?? 0
      }
      const [left, right] = [await spread(0), await spread(1120)]
      expect(calm === 'left' ? left : right).toBeLessThan(20)
      expect(calm === 'left' ? right : left).toBeGreaterThan(calm === 'left' ? left : right)
    }
  })

  it('is the same for the same request and another for another mood, with every id once', () => {
    const drawn = MOODS.map((mood) =>
      drawScene({ kinds: ['candle', 'bouquet', 'plate'], seed: 3, ground: 'washi', mood }),
    )
    expect(new Set(drawn).size).toBe(MOODS.length)
    expect(
      drawScene({ kinds: ['candle', 'bouquet', 'plate'], seed: 3, ground: 'washi', mood: 'morning' }),
    ).toBe(drawn[0])
    for (const svg of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('stands empty when nothing is put on the bench', async () => {
    const svg = drawScene({ kinds: [], seed: 1, ground: 'plain', mood: 'evening' })
    expect((await sharp(Buffer.from(svg)).metadata()).width).toBe(1200)
  })
})
