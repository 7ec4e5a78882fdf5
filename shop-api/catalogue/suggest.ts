import { and, asc, eq } from 'drizzle-orm'
import { categories, product_models } from '#shop-api/db/schema/catalogue.ts'
import { brands, makers } from '#shop-api/db/schema/makers.ts'
import { foldText } from '#src/rules/input/fold-text.ts'
import { type ProductScope, toProductCondition } from './product-filter.ts'
import { toProductOrder } from './product-order.ts'

const MAX_WORDS = 6
const MAX_PRODUCTS = 5

interface Word {
  name: string
  name_kana: string
}

/** Names of categories, makers and brands that hold what was typed, those that begin with it first. */
export async function suggestWords({ db, channel_id }: ProductScope, typed: string): Promise<string[]> {
  const begun = foldText(typed)
  if (begun === '') return []
  const [shelves, made, branded] = await Promise.all([
    db
      .select({ name: categories.name, name_kana: categories.name })
      .from(categories)
      .where(and(eq(categories.channel_id, channel_id), eq(categories.belongs_to, 'products')))
      .orderBy(asc(categories.position)),
    db
      .select({ name: makers.name, name_kana: makers.name_kana })
      .from(makers)
      .where(eq(makers.channel_id, channel_id)),
    db
      .select({ name: brands.name, name_kana: brands.name_kana })
      .from(brands)
      .where(eq(brands.channel_id, channel_id)),
  ])
  const words: Word[] = [...shelves, ...made, ...branded]
  const findWords = (isFound: (folded: string) => boolean) =>
    words
      .filter((word) => isFound(foldText(word.name)) || isFound(foldText(word.name_kana)))
      .map(({ name }) => name)
  const found = [
    ...findWords((folded) => folded.startsWith(begun)),
    ...findWords((folded) => folded.includes(begun)),
  ]
  return [...new Set(found)].slice(0, MAX_WORDS)
}

/** The first products a search for what was typed would find; none for nothing but spaces. */
export async function suggestProducts(
  scope: ProductScope,
  typed: string,
): Promise<{ key: string; name: string; unit_price: number }[]> {
  if (foldText(typed) === '') return []
  return scope.db
    .select({ key: product_models.key, name: product_models.name, unit_price: product_models.unit_price })
    .from(product_models)
    .where(toProductCondition(scope, { q: typed }))
    .orderBy(...toProductOrder())
    .limit(MAX_PRODUCTS)
}
