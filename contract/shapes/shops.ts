import * as z from 'zod/mini'
import { isOrigin } from '../is-origin.ts'
import { findShopNameFault } from '../shop-names.ts'
import { instant, textOrNull } from './fields.ts'
import { email, oneLine, text } from './input.ts'
import { required, urlKey } from './rules.ts'

/**
 * `preparing`: its pages can be read, no search engine lists them, and nothing is sold. `open`: it sells. `closed`: it sells
 * no more and its pages say so; members still find their orders, and the staff everything.
 */
export const ShopStateSchema = z.enum(['preparing', 'open', 'closed'])
export type ShopState = z.infer<typeof ShopStateSchema>

/** A shop as the installation knows it. */
export const ShopEntrySchema = z.object({
  /** Prefix of its calls. */
  channel: z.string(),
  name: z.string(),
  theme: z.string(),
  /** Null where only the environment says it. */
  origin: textOrNull(),
  state: ShopStateSchema,
  product_count: z.int(),
  order_count: z.int(),
  created_at: instant(),
})
export type ShopEntry = z.infer<typeof ShopEntrySchema>

/** A shop that was just made. The token opens `/{key}/admin/#/invitation/{token}` to its first owner, once, for seven days. */
export const NewShopSchema = z.object({ key: z.string(), token: z.string() })

export const ShopInputSchema = z.object({
  channel: z.string().check(
    oneLine(),
    required(),
    z.refine((name) => findShopNameFault(name) === undefined),
  ),
  name: text(60),
  theme: text(50).check(urlKey()),
  /** Where shoppers find it, without a path: `https://kissa.example`. */
  origin: z.string().check(oneLine(), required(), z.maxLength(200), z.refine(isOrigin)),
  /** Of its first owner, whom the link then names; shoppers see it as the shop's address until the company has another. */
  email: email(),
})
export type ShopInput = z.infer<typeof ShopInputSchema>

export const ShopStandingSchema = z.object({ state: ShopStateSchema, version: z.int() })
export type ShopStanding = z.infer<typeof ShopStandingSchema>
