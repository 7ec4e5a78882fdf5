import * as z from 'zod/mini'
import { CatalogOrderInputSchema } from '#contract/shapes/catalog.ts'

/** The form keeps which catalogues were chosen as text, as it keeps everything. */
export const catalogOrder = z.pipe(
  z.transform((typed: unknown) => {
    const values = typed as Record<string, string>
    return { ...values, catalog_ids: (values['catalog_ids'] ?? '').split(',').filter(Boolean).map(Number) }
  }),
  CatalogOrderInputSchema,
)
