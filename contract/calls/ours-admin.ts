import * as z from 'zod/mini'
import type { CallDefinition } from '../call.ts'
import { declareCalls } from '../call.ts'
import { ChangeTypeSchema } from '../publish-hook.ts'
import {
  AdminArticleSchema,
  AdminLandingPageSchema,
  AdminMakerSchema,
  AdminProductSchema,
  AdminQuestionSchema,
  AdminStaticPageSchema,
  ArticleInputSchema,
  LandingPageInputSchema,
  MakerInputSchema,
  ProductInputSchema,
  PublicationSchema,
  PublishReportSchema,
  QuestionInputSchema,
  StaticPageInputSchema,
} from '../shapes/admin.ts'
import { idParams, instant, listOf, pagingQuery, richText } from '../shapes/fields.ts'
import { required } from '../shapes/rules.ts'

const spec = 'ours'
const auth = 'admin'

const query = z.object({
  ...pagingQuery,
  publication: z.optional(PublicationSchema),
  q: z.optional(z.string().check(z.maxLength(100))),
})
const errors = ['admin.version_conflict'] as const

/** The five calls by which the shop's staff keep one kind of content. */
function declareKind<
  const Path extends string,
  Entry extends z.ZodMiniObject,
  Shape extends z.core.$ZodShape,
  Input extends z.ZodMiniObject<Shape>,
>(path: Path, kind: { things: string; entry: Entry; input: Input & z.ZodMiniObject<Shape> }) {
  const { things, entry, input } = kind
  const change = z.extend(z.partial(input), { version: z.int() })
  const list = {
    spec,
    summary: `Lists ${things}, drafts and scheduled ones too, the last changed first.`,
    auth,
    query,
    response: listOf(entry),
    headers: ['paged'],
  } as const satisfies CallDefinition
  const find = {
    spec,
    summary: `Reads one of the ${things} to edit it.`,
    auth,
    params: idParams(),
    response: entry,
  } as const satisfies CallDefinition
  const create = {
    spec,
    summary: `Adds to the ${things}.`,
    auth,
    body: input,
    response: entry,
  } as const satisfies CallDefinition
  const update = {
    spec,
    summary: `Changes, schedules or withdraws one of the ${things}. Fields left out stay. 409 when it was saved since \`version\`.`,
    auth,
    params: idParams(),
    body: change,
    response: entry,
    errors,
  } as const satisfies CallDefinition
  const remove = {
    spec,
    summary: `Removes one of the ${things} for good. 409 when it was saved since \`version\`.`,
    auth,
    params: idParams(),
    query: z.object({ version: z.optional(z.coerce.number().check(z.int())) }),
    response: null,
    errors,
  } as const satisfies CallDefinition
  return {
    [`GET /v1/admin/${path}`]: list,
    [`POST /v1/admin/${path}`]: create,
    [`GET /v1/admin/${path}/{id}`]: find,
    [`PATCH /v1/admin/${path}/{id}`]: update,
    [`DELETE /v1/admin/${path}/{id}`]: remove,
  } as Record<`GET /v1/admin/${Path}`, typeof list> &
    Record<`POST /v1/admin/${Path}`, typeof create> &
    Record<`GET /v1/admin/${Path}/{id}`, typeof find> &
    Record<`PATCH /v1/admin/${Path}/{id}`, typeof update> &
    Record<`DELETE /v1/admin/${Path}/{id}`, typeof remove>
}

/** The editor's side, thin: enough to make, schedule and take back what publishes follow. */
export const adminCalls = declareCalls({
  'POST /v1/admin/auth/login': {
    spec,
    summary: 'A token for the shop’s staff; the fixed token of the environment needs no login.',
    auth: 'public',
    body: z.object({ password: z.string().check(required(), z.maxLength(128)) }),
    response: z.object({ access_token: z.string(), expires_at: instant() }),
    errors: ['auth.login.invalid'],
  },
  ...declareKind('news', { things: 'news', entry: AdminArticleSchema, input: ArticleInputSchema }),
  ...declareKind('blogs', { things: 'blog articles', entry: AdminArticleSchema, input: ArticleInputSchema }),
  ...declareKind('qas', {
    things: 'questions and answers',
    entry: AdminQuestionSchema,
    input: QuestionInputSchema,
  }),
  ...declareKind('makers', { things: 'makers', entry: AdminMakerSchema, input: MakerInputSchema }),
  ...declareKind('static-pages', {
    things: 'static pages',
    entry: AdminStaticPageSchema,
    input: StaticPageInputSchema,
  }),
  ...declareKind('lp', {
    things: 'landing pages',
    entry: AdminLandingPageSchema,
    input: LandingPageInputSchema,
  }),
  ...declareKind('products', { things: 'products', entry: AdminProductSchema, input: ProductInputSchema }),
  'GET /v1/admin/publishes': {
    spec,
    summary: 'What became of the last change of a thing: who was told, and what they published.',
    auth,
    query: z.object({
      type: ChangeTypeSchema,
      key: z.string(),
      /** Only a change of that version or a later one. */
      version: z.optional(z.coerce.number().check(z.int())),
    }),
    response: z.object({ report: z.nullable(PublishReportSchema) }),
  },
  'POST /v1/admin/rich-text': {
    spec,
    summary: 'Rich text as a page will show it: what is not allowed is gone.',
    auth,
    body: z.object({ html: richText() }),
    response: z.object({ html: z.string() }),
  },
})
