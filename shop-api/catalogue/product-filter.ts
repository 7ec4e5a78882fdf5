import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  like,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import {
  categories,
  product_model_categories,
  product_model_tags,
  product_models,
  products,
  tags,
} from '#shop-api/db/schema/catalogue.ts'
import { bikes, fitments } from '#shop-api/db/schema/bikes.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { toSearchWords } from '#src/rules/input/fold-text.ts'

/** What a list of products can be narrowed by; see `productFilterQuery` of the contract. */
export interface ProductFilter {
  q?: string | undefined
  category?: string | undefined
  child?: 'true' | 'false' | undefined
  maker?: string[] | undefined
  brand?: string[] | undefined
  tag?: string[] | undefined
  price_from?: number | undefined
  price_to?: number | undefined
  in_stock?: boolean | undefined
  bike?: string | undefined
  made_for?: string[] | undefined
  keys?: string[] | undefined
}

/** Whose shelves are looked at. */
interface Shelves {
  db: Db
  channel_id: number
}

export interface ProductScope extends Shelves {
  /** Products published later are not there yet. */
  now: Date
  /** Ids of locked tags whose password this visitor gave; products of other locked tags are not there. */
  opened_tags?: readonly number[]
}

/**
 * Condition on `product_models` for a filter: values of one kind are «or», kinds are «and».
 *
 * @param few another condition, which leaves few products: the database then looks at each of these, where of many it first
 * makes lists of those that are on a shelf or locked
 */
export function toProductCondition(scope: ProductScope, filter: ProductFilter, few?: SQL): SQL | undefined {
  const { channel_id, now } = scope
  const named = filter.keys?.length ? inArray(product_models.key, filter.keys) : undefined
  const isOfFew = (few ?? named) !== undefined
  return and(
    eq(product_models.channel_id, channel_id),
    few,
    named,
    isShown(product_models, now),
    isUnlocked(scope.db, scope.opened_tags ?? [], isOfFew),
    ...toSearchWords(filter.q ?? '').map((word) => like(product_models.search_text, toLikePattern(word))),
    filter.category === undefined
      ? undefined
      : isAmong(selectInCategory(scope, filter.category, filter.child === 'true'), isOfFew),
    filter.maker?.length ? isMadeBy(scope, filter.maker) : undefined,
    filter.brand?.length ? isOfBrand(scope, filter.brand) : undefined,
    filter.tag?.length ? isTagged(scope, filter.tag) : undefined,
    filter.price_from === undefined ? undefined : gte(product_models.unit_price, filter.price_from),
    filter.price_to === undefined ? undefined : lte(product_models.unit_price, filter.price_to),
    filter.in_stock ? isInStock(scope) : undefined,
    filter.bike === undefined ? undefined : mayGoOn(scope, filter.bike),
    filter.made_for?.length ? isMadeFor(scope, filter.made_for, isOfFew) : undefined,
  )
}

/** Whether anybody may see a product, or this visitor: it has no locked tag, or one that was opened. */
export function isUnlocked(db: Db, opened_tags: readonly number[], isOfFew: boolean): SQL | undefined {
  const isLock = isNotNull(tags.password_hash)
  const worn = (condition: SQL | undefined) =>
    db
      .select({ id: product_model_tags.model_id })
      .from(product_model_tags)
      .innerJoin(tags, eq(tags.id, product_model_tags.tag_id))
      .where(condition)
  const isFree = isOfFew
    ? notExists(worn(and(eq(product_model_tags.model_id, product_models.id), isLock)))
    : notInArray(product_models.id, worn(isLock))
  const opened =
    opened_tags.length > 0 ? worn(inArray(product_model_tags.tag_id, [...opened_tags])) : undefined
  return or(isFree, opened && inArray(product_models.id, opened))
}

/** Matches a folded word anywhere. Wildcards of LIKE are taken literally. */
export function toLikePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

export function isInStock({ db }: Pick<Shelves, 'db'>): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(products)
      .where(
        and(eq(products.model_id, product_models.id), sql`${products.stock} >= ${products.order_multiple}`),
      ),
  )
}

/** As a list of ids: with a subquery the database would look at every product of the shop for those of one shelf or bike. */
function isAmong(
  ids: ReturnType<typeof selectInCategory> | ReturnType<typeof selectFitments>,
  isOfFew: boolean,
): SQL {
  return isOfFew ? inArray(product_models.id, ids) : sql`${product_models.id} = any(array(${ids}))`
}

export function selectInCategory({ db, channel_id }: Shelves, key: string, withChildren: boolean) {
  return db
    .select({ id: product_model_categories.model_id })
    .from(product_model_categories)
    .innerJoin(categories, eq(categories.id, product_model_categories.category_id))
    .where(
      and(
        eq(categories.channel_id, channel_id),
        eq(categories.belongs_to, 'products'),
        eq(categories.key, key),
        withChildren ? undefined : eq(product_model_categories.is_direct, true),
      ),
    )
}

export function isMadeBy({ db, channel_id }: Shelves, keys: string[]): SQL {
  const made = db
    .select({ id: makers.id })
    .from(makers)
    .where(and(eq(makers.channel_id, channel_id), inArray(makers.key, keys)))
  return inArray(product_models.maker_id, made)
}

export function isOfBrand({ db, channel_id }: Shelves, keys: string[]): SQL {
  const branded = db
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.channel_id, channel_id), inArray(brands.key, keys)))
  return inArray(product_models.brand_id, branded)
}

export function isTagged({ db, channel_id }: Shelves, keys: string[]): SQL {
  const tagged = db
    .select({ id: product_model_tags.model_id })
    .from(product_model_tags)
    .innerJoin(tags, eq(tags.id, product_model_tags.tag_id))
    .where(and(eq(tags.channel_id, channel_id), inArray(tags.key, keys)))
  return inArray(product_models.id, tagged)
}

/**
 * Leaves out what does not go on a bike (`bikes/judge-products.ts` judges the same of one product). For a bike the shop does
 * not know, what is made for others is left out.
 */
function mayGoOn(scope: Shelves, key: string): SQL {
  const said = selectFitments(scope, [key], ne(fitments.state, 'unfit'))
  const unfit = selectFitments(scope, [key], eq(fitments.state, 'unfit'))
  const variations = scope.db.$count(products, eq(products.model_id, fitments.model_id))
  const wholly_unfit = unfit.groupBy(fitments.model_id).having(sql`count(*) >= (${variations})`)
  const is_judged_apart = inArray(product_models.fit_kind, ['universal', 'ask'])
  return sql`(${eq(product_models.fit_kind, 'none')} or ${inArray(product_models.id, said)}
    or (${is_judged_apart} and ${notInArray(product_models.id, wholly_unfit)}))`
}

/** Has a fitment for one of these bikes that is not `unfit`. */
function isMadeFor(scope: Shelves, keys: string[], isOfFew: boolean): SQL {
  return isAmong(selectFitments(scope, keys, ne(fitments.state, 'unfit')), isOfFew)
}

function selectFitments({ db, channel_id }: Shelves, keys: string[], condition: SQL) {
  const named = db
    .select({ id: bikes.id })
    .from(bikes)
    .where(and(eq(bikes.channel_id, channel_id), inArray(bikes.key, keys)))
  return db
    .select({ id: fitments.model_id })
    .from(fitments)
    .where(and(inArray(fitments.bike_id, named), condition))
    .$dynamic()
}
