import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLogo } from '#demo/drawings/draw-logo.ts'

describe('a maker’s logo', () => {
  it('carries the name as text, whatever letters it has', async () => {
    for (const name of ['HAYATE', '菓子司 松風', 'Tom & Sons <Kyoto>', '有限会社三河染織工房']) {
      const svg = drawLogo({ name, seed: 5 })
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height]).toEqual([480, 240])
    }
    expect(drawLogo({ name: 'Tom & Sons', seed: 5 })).toContain('>Tom &amp; Sons<')
  })

  it('is the same for one maker and differs between makers', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) => drawLogo({ name: 'Kiso', seed }))
    expect(drawLogo({ name: 'Kiso', seed: 4 })).toBe(drawn[4])
    expect(new Set(drawn).size).toBeGreaterThan(15)
  })
})
