import { and, asc, eq, inArray, desc, isNotNull, lte, sql } from 'drizzle-orm'
import type { Reference } from '#contract/shapes/fields.ts'
import type { Product, ProductVariation } from '#contract/shapes/product.ts'
import type { Db } from '#shop-api/db/db.ts'
import { categories, product_model_categories, product_texts } from '#shop-api/db/schema/catalogue.ts'
import { toPagePictures, toVariationPictures } from '#shop-api/media/product-pictures.ts'
import { loadFitments } from './load-fitments.ts'
import { groupRows } from './group-rows.ts'
import { type LoadedModel, loadModels, type VariationRow } from './load-models.ts'
import { loadAccessories, loadRecommended, loadReviews } from './load-related.ts'
import { toOrderableQuantity, toOrderUnits, toSaleablePieces, toStockState } from './stock-state.ts'
import { toContent } from './to-content.ts'
import { toProductSummary } from './to-product-summary.ts'
import type { ProductQuestion } from '#contract/shapes/product-question.ts'
import { product_questions } from '#shop-api/db/schema/visitors.ts'

/** How many a product page shows at once. */
const QUESTIONS = 10

/** Parts of a product that are only sent when asked for. */
export type ProductInclude = 'recommend' | 'accessories' | 'reviews' | 'questions' | 'fitments'

/** Whole products in the order of the ids: a fixed number of queries, however many products. */
export async function loadProducts(
  db: Db,
  ids: readonly number[],
  { now, include }: { now: Date; include: readonly ProductInclude[] },
): Promise<Product[]> {
  if (ids.length === 0) return []
  const models = await loadModels(db, ids)
  const rows = [...models.values()].map(({ row }) => row)
  const [texts, shelves, recommend, accessories, reviews, questions, fitments] = await Promise.all([
    db
      .select()
      .from(product_texts)
      .where(inArray(product_texts.model_id, [...ids])),
    loadShelves(db, rows),
    include.includes('recommend') ? loadRecommended(db, rows, now) : undefined,
    include.includes('accessories') ? loadAccessories(db, ids, now) : undefined,
    include.includes('reviews') ? loadReviews(db, ids) : undefined,
    include.includes('questions') ? loadQuestions(db, ids) : undefined,
    include.includes('fitments') ? loadFitments(db, ids) : undefined,
  ])
  const textByModel = new Map(texts.map((text) => [text.model_id, text]))
  return ids.flatMap((id) => {
    const model = models.get(id)
    const text = textByModel.get(id)
    if (!model || !text) return []
    const { row, variations } = model
    return {
      ...toProductSummary(model, now),
      description: text.description,
      specs: text.specs,
      size_table: text.size_table,
      pictures: toPagePictures(row, variations),
      category_path: shelves.paths.get(row.category_id ?? 0) ?? [],
      categories: shelves.direct.get(id) ?? [],
      product_model: {
        id,
        name: row.name,
        axes: text.axes,
        products: variations.map((variation) => toVariation(variation, model)),
      },
      ...(row.fit_kind !== 'none' && { fit_kind: row.fit_kind }),
      ...(row.is_embroiderable && { is_embroiderable: true as const }),
      published_at: row.published_at.toISOString(),
      position: row.position,
      ...(recommend && { recommend: recommend.get(id) ?? [] }),
      ...(accessories && { accessories: accessories.get(id) ?? [] }),
      ...(reviews && { reviews: reviews.get(id) ?? [] }),
      ...(questions && { questions: questions.get(id) ?? [] }),
      ...(fitments && { fitments: fitments.get(id) ?? [] }),
    }
  })
}

function toVariation(variation: VariationRow, { row }: LoadedModel): ProductVariation {
  const { id, code, name, options, unit_price, list_price, jan_code } = variation
  return {
    id,
    code,
    name,
    options,
    unit_price,
    list_price,
    stock_state: toStockState(toSaleablePieces(variation)),
    max_quantity: toOrderableQuantity(variation),
    jan_code,
    pictures: toVariationPictures(row, variation),
    ...toContent(variation, row),
    ...toOrderUnits(variation),
  }
}

/** Categories each product stands in, and the path from the top to each of their main categories. */
async function loadShelves(db: Db, rows: readonly LoadedModel['row'][]) {
  const [first] = rows
  if (!first) return { direct: new Map<number, Reference[]>(), paths: new Map<number, Reference[]>() }
  const [tree, links] = await Promise.all([
    db
      .select({ id: categories.id, key: categories.key, name: categories.name, path: categories.path })
      .from(categories)
      .where(and(eq(categories.channel_id, first.channel_id), eq(categories.belongs_to, 'products')))
      .orderBy(asc(categories.position)),
    db
      .select({
        model_id: product_model_categories.model_id,
        category_id: product_model_categories.category_id,
      })
      .from(product_model_categories)
      .where(
        and(
          inArray(
            product_model_categories.model_id,
            rows.map((row) => row.id),
          ),
          eq(product_model_categories.is_direct, true),
        ),
      ),
  ])
  const references = new Map(tree.map(({ id, key, name }) => [id, { key, name }]))
  const byModel = groupRows(links, (link) => link.model_id)
  const toReferences = (ids: readonly number[]) => ids.flatMap((id) => references.get(id) ?? [])
  return {
    direct: new Map(
      [...byModel].map(([id, held]) => [id, toReferences(held.map((link) => link.category_id))]),
    ),
    paths: new Map(tree.map(({ id, path }) => [id, toReferences(path)])),
  }
}

/** The questions of each product that were answered last, in bulk for pages. */
async function loadQuestions(db: Db, ids: readonly number[]): Promise<Map<number, ProductQuestion[]>> {
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
