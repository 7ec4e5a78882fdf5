import type { Ground, PageContent, PageThing, PictureSource } from '#shop-api/db/json/picture-source.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from '#shop-api/media/picture-source.ts'
import { COLOURWAYS, isColourway } from './colourways.ts'
import { composeView } from './compose-view.ts'
import { GROUNDS } from './grounds.ts'
import { DRAWINGS, isKind } from './kinds.ts'
import { createPen } from './pen.ts'
import { escapeText, svg } from './svg.ts'
import { wrapText } from './wrap-text.ts'

/** A source of the type `page`. */
type PageRequest = Omit<Extract<PictureSource, { type: 'page' }>, 'type'>

const FONT = 'font-family="Noto Sans CJK JP, Hiragino Sans, sans-serif"'
const INK = '#26231f'
const SOFT = '#6b645a'

interface TextStyle {
  size: number
  fill?: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
}

const write = (lines: readonly string[], x: number, y: number, style: TextStyle): string => {
  const { size, fill = INK, weight = 400, anchor = 'start' } = style
  return lines
    .map(
      (line, index) =>
        svg`<text x="${x}" y="${y + index * size * 1.65}" ${FONT} font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${escapeText(line)}</text>`,
    )
    .join('')
}

const drawThing = (
  thing: PageThing,
  index: number,
  ground: Ground,
  [x, y, size]: [number, number, number],
) => {
  const { kind, colourway, seed } = thing
  if (!isKind(kind) || !isColourway(colourway)) return ''
  const pen = createPen({ colour: COLOURWAYS[colourway], seed, prefix: `g${index}-` })
  const drawn = composeView(pen, DRAWINGS[kind], 'front', ground)
  return svg`<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 800 800"><defs>${pen.defs()}</defs>${drawn}</svg>`
}

type Content<Layout extends PageContent['layout']> = Extract<PageContent, { layout: Layout }>

const drawCover = ({ title, issue, shop, things }: Content<'cover'>, { ground, accent }: PageRequest) => {
  const [main, ...others] = things
  const titles = wrapText(title, 11, 2)
  return svg`<path d="M0 0H600V190H0z" fill="${accent}"/>
    ${write([shop], 48, 60, { size: 18, fill: '#fff', weight: 500 })}
    ${write(titles, 48, titles.length > 1 ? 104 : 128, { size: 40, fill: '#fff', weight: 700 })}
    ${main ? drawThing(main, 0, ground, [0, 190, 600]) : ''}
    ${others.slice(0, 3).map((thing, index) => drawThing(thing, index + 1, ground, [48 + index * 172, 676, 160]))}
    ${write([issue], 552, 60, { size: 16, fill: '#fff', anchor: 'end' })}`
}

const drawLetter = ({ title, paragraphs, signed }: Content<'letter'>, { accent }: PageRequest) => {
  const lines = paragraphs.flatMap((paragraph) => [...wrapText(paragraph, 26), ''])
  return svg`<path d="M72 132h60v6H72z" fill="${accent}"/>
    ${write([title], 72, 190, { size: 26, weight: 700 })}
    ${write(lines, 72, 250, { size: 17 })}
    ${write([signed], 72, 770, { size: 16, fill: SOFT })}`
}

const drawGoods = ({ title, lead, goods, number }: Content<'goods'>, request: PageRequest) => {
  const { ground, accent } = request
  const cells = goods.slice(0, 4).map((thing, index) => {
    const [x, y] = [40 + (index % 2) * 270, 176 + Math.floor(index / 2) * 326]
    return svg`${drawThing(thing, index, ground, [x, y, 220])}
      ${write(wrapText(thing.name, 17, 2), x, y + 242, { size: 14.5, weight: 500 })}
      ${write([thing.code], x, y + 289, { size: 11.5, fill: SOFT })}
      ${write([thing.price], x, y + 311, { size: 16, weight: 700, fill: accent })}`
  })
  return svg`<path d="M0 0H600V12H0z" fill="${accent}"/>
    ${write([title], 40, 76, { size: 28, weight: 700 })}
    ${write(wrapText(lead, 33, 2), 40, 112, { size: 15, fill: SOFT })}${cells}
    ${write([String(number)], number % 2 === 0 ? 40 : 560, 826, { size: 12, fill: SOFT, anchor: 'middle' })}`
}

const drawBack = ({ shop, lines }: Content<'back'>, { accent }: PageRequest) =>
  svg`<path d="M0 0H600V848H0z" fill="${accent}"/>
    ${write([shop], 300, 380, { size: 30, weight: 700, fill: '#fff', anchor: 'middle' })}
    ${write(lines, 300, 440, { size: 14, fill: '#fff', anchor: 'middle' })}`

/** A page of a catalogue as a self-contained SVG (viewBox 0 0 600 848, near A4). The same request is the same text. */
export function drawPage(request: PageRequest): string {
  const { content, ground } = request
  const drawn =
    content.layout === 'cover'
      ? drawCover(content, request)
      : content.layout === 'letter'
        ? drawLetter(content, request)
        : content.layout === 'goods'
          ? drawGoods(content, request)
          : drawBack(content, request)
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}"><path d="M0 0H${PAGE_WIDTH}V${PAGE_HEIGHT}H0z" fill="${GROUNDS[ground].light}"/>${drawn}</svg>`
}
