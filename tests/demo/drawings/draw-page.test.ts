import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPage } from '#demo/drawings/draw-page.ts'
import type { PageContent } from '#shop-api/db/json/picture-source.ts'
import { toTextWidth, wrapText } from '#demo/drawings/wrap-text.ts'

const thing = { kind: 'chain', colourway: 'gold', seed: 3 } as const
const goods = { ...thing, name: 'シールチェーン 520 <軽量>', code: 'CH-520', price: '9,800円（税込）' }
const contents: PageContent[] = [
  { layout: 'cover', title: '秋の部品帳', issue: '2026年 秋', shop: 'かざぐるま', things: [thing, thing] },
  {
    layout: 'letter',
    title: 'ごあいさつ',
    paragraphs: ['いつもありがとうございます。'.repeat(9)],
    signed: '店主',
  },
  {
    layout: 'goods',
    title: 'つなぐ',
    lead: '長く使えます。',
    goods: [goods, goods, goods, goods],
    number: 4,
  },
  { layout: 'back', shop: 'かざぐるま', lines: ['浜松市'] },
]

describe.each(contents)('a $layout page of a catalogue', (content) => {
  const svg = drawPage({ content, ground: 'workshop', accent: '#d9480f' })

  it('is the same text for the same request and can be rendered', async () => {
    expect(drawPage({ content, ground: 'workshop', accent: '#d9480f' })).toBe(svg)
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([600, 848])
    expect(svg).not.toMatch(/NaN|undefined|\[object|<軽量>/)
  })

  it('uses every id once, though several things stand on it', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('words on a page', () => {
  it('break where Japanese may break', () => {
    const lines = wrapText('止まる、を整える。ローターとパッドは組で選ぶと、効きが素直になります。', 10)
    for (const line of lines) {
      expect(toTextWidth(line)).toBeLessThanOrEqual(12)
      expect(line).not.toMatch(/^[、。ー]/)
    }
    expect(lines.join('')).toBe('止まる、を整える。ローターとパッドは組で選ぶと、効きが素直になります。')
  })

  it('end in an ellipsis where there is no more room', () => {
    expect(wrapText('あいうえおかきくけこ', 4, 2)).toEqual(['あいうえ', 'おかき…'])
    expect(wrapText('部品 BD-1101-SV です', 7)).toEqual(['部品 ', 'BD-1101-SV ', 'です'])
  })
})
