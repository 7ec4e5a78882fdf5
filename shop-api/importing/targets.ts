import { eq } from 'drizzle-orm'
import { toRedirectAddress } from '#contract/redirect-address.ts'
import { BikeInputSchema } from '#contract/shapes/admin-bikes.ts'
import { ArticleInputSchema } from '#contract/shapes/admin.ts'
import type { ImportKind } from '#contract/shapes/imports.ts'
import { RedirectInputSchema } from '#contract/shapes/redirect.ts'
import { bikes } from '#shop-api/db/schema/bikes.ts'
import { articles } from '#shop-api/db/schema/content.ts'
import { redirects } from '#shop-api/db/schema/redirects.ts'
import { bikeKind } from '#shop-api/editing/bike-kind.ts'
import { newsKind } from '#shop-api/editing/content-kinds.ts'
import { redirectKind } from '#shop-api/editing/redirect-kind.ts'
import { contractPriceTarget } from './contract-price-target.ts'
import { fitmentTarget } from './fitment-target.ts'
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
  bikes: createKindTarget({
    kind: 'bikes',
    edited: bikeKind,
    schema: BikeInputSchema,
    table: bikes,
    key: { field: 'key', column: bikes.key },
    blank: { maker_kana: '', model_kana: '', year_to: null, displacement: null, frame_codes: [] },
  }),
  fitments: fitmentTarget,
  'contract-prices': contractPriceTarget,
}
