import { and, asc, eq, like } from 'drizzle-orm'
import type { Qa } from '#contract/shapes/content.ts'
import { toLikePattern } from '#shop-api/catalogue/product-filter.ts'
import type { Db } from '#shop-api/db/db.ts'
import { isShown } from '#shop-api/db/is-shown.ts'
import { qas } from '#shop-api/db/schema/content.ts'
import { toSearchWords } from '#src/rules/input/fold-text.ts'

/** Questions and answers of a category, or that hold all words of a search. */
export function listQuestions(
  { db, channel_id, now }: { db: Db; channel_id: number; now: Date },
  { category, q }: { category?: string | undefined; q?: string | undefined },
): Promise<Qa[]> {
  return db
    .select({
      id: qas.id,
      category: qas.category,
      question: qas.question,
      answer: qas.answer,
      version: qas.version,
    })
    .from(qas)
    .where(
      and(
        eq(qas.channel_id, channel_id),
        isShown(qas, now),
        category === undefined ? undefined : eq(qas.category, category),
        ...toSearchWords(q ?? '').map((word) => like(qas.search_text, toLikePattern(word))),
      ),
    )
    .orderBy(asc(qas.position), asc(qas.id))
}
