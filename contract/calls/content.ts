import * as z from 'zod/mini'
import { declareCalls } from '../call.ts'
import {
  ArticleSchema,
  BannerSchema,
  ColourSchemeSchema,
  FreeAreaSchema,
  LayoutSchema,
  MakerSchema,
  MessageSchema,
  QaSchema,
  StaticPageSchema,
} from '../shapes/content.ts'
import { key, listQuery, pagingQuery, ReferenceSchema, switchQuery } from '../shapes/fields.ts'
import { ProductSummarySchema } from '../shapes/product.ts'
import { SettingsSchema } from '../shapes/settings.ts'

const spec = '§7 Content'

export const contentCalls = declareCalls({
  'GET /v1/settings/front': {
    spec,
    summary: 'Every setting the storefront reads.',
    auth: 'public',
    response: SettingsSchema,
  },
  'GET /public.json': {
    spec,
    summary: 'Environment of the channel, before anything else is known.',
    auth: 'public',
    response: z.object({
      environment: z.string(),
      channel: z.string(),
      name: z.string(),
      /** Grows with every change of content: what a cache may key on. */
      content_version: z.int(),
    }),
  },
  'GET /v1/colorschemes/selected/front': {
    spec,
    summary: 'The chosen colour scheme: role → colour.',
    auth: 'public',
    response: ColourSchemeSchema,
  },
  'GET /v1/pages/front/layout/{page}': {
    spec,
    summary: 'Which frame a page wears and what the editor placed in it.',
    auth: 'public',
    response: LayoutSchema,
  },
  'GET /v1/layouts/{page}': {
    spec,
    summary: 'The blocks of a named layout (shared by pages).',
    auth: 'public',
    response: LayoutSchema,
  },
  'GET /v1/news': {
    spec,
    summary: 'News, newest first.',
    auth: 'visitor',
    query: z.object({
      ...pagingQuery,
      category: z.optional(z.string()),
      is_detail: z.optional(switchQuery()),
    }),
    response: z.object({ data: z.array(ArticleSchema) }),
    headers: ['paged'],
  },
  'GET /v1/news/{resourceKey}': {
    spec,
    summary: 'One piece of news.',
    auth: 'visitor',
    response: ArticleSchema,
  },
  'GET /v1/blogs': {
    spec,
    summary: 'Blog articles, newest first.',
    auth: 'public',
    query: z.object({ ...pagingQuery, category: z.optional(z.string()) }),
    response: z.object({ data: z.array(ArticleSchema) }),
    headers: ['paged'],
  },
  'GET /v1/blogs/{resourceKey}': {
    spec,
    summary: 'One blog article.',
    auth: 'public',
    response: ArticleSchema,
  },
  'GET /v1/makers': {
    spec,
    summary: 'Makers in kana order.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(MakerSchema) }),
    headers: ['paged'],
  },
  'GET /v1/makers/{resourceKey}': { spec, summary: 'One maker.', auth: 'public', response: MakerSchema },
  'GET /v1/banners': {
    spec,
    summary: 'Banners of the areas asked for, in their order.',
    auth: 'public',
    query: z.object({ ...pagingQuery, area: z.optional(listQuery()), is_show: z.optional(switchQuery()) }),
    response: z.object({ data: z.array(BannerSchema) }),
    headers: ['paged'],
  },
  'GET /v1/collections/{alias}': {
    spec,
    summary: 'A hand-picked list of products.',
    auth: 'visitor',
    query: z.object({ ...pagingQuery, max_page_size: z.optional(switchQuery()) }),
    response: z.object({
      alias: key(),
      name: z.string(),
      description: z.string(),
      data: z.array(ProductSummarySchema),
    }),
    headers: ['paged'],
  },
  'GET /v1/tags': {
    spec,
    summary: 'Tags of products.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(z.extend(ReferenceSchema, { has_password: z.boolean() })) }),
    headers: ['paged'],
  },
  'GET /v1/free-areas': {
    spec,
    summary: 'Editor’s blocks of rich text.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(FreeAreaSchema) }),
    headers: ['paged'],
  },
  'GET /v1/free-areas/{code}': {
    spec,
    summary: 'One block of rich text.',
    auth: 'public',
    response: FreeAreaSchema,
  },
  'GET /v1/messages': {
    spec,
    summary: 'Per-page messages of spec §2.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(MessageSchema) }),
    headers: ['paged'],
  },
  'GET /v1/messages/{code}': { spec, summary: 'One message.', auth: 'public', response: MessageSchema },
  'GET /v1/static-pages/urls': {
    spec,
    summary: 'Addresses of all static pages.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(z.object({ url: z.string(), title: z.string() })) }),
    headers: ['paged'],
  },
  'GET /v1/static-pages/url{url}': {
    spec,
    summary: 'One static page by its address.',
    auth: 'public',
    response: StaticPageSchema,
  },
  'GET /v1/qas': {
    spec,
    summary: 'Questions and answers.',
    auth: 'public',
    query: z.object({ ...pagingQuery, category: z.optional(z.string()), q: z.optional(z.string()) }),
    response: z.object({ data: z.array(QaSchema) }),
    headers: ['paged'],
  },
  'GET /v1/qa-categories': {
    spec,
    summary: 'Categories of questions.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(ReferenceSchema) }),
    headers: ['paged'],
  },
})
