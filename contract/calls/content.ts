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

const heading = 'Content'

export const contentCalls = declareCalls({
  'GET /v1/settings/front': {
    heading,
    summary: 'Every setting the storefront reads.',
    auth: 'public',
    response: SettingsSchema,
  },
  'GET /public.json': {
    heading,
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
    heading,
    summary: 'The chosen colour scheme: role → colour.',
    auth: 'public',
    response: ColourSchemeSchema,
  },
  'GET /v1/pages/front/layout/{page}': {
    heading,
    summary: 'Which frame a page wears and what the editor placed in it.',
    auth: 'public',
    response: LayoutSchema,
  },
  'GET /v1/layouts/{page}': {
    heading,
    summary: 'The blocks of a named layout (shared by pages).',
    auth: 'public',
    response: LayoutSchema,
  },
  'GET /v1/news': {
    heading,
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
    heading,
    summary: 'One piece of news.',
    auth: 'visitor',
    response: ArticleSchema,
  },
  'GET /v1/blogs': {
    heading,
    summary: 'Blog articles, newest first.',
    auth: 'public',
    query: z.object({ ...pagingQuery, category: z.optional(z.string()) }),
    response: z.object({ data: z.array(ArticleSchema) }),
    headers: ['paged'],
  },
  'GET /v1/blogs/{resourceKey}': {
    heading,
    summary: 'One blog article.',
    auth: 'public',
    response: ArticleSchema,
  },
  'GET /v1/makers': {
    heading,
    summary: 'Makers in kana order.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(MakerSchema) }),
    headers: ['paged'],
  },
  'GET /v1/makers/{resourceKey}': { heading, summary: 'One maker.', auth: 'public', response: MakerSchema },
  'GET /v1/banners': {
    heading,
    summary: 'Banners of the areas asked for, in their order.',
    auth: 'public',
    query: z.object({ ...pagingQuery, area: z.optional(listQuery()), is_show: z.optional(switchQuery()) }),
    response: z.object({ data: z.array(BannerSchema) }),
    headers: ['paged'],
  },
  'GET /v1/collections/{alias}': {
    heading,
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
    heading,
    summary: 'Tags of products.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(z.extend(ReferenceSchema, { has_password: z.boolean() })) }),
    headers: ['paged'],
  },
  'GET /v1/free-areas': {
    heading,
    summary: 'Editor’s blocks of rich text.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(FreeAreaSchema) }),
    headers: ['paged'],
  },
  'GET /v1/free-areas/{code}': {
    heading,
    summary: 'One block of rich text.',
    auth: 'public',
    response: FreeAreaSchema,
  },
  'GET /v1/messages': {
    heading,
    summary: 'Per-page messages of behaviour 2.3.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(MessageSchema) }),
    headers: ['paged'],
  },
  'GET /v1/messages/{code}': { heading, summary: 'One message.', auth: 'public', response: MessageSchema },
  'GET /v1/static-pages/urls': {
    heading,
    summary: 'Addresses of all static pages.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(z.object({ url: z.string(), title: z.string() })) }),
    headers: ['paged'],
  },
  'GET /v1/static-pages/url{url}': {
    heading,
    summary: 'One static page by its address.',
    auth: 'public',
    response: StaticPageSchema,
  },
  'GET /v1/qas': {
    heading,
    summary: 'Questions and answers.',
    auth: 'public',
    query: z.object({ ...pagingQuery, category: z.optional(z.string()), q: z.optional(z.string()) }),
    response: z.object({ data: z.array(QaSchema) }),
    headers: ['paged'],
  },
  'GET /v1/qa-categories': {
    heading,
    summary: 'Categories of questions.',
    auth: 'public',
    query: z.object(pagingQuery),
    response: z.object({ data: z.array(ReferenceSchema) }),
    headers: ['paged'],
  },
})
