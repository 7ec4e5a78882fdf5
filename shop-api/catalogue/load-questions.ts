import { and, desc, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { ProductQuestion } from '#contract/shapes/product-question.ts'
import type { Db } from '#shop-api/db/db.ts'
import { product_questions } from '#shop-api/db/schema/visitors.ts'
import { groupRows } from './group-rows.ts'

/** How many a product page shows at once. */
const QUESTIONS = 10

/** The questions of each product that were answered last, for pages read in bulk. */
export async function loadQuestions(db: Db, ids: readonly number[]): Promise<Map<number, ProductQuestion[]>> {
  const { id, model_id, answer, answered_at } = product_questions
  const ranked = db
    .select({
      id,
      rank: sql<number>`row_number() over (partition by ${model_id} order by ${answered_at} desc, ${id} desc)`.as(
        'rank',
      ),
    })
    .from(product_questions)
    .where(and(inArray(model_id, [...ids]), isNotNull(answer), isNotNull(answered_at)))
    .as('ranked')
  const rows = await db
    .select({ question: product_questions })
    .from(product_questions)
    .innerJoin(ranked, and(sql`${ranked.id} = ${id}`, lte(ranked.rank, QUESTIONS)))
    .orderBy(desc(answered_at), desc(id))
  const byModel = groupRows(rows, ({ question }) => question.model_id)
  return new Map([...byModel].map(([model, group]) => [model, group.flatMap(toQuestion)]))
}

function toQuestion({
  question: row,
}: {
  question: typeof product_questions.$inferSelect
}): ProductQuestion[] {
  const { id, model_id, nickname, question, answer, asked_at, answered_at } = row
  if (answer === null || answered_at === null) return []
  return [
    {
      id,
      product_id: model_id,
      nickname,
      question,
      answer,
      asked_at: asked_at.toISOString(),
      answered_at: answered_at.toISOString(),
    },
  ]
}
