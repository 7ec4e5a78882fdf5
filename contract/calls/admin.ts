import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import { declareKind } from '../declare-kind.ts'
import { ChangeTypeSchema } from '../publish-hook.ts'
import {
  AdminArticleSchema,
  AdminLandingPageSchema,
  AdminMakerSchema,
  AdminProductQuerySchema,
  AdminProductSchema,
  AdminQuestionSchema,
  AdminStaticPageSchema,
  ArticleInputSchema,
  LandingPageInputSchema,
  MakerInputSchema,
  ProductBulkInputSchema,
  ProductBulkRemovalSchema,
  ProductInputSchema,
  PublishReportSchema,
  QuestionInputSchema,
  StaticPageInputSchema,
} from '../shapes/admin.ts'
import { done, richText } from '../shapes/fields.ts'

const is_ours = true
const auth = 'admin'

/** The editor's calls: enough to create, schedule and withdraw what is published. */
export const adminCalls = declareCalls({
  ...declareKind('news', {
    area: 'content',
    things: 'news',
    entry: AdminArticleSchema,
    input: ArticleInputSchema,
  }),
  ...declareKind('blogs', {
    area: 'content',
    things: 'blog articles',
    entry: AdminArticleSchema,
    input: ArticleInputSchema,
  }),
  ...declareKind('qas', {
    things: 'questions and answers',
    area: 'content',
    entry: AdminQuestionSchema,
    input: QuestionInputSchema,
  }),
  ...declareKind('makers', {
    area: 'catalogue',
    things: 'makers',
    entry: AdminMakerSchema,
    input: MakerInputSchema,
  }),
  ...declareKind('static-pages', {
    things: 'static pages',
    area: 'content',
    entry: AdminStaticPageSchema,
    input: StaticPageInputSchema,
  }),
  ...declareKind('lp', {
    things: 'landing pages',
    area: 'content',
    entry: AdminLandingPageSchema,
    input: LandingPageInputSchema,
  }),
  ...declareKind('products', {
    area: 'catalogue',
    things: 'products',
    entry: AdminProductSchema,
    input: ProductInputSchema,
    query: AdminProductQuerySchema,
  }),
  'POST /v1/admin/products/bulk': {
    is_ours,
    summary:
      'Changes many products alike: all of them, or none. A refusal names each that cannot be, by its place in `products`.',
    auth,
    area: 'catalogue',
    body: ProductBulkInputSchema,
    response: done(),
    errors: ['admin.version_conflict', 'admin.bulk_refused'],
  },
  'POST /v1/admin/products/bulk-removal': {
    is_ours,
    summary: 'Removes many products for good: all of them, or none.',
    auth,
    area: 'catalogue',
    body: ProductBulkRemovalSchema,
    response: done(),
    errors: ['admin.version_conflict', 'admin.bulk_refused'],
  },
  'GET /v1/admin/publishes': {
    is_ours,
    summary: 'What became of the last change of a thing: who was told, and what they published.',
    auth,
    area: 'own',
    query: z.object({
      type: ChangeTypeSchema,
      key: z.string(),
      /** Only a change of that version or a later one. */
      version: z.optional(z.coerce.number().check(z.int())),
    }),
    response: z.object({ report: z.nullable(PublishReportSchema) }),
  },
  'POST /v1/admin/rich-text': {
    is_ours,
    summary: 'Rich text as a page will show it: what is not allowed is gone.',
    auth,
    area: 'own',
    body: z.object({ html: richText() }),
    response: z.object({ html: z.string() }),
  },
})
