import { and, eq, gt } from 'drizzle-orm'
import { OPENING_STEPS, type OpeningStep } from '#contract/shapes/trade-law.ts'
import { loadTermsFacts } from '#shop-api/content/load-terms-facts.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { product_models, products } from '#shop-api/db/schema/catalogue.ts'
import { OPENING } from '#src/text/editor/opening.ts'

/** What a shop needs before it opens: what the law wants to be said, and what nobody could buy without. */
export async function listOpeningSteps(db: Db, channel_id: number, now: Date): Promise<OpeningStep[]> {
  const facts = await loadTermsFacts(db, channel_id)
  const [shown] = await db
    .select({ id: product_models.id })
    .from(product_models)
    .innerJoin(products, eq(products.model_id, product_models.id))
    .where(
      and(eq(product_models.channel_id, channel_id), isShown(product_models, now), gt(products.stock, 0)),
    )
    .limit(1)
  const company = facts?.company
  const isDone: Record<OpeningStep['code'], boolean> = {
    company: [
      company?.name,
      company?.address,
      company?.phone_number,
      company?.email,
      company?.representative,
    ].every(Boolean),
    shipping_fees: (facts?.regions.length ?? 0) > 0,
    payment_methods: (facts?.payments.length ?? 0) > 0,
    products: shown !== undefined,
    returns: Boolean(facts?.law.returns),
  }
  return OPENING_STEPS.map((code) => ({ code, is_done: isDone[code], message: OPENING[code] }))
}
