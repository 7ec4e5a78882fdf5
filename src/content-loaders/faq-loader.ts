import type { Qa } from '#contract/shapes/content.ts'
import type { Reference } from '#contract/shapes/fields.ts'
import { createEntryLoader } from './create-entry-loader.ts'
import { read } from './read.ts'
import { toSafeHtml } from './rich-text.ts'

export interface Faq {
  /** Categories that have a question, in the shop's order. */
  categories: (Reference & { questions: Qa[] })[]
}

/** Every question and answer by category, id `all`. */
export const faqLoader = createEntryLoader<Faq>('faq', async () => {
  const [{ body: categories }, { body: questions }] = await Promise.all([
    read('GET /v1/qa-categories', { query: { per: 'all' } }),
    read('GET /v1/qas', { query: { per: 'all' } }),
  ])
  const safe = questions.data.map((one) => ({ ...one, answer: toSafeHtml(one.answer) }))
  return {
    data: {
      categories: categories.data
        .map((category) => ({
          ...category,
          questions: safe.filter((one) => one.category === category.key),
        }))
        .filter((category) => category.questions.length > 0),
    },
    tags: ['faq'],
  }
})
