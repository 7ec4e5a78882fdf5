import * as z from 'zod/mini'
import { dropControls, toOneLine } from '../typed-text.ts'

/** Whole yen, tax included unless a name says otherwise. Never negative. */
export const yen = () => z.int().check(z.nonnegative())
export const id = () => z.int().check(z.positive())
/** URL key or code: what a `{resourceKey}` carries. */
export const key = () => z.string().check(z.minLength(1), z.maxLength(190))
/** Instant, ISO 8601 with offset. */
export const instant = () => z.iso.datetime({ offset: true })
/** Calendar day in Japan, `YYYY-MM-DD`. */
export const day = () => z.iso.date()
/** Rich text as the editor saved it: HTML, to be sanitised by the reader's loader (architecture, law 9). */
export const richText = () => z.string().check(z.overwrite(dropControls))
/**
 * A text that may be missing: then it is null, never the empty text
 * (docs/decisions/0044-one-answer-to-each-question.md).
 */
export const textOrNull = (max?: number) => {
  const text = z.string().check(z.minLength(1))
  return z.nullable(max === undefined ? text : text.check(z.maxLength(max)))
}
/** Answers that carry nothing but «done». */
export const done = () => z.object({ result: z.literal(true) })

/**
 * Content version of its channel at its last change: grows with every change. A publisher that was told of a version
 * reads until it sees it. Left out by APIs that keep none.
 */
export const version = () => z.optional(z.int())

/** A whole number written in a query string. */
export const numberQuery = () => z.coerce.number().check(z.int(), z.nonnegative())
const switchWord = () => z.enum(['0', '1', 'true', 'false'])
const isOn = (word: z.infer<ReturnType<typeof switchWord>>) => word === '1' || word === 'true'

/** A switch written in a query string: `1` or `true` is on; callers hand over a boolean, which travels as `1` or `0`. */
export const switchQuery = () => z.pipe(switchWord(), z.transform(isOn))
/** A switch that storefronts spell `true`: callers hand over the word, as other APIs may know no `1`. */
export const wordSwitchQuery = () =>
  z.pipe(
    switchWord(),
    z.transform((word: z.infer<ReturnType<typeof switchWord>>) =>
      isOn(word) ? ('true' as const) : ('false' as const),
    ),
  )
/** As many things as a page shows at once. */
const MOST_VALUES = 100
/** Of what is no search but a choice among what somebody has, such as the parcels of a cart. */
export const MOST_CHOSEN = 1_000

/**
 * `a[]=x&a[]=y`, `a=x&a=y` or `a=x,y`: always a list when read. Each value may be a search of its own, so more than `most` are
 * refused as `max_items`.
 */
export const listQuery = (most = MOST_VALUES) =>
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((value: string | string[]) =>
        (Array.isArray(value) ? value : value.split(',')).map((part) => part.trim()).filter(Boolean),
      ),
    ),
    z.array(z.string()).check(z.maxLength(most)),
  )

/**
 * Behaviour 3.1; `per=all` asks for everything a list has, of which the server sends at most 1,000 at once, and of products, which
 * are large, 100. The paging headers say how many pages that makes.
 */
export const pagingQuery = {
  page: z.optional(z.coerce.number().check(z.int(), z.positive(), z.lte(100_000))),
  per: z.optional(z.union([z.literal('all'), z.coerce.number().check(z.int(), z.positive(), z.lte(100))])),
}

/** The point of a picture that a crop keeps in sight, from the left and from the top, 0 to 1. */
export const FocusSchema = z.object({
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
})

/** A stored picture. Its address is `{SITE.STORAGE_URL}/{path}/{width}.{avif|webp|png}`. */
export const PictureSchema = z.object({
  path: z.string(),
  /** Pixels of the original. */
  width: z.int(),
  height: z.int(),
  alt: z.string().check(z.overwrite(toOneLine)),
  /** Left out: the middle. */
  focus: z.optional(FocusSchema),
})
export type Picture = z.infer<typeof PictureSchema>

/** A reference to something with a page or a name of its own. */
export const ReferenceSchema = z.object({ key: key(), name: z.string() })
export type Reference = z.infer<typeof ReferenceSchema>

/** Every list answers its entries under `data`. */
export const listOf = <Entry extends z.ZodMiniType>(entry: Entry) => z.object({ data: z.array(entry) })
/** Path parameter `{id}`. */
export const idParams = () => z.object({ id: z.coerce.number().check(z.int(), z.positive()) })
