import type { DemoProduct, DemoProductModel } from './demo-shop.ts'
import { USUAL_PIECES_MAX } from '#contract/buying-limits.ts'
import { fillSlots } from './fill-slots.ts'
import { toJanCode } from './jan-code.ts'
import { toFitments } from './to-fitments.ts'
import type { ProductItem, ProductLine, ProductOption, ProductWords } from './product-line.ts'
import type { ProductRange } from './product-range.ts'
import type { Traits } from '#shop-api/db/json/picture-source.ts'
import { createRandom, type Random } from './random.ts'
import { toReviews } from './review-bank.ts'

const POINTS_HEADINGS = ['この品のポイント', '仕様のあらまし', 'お選びいただくときに']

const CLOSING_HEADINGS = ['ご注文の前に', 'ひとことご案内', '知っておいていただきたいこと']

/** JAN numbers a model may use for its variations. */
export const JAN_CODES_PER_MODEL = 100

const NEW_FOR_DAYS = 45

/** What a part must agree with: the machine it is made for, and the chain that runs over it. */
const FIT_SPECS = ['適合車種', 'チェーンサイズ']

/**
 * One model of a line, made from its own key, so that adding a line leaves all others as they were.
 * `nth` is its place within the line, `ordinal` within the shop.
 */
export function toProductModel(
  range: ProductRange,
  line: ProductLine,
  nth: number,
  ordinal: number,
): DemoProductModel {
  const item = line.items[nth]
  if (!item) throw new RangeError(`${line.key} has no item ${nth}`)
  const key = `${line.key}-${item.key}`
  const random = createRandom(key)
  const maker_key = item.maker_key ?? line.maker_keys[nth % line.maker_keys.length]
  const maker = range.makers.find((maker) => maker.key === maker_key)
  if (!maker) throw new Error(`${key} names no known maker: ${maker_key}`)
  const brands = range.brands.filter((brand) => brand.maker_key === maker.key)
  const specs = { ...item.specs, ...line.common_specs }
  const slots = {
    ...specs,
    ...item.slots,
    期限: toBestBefore(specs),
    name: item.name,
    maker: maker.name,
    country: maker.country,
  }
  const axes = item.axes ?? line.axes ?? []
  const is_on_sale = random.chance(0.22)
  const published_days_ago = random.chance(0.12)
    ? random.int(2, NEW_FOR_DAYS)
    : random.int(NEW_FOR_DAYS + 1, 1100)
  const products = toProducts(range, line, item, nth, ordinal, is_on_sale, random)
  const tag_keys = [
    ...(line.tag_keys ?? []),
    ...(item.tag_keys ?? []),
    ...(published_days_ago <= NEW_FOR_DAYS ? ['new'] : []),
    ...(is_on_sale ? ['sale'] : []),
    ...(random.chance(0.18) ? ['popular'] : []),
    ...(random.chance(0.06) ? ['limited'] : []),
    ...(maker.country === '日本' ? ['made-in-japan'] : []),
  ]
  return {
    key,
    name: item.name,
    name_kana: item.name_kana,
    catch_copy: fillSlots(random.pick(line.words.catches), slots),
    description_html: describeProduct(item, line.words, slots, random),
    category_keys: item.category_keys ?? line.category_keys,
    maker_key: maker.key,
    brand_key: item.brand_key ?? (brands.length > 0 && random.chance(0.8) ? random.pick(brands).key : null),
    tag_keys: [...new Set(tag_keys)],
    tax_rate: line.tax_rate ?? 10,
    specs: [
      ...Object.entries(specs).map(([label, value]) => ({ label, value })),
      { label: 'メーカー', value: `${maker.name}（${maker.country}）` },
    ],
    size_table: line.size_table ?? null,
    axes: axes.map((axis) => axis.name),
    products,
    picture: {
      kind: item.picture_kind ?? line.picture_kind,
      seed: ordinal + 1,
      traits: toTraits(line, item),
    },
    accessory_keys: toAccessoryKeys(range, line, item),
    reviews:
      item.release_in_months === undefined
        ? toReviews(range.reviews, line.review_family, line.key, published_days_ago, random)
        : [],
    published_days_ago,
    is_giftable: line.is_giftable ?? false,
    ...(line.is_embroiderable && { is_embroiderable: true }),
    ...toFitments(line, item, products),
    ...toKeeping(line, item),
  }
}

function toProducts(
  range: ProductRange,
  line: ProductLine,
  item: ProductItem,
  nth: number,
  ordinal: number,
  is_on_sale: boolean,
  random: Random,
): DemoProduct[] {
  const stem = `${line.code}-${1101 + nth * 7}`
  const ending = random.chance(0.6) ? '80' : '00'
  const discount = random.int(8, 25) / 100
  const order_multiple = line.units?.order_multiple ?? 1
  const content = item.content ?? line.content
  return combine((item.axes ?? line.axes ?? []).map((axis) => axis.options)).map((options, at) => {
    const extra = options.reduce((sum, option) => sum + (option.extra_yen ?? 0), 0)
    const usual_price = toShelfPrice(item.unit_price + extra, ending)
    return {
      code: [stem, ...options.map((option) => option.suffix)].join('-'),
      options: options.map((option) => option.value),
      unit_price: is_on_sale ? toShelfPrice(usual_price * (1 - discount), ending) : usual_price,
      list_price: is_on_sale ? usual_price : null,
      stock: toStock(random) * order_multiple,
      order_multiple,
      carton_quantity: line.units?.carton_quantity ?? null,
      max_per_order: line.units?.max_per_order ?? range.max_per_order ?? USUAL_PIECES_MAX,
      content_amount: options.find((one) => one.content_amount)?.content_amount ?? content?.amount ?? null,
      colourway: options.find((option) => option.colourway)?.colourway ?? item.colourway ?? line.colourway,
      jan_code: toJanCode(range.jan_prefix, ordinal * JAN_CODES_PER_MODEL + at),
    }
  })
}

/** How long it keeps, in what it is measured, and when it comes out. */
function toKeeping(line: ProductLine, item: ProductItem): Partial<DemoProductModel> {
  const best_before = item.best_before ?? line.best_before
  const content = item.content ?? line.content
  const { release_in_months } = item
  return {
    ...(best_before && { best_before }),
    ...(content && { content_unit: content.unit }),
    ...(release_in_months !== undefined && { release_in_months }),
  }
}

/** «賞味期限 製造から60日», by whichever of the two names the law gives the food. */
function toBestBefore(specs: Record<string, string>): string {
  return ['消費期限', '賞味期限']
    .flatMap((label) => (specs[label] ? [`${label} ${specs[label]}`] : []))
    .join('')
}

/** Every way to take one option of each axis; one empty way where there are no axes. */
function combine(axes: ProductOption[][]): ProductOption[][] {
  return axes.reduce<ProductOption[][]>(
    (ways, options) => ways.flatMap((way) => options.map((option) => [...way, option])),
    [[]],
  )
}

function toStock(random: Random): number {
  const draw = random.next()
  if (draw < 0.1) return 0
  if (draw < 0.25) return random.int(1, 3)
  return draw < 0.8 ? random.int(4, 40) : random.int(41, 240)
}

function toAccessoryKeys(range: ProductRange, line: ProductLine, item: ProductItem): string[] {
  return (line.accessory_lines ?? []).flatMap((name) => {
    const [key = '', only] = name.split('/')
    const other = range.lines.find((line) => line.key === key)
    if (!other) throw new Error(`${line.key} names no known accessory line: ${key}`)
    if (other.used_on && !other.used_on.includes(line.key))
      throw new Error(`${key} is not used on ${line.key}`)
    const fitting = other.items.filter((candidate) => isFitting(candidate, item))
    const match = only
      ? fitting.find((candidate) => candidate.key === only)
      : (fitting.find((candidate) => candidate.key === item.key) ?? fitting[0])
    return match ? [`${key}-${match.key}`] : []
  })
}

/** Whether all that the part must fit is what the thing it is offered with has. */
function isFitting(part: ProductItem, beside: ProductItem): boolean {
  return FIT_SPECS.every((label) => !part.specs[label] || part.specs[label] === beside.specs[label])
}

/** What tells a model from the others of its line: the machine it is for, or what only its own name says. */
function toTraits(line: ProductLine, item: ProductItem): Traits {
  const [first = '', ...rest] = item.name.split(' ')
  const isShared = line.items.every(({ name }) => name.startsWith(`${first} `))
  return {
    label: (line.label_spec && item.specs[line.label_spec]) ?? first,
    ...(line.has_tag && { tag: item.specs['適合車種'] ?? (isShared ? rest.join(' ') : item.name) }),
    ...line.traits,
    ...item.traits,
  }
}

/** Prices as they stand on Japanese shelves: tax included, ending in 00 or 80. */
function toShelfPrice(yen: number, ending: '00' | '80'): number {
  const hundreds = Math.max(1, Math.round(yen / 100)) * 100
  return ending === '00' ? hundreds : hundreds + 80
}

/** The description as a shop clerk would type it: two to four paragraphs, a list, sometimes a heading. */
function describeProduct(
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
