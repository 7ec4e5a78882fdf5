import { and, asc, eq } from 'drizzle-orm'
import type { FitKind, Judgement, ProductJudgement } from '#contract/shapes/bikes.ts'
import { type ProductScope, toProductCondition } from '#shop-api/catalogue/product-filter.ts'
import { fitments } from '#shop-api/db/schema/bikes.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'

/** Products judged in one call. */
const MAX_JUDGED = 100

/** The best first: a product is judged by its best variation. */
const byWorth: readonly Judgement[] = ['fits', 'needs_work', 'ask', 'unfit', 'none']

/** What is said of a variation without a fitment with the bike. */
const unlisted: Record<FitKind, Judgement> = {
  none: 'none',
  universal: 'fits',
  ask: 'ask',
  listed: 'unfit',
}

type Judged = Pick<ProductJudgement, 'state' | 'note'>

/** Whether products go on a bike, in the order asked. Those the visitor may not see are left out. */
export async function judgeProducts(
  scope: ProductScope,
  bike_id: number,
  keys: readonly string[],
): Promise<ProductJudgement[]> {
  const asked = [...new Set(keys)].slice(0, MAX_JUDGED)
  if (asked.length === 0) return []
  const rows = await scope.db
    .select({
      key: product_models.key,
      kind: product_models.fit_kind,
      id: products.id,
      state: fitments.state,
      note: fitments.note,
    })
    .from(product_models)
    .innerJoin(products, eq(products.model_id, product_models.id))
    .leftJoin(fitments, and(eq(fitments.product_id, products.id), eq(fitments.bike_id, bike_id)))
    .where(toProductCondition(scope, { keys: asked }))
    .orderBy(asc(products.position), asc(products.id))
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return asked.flatMap((key) => {
    const variations = (byKey.get(key) ?? []).map(({ id, kind, state, note }) =>
      state === null || kind === 'none'
        ? { id, state: unlisted[kind], note: null }
        : { id, state, note: note || null },
    )
    return variations.length > 0 ? { key, ...pickBest(variations), products: variations } : []
  })
}

/** A note that is not that of all the best is said of the variation only. */
function pickBest(variations: readonly Judged[]): Judged {
  const state = byWorth.find((one) => variations.some((variation) => variation.state === one)) ?? 'none'
  const notes = new Set(variations.filter((one) => one.state === state).map(({ note }) => note))
  const [note = null] = notes
  return { state, note: notes.size === 1 ? note : null }
}
