import { eq } from 'drizzle-orm'
import { toRedirectAddress } from '#contract/redirect-address.ts'
import { ArticleInputSchema } from '#contract/shapes/admin.ts'
import type { ImportKind } from '#contract/shapes/imports.ts'
import { RedirectInputSchema } from '#contract/shapes/redirect.ts'
import { articles } from '#shop-api/db/schema/content.ts'
import { redirects } from '#shop-api/db/schema/redirects.ts'
import { newsKind } from '#shop-api/editing/content-kinds.ts'
import { redirectKind } from '#shop-api/editing/redirect-kind.ts'
import type { ImportTarget } from './import-scope.ts'
import { createKindTarget } from './kind-target.ts'
import { memberTarget } from './member-target.ts'
import { productTarget } from './product-target.ts'

/** How each kind of things is written. */
export const TARGETS: Record<ImportKind, ImportTarget> = {
  products: productTarget,
  members: memberTarget,
  news: createKindTarget({
    kind: 'news',
    edited: newsKind,
    schema: ArticleInputSchema,
    table: articles,
    key: { field: 'key', column: articles.key },
    only: eq(articles.kind, 'news'),
    blank: { summary: '', body: '', category: '', picture: null },
  }),
  redirects: createKindTarget({
    kind: 'redirects',
    edited: redirectKind,
    schema: RedirectInputSchema,
    table: redirects,
    key: { field: 'from', column: redirects.from, fold: (text) => toRedirectAddress(text) ?? text },
    blank: {},
  }),
}
