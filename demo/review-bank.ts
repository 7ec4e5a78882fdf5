import type { DemoReview } from './demo-shop.ts'
import type { Random } from './random.ts'

/** What shoppers of one shop say. A review is one statement, sometimes with a sentence before or after it. */
export interface ReviewBank {
  nicknames: string[]
  before: string[]
  after: string[]
  /** Statements about anything, and about one family of products: [stars, title, body, lines it may be said of]. */
  general: ReviewStatement[]
  families: Record<string, ReviewStatement[]>
}

/** `lines` are product lines' keys with spaces between; without them it may be said of any. */
export type ReviewStatement = readonly [
  rating: DemoReview['rating'],
  title: string,
  body: string,
  lines?: string,
]

const MOST_REVIEWS = 12

/** Few products are much talked about: squaring the draw leaves most with none to three. */
export function toReviews(
  bank: ReviewBank,
  family: string,
  line_key: string,
  published_days_ago: number,
  random: Random,
): DemoReview[] {
  const own = bank.families[family]
  if (!own) throw new Error(`No reviews for family ${family}`)
  const count = Math.floor(random.next() ** 2 * (MOST_REVIEWS + 1))
  const nicknames = random.sample(bank.nicknames, count)
  const isAbout = ([, , , lines]: ReviewStatement) => !lines || lines.split(' ').includes(line_key)
  const statements = [...own, ...random.sample(bank.general, 8)].filter(isAbout)
  return random.sample(statements, count).map(([rating, title, body], at) => ({
    nickname: nicknames[at] ?? '匿名',
    title,
    body: withAsides(bank, body, rating, random),
    rating,
    days_ago: random.int(1, Math.max(1, published_days_ago - 1)),
  }))
}

/** Asides are good-humoured, so a disappointed shopper does not get one. */
function withAsides(bank: ReviewBank, body: string, rating: number, random: Random): string {
  if (rating < 4) return body
  const before = random.chance(0.35) ? random.pick(bank.before) : ''
  const after = random.chance(0.35) ? random.pick(bank.after) : ''
  return before + body + after
}
