import * as z from 'zod/mini'
import { id, instant, key, PictureSchema, version } from './fields.ts'
import {
  addressLine,
  email,
  optionalAddressLine,
  optionalCompanyName,
  optionalLines,
  personName,
  phoneNumber,
  postalCode,
} from './input.ts'

/** A printed catalogue: leafed through on /flip-book, ordered on /catalog-order. */
export const CatalogSchema = z.object({
  id: id(),
  key: key(),
  name: z.string(),
  description: z.string(),
  picture: z.nullable(PictureSchema),
  /** In reading order. */
  pages: z.array(PictureSchema),
  /** True when a paper copy can be ordered. */
  is_orderable: z.boolean(),
  published_at: instant(),
  version: version(),
})
export type Catalog = z.infer<typeof CatalogSchema>

/** Who wants which catalogues on paper. Ours: POST /v1/catalog-orders. */
export const CatalogOrderInputSchema = z.object({
  catalog_ids: z.array(id()).check(z.minLength(1), z.maxLength(10)),
  company_name: optionalCompanyName(),
  last_name: personName(),
  first_name: personName(),
  postal_code: postalCode(),
  prefecture: addressLine(),
  city: addressLine(),
  address1: addressLine(),
  address2: optionalAddressLine(),
  phone_number: phoneNumber(),
  email: email(),
  note: z.optional(optionalLines(500)),
})
export type CatalogOrderInput = z.input<typeof CatalogOrderInputSchema>
