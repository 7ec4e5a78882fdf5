import { fillSlots } from './fill-slots.ts'
import type { ProductItem, ProductWords } from './product-line.ts'
import type { Random } from './random.ts'

const POINTS_HEADINGS = ['この品のポイント', '仕様のあらまし', 'お選びいただくときに']
const CLOSING_HEADINGS = ['ご注文の前に', 'ひとことご案内', '知っておいていただきたいこと']

/** The description as a shop clerk would type it: two to four paragraphs, a list, sometimes a heading. */
export function describeProduct(
  item: ProductItem,
  words: ProductWords,
  slots: Record<string, string>,
  random: Random,
) {
  const say = (sentence: string) => fillSlots(sentence, slots)
  const paragraph = (...sentences: string[]) => `<p>${sentences.map(say).join('')}</p>`
  const opening = random.pick(words.openings)
  const details = random.sample(words.details, random.int(2, 3))
  const points = random.sample(words.points, random.int(3, 4))
  const list = `<ul>${points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>`
  const heading = (from: string[]) => `<h3>${random.pick(from)}</h3>`
  const closing = paragraph(random.pick(words.closings))
  const remark = item.remark ? [item.remark] : []
  const [first = '', ...rest] = details
  const shapes = [
    () => paragraph(opening, ...remark) + paragraph(...details) + heading(POINTS_HEADINGS) + list + closing,
    () =>
      paragraph(opening, first) + list + paragraph(...remark, ...rest) + heading(CLOSING_HEADINGS) + closing,
    () => paragraph(opening, ...remark) + paragraph(...details) + closing + heading(POINTS_HEADINGS) + list,
    () => paragraph(opening) + list + paragraph(...remark, ...details) + closing,
  ]
  return random.pick(shapes)()
}
