import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { breakLines } from '#publisher/cards/break-lines.ts'
import { type Card, toCardHash } from '#publisher/cards/card.ts'
import { CARD_SIZE, drawCard } from '#publisher/cards/draw-card.ts'
import { encodeCard } from '#publisher/cards/card-files.ts'
import { getGlyph, toSettable } from '#publisher/cards/face.ts'
import { fitText, measureText } from '#publisher/cards/fit-text.ts'
import { readPalette } from '#publisher/adapter/write-manifest.ts'

const palette = readPalette({ theme: 'garage', site: null })
const card: Card = { title: '冬の点検のご案内', shop: 'モトパーツ かざぐるま', price: 12_800, picture: null }

test('A card shows its title, its shop and its price as outlines, in the theme’s colours', () => {
  const svg = drawCard(card, palette, false)
  // Every letter's own outline stands in the drawing, wherever it was set: its points relative to each other.
  const strokes = (path: string) => path.match(/[MLCQZ]/g)?.join('') ?? ''
  const drawn = strokes(svg.replaceAll(/<rect[^>]*>/g, ''))
  const toStrokes = (text: string, weight: 400 | 700) =>
    [...text]
      .map((one) => strokes(getGlyph(one, weight)?.glyph.getPath(0, 0, 50).toPathData(1) ?? ''))
      .join('')
  expect(drawn).toContain(toStrokes(card.title, 700))
  expect(drawn).toContain(toStrokes(card.shop, 400))
  expect(drawn).toContain(toStrokes('12,800円', 700))
  expect(svg).not.toMatch(/<text|font-family|undefined|NaN/)
  expect(svg).toContain(`fill="${palette['accent']}"`)
  expect(svg).toContain(`fill="${palette['ground']}"`)
  expect(drawCard({ ...card, title: '冬の点検のご案肉' }, palette, false)).not.toBe(svg)
  expect(drawCard({ ...card, price: 12_801 }, palette, false)).not.toBe(svg)
  expect(drawCard(card, palette, false)).toBe(svg)
})

test('A card is a JPEG of 1200 × 630, with and without a picture', async () => {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer()
  for (const one of [undefined, picture]) {
    const image = sharp(await encodeCard(card, palette, one))
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', ...CARD_SIZE })
    const [, green = 0, blue = 0] = await image
      .extract({ left: 930, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(green - blue > 200).toBe(one !== undefined)
  }
})

test('No title, however long or odd, leaves its box or breaks the drawing', () => {
  const box = { width: 532, height: 294 }
  const text = fc.array(
    fc.oneof(
      fc.constantFrom(
        '（',
        '」',
        '、',
        'ー',
        'ウェーブディスク',
        'ーーーーーーーーーーーー',
        '（（（（（（（（（（（（',
        'Z-900RS',
        ' ',
        '髙',
        '𠮷',
        '🏍',
        '<',
        '"',
        'Ⅱ',
        '한',
      ),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(text, (parts) => {
      const shown = toSettable(parts.join(''))
      const { lines, size, line_height } = fitText(shown, box, [72, 56, 40, 32], 700)
      expect(lines.length * line_height).toBeLessThanOrEqual(box.height)
      for (const line of lines) {
        expect(measureText(line, size, 700)).toBeLessThanOrEqual(box.width + 0.01)
        for (const character of line) expect(getGlyph(character, 700)).toBeDefined()
      }
      if (lines.at(-1)?.endsWith('…') !== true)
        expect(lines.join('').replaceAll(' ', '')).toBe(shown.replaceAll(' ', ''))
    }),
    { numRuns: 300 },
  )
})

test('A very long title ends in an ellipsis inside its box', () => {
  const { lines } = fitText(
    'とても長い商品名がどこまでも続きます。'.repeat(20),
    { width: 532, height: 294 },
    [40, 32],
    700,
  )
  expect(lines.at(-1)).toMatch(/…$/)
})

const byCount = (text: string) => [...text].length

test.each([
  ['no mark begins a line', '点検、整備、試乗、販売。', 3],
  ['no small kana or long mark begins a line', 'チェーンカッターとキャップ', 4],
  ['no opening bracket ends a line', '冬の（得）点検「春」まで', 4],
])('In Japanese lines %s', (_, text, width) => {
  const lines = breakLines(text, width, byCount)
  expect(lines.join('')).toBe(text)
  for (const line of lines) {
    expect(line).not.toMatch(/^[、。）」ーッャェィ]/)
    expect(line).not.toMatch(/[（「]$/)
  }
})

test('Part numbers and katakana words stay whole where they fit', () => {
  const lines = breakLines('フロント用 ディスクローター Z-900RS 320mm', 10, byCount)
  for (const word of ['ディスクローター', 'Z-900RS', '320mm'])
    expect(
      lines.some((line) => line.includes(word)),
      word,
    ).toBe(true)
})

test('What the face lacks is folded, marked or left out', () => {
  expect(toSettable('Ⅱ型🏍\u0000\uFE0F 한')).toBe('II型 〓')
})

test('An edit and a new theme give a card another address', () => {
  const hash = toCardHash(card, palette)
  expect(hash).toMatch(/^[0-9a-f]{12}$/)
  expect(toCardHash({ ...card, price: 12_801 }, palette)).not.toBe(hash)
  expect(toCardHash(card, readPalette({ theme: 'wa', site: 'okurimono' }))).not.toBe(hash)
  expect(toCardHash({ ...card }, { ...palette })).toBe(hash)
})
