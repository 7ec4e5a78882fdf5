import * as z from 'zod/mini'
import { asKept } from './as-kept.ts'
import { editedFields, publicationInput } from './admin.ts'
import { CouponSchema } from './coupon.ts'
import { id, instant, PictureSchema, richText, yen } from './fields.ts'
import { optionalLines, text } from './input.ts'

const couponFields = {
  /** What a shopper types; letter case does not matter to those who type it. Once in a shop. */
  code: text(30).check(z.regex(/^[A-Z0-9-]+$/)),
  name: text(100),
  description: optionalLines(500),
  kind: CouponSchema.shape.kind,
  /** Yen or percent by `kind`; 0 for shipping fee. */
  discount: z.int().check(z.nonnegative(), z.lte(1_000_000)),
  /** Goods needed, tax included; 0 for any order. */
  minimum_total: yen(),
  /** `takers`: members who took it first. */
  for_whom: z.enum(['everybody', 'members', 'takers']),
  /** How many orders can use it in total; null for any number. */
  usage_limit: z.nullable(z.int().check(z.gte(1))),
  /** Categories whose goods it is for; empty for all goods. */
  category_ids: z.array(id()).check(z.maxLength(100)),
}
/** A coupon. It can be taken and used from `published_at` until `close_at`. */
export const CouponInputSchema = z.object({ ...couponFields, ...publicationInput })
export type CouponInput = z.infer<typeof CouponInputSchema>
export const AdminCouponSchema = z.object({ ...asKept(couponFields), ...editedFields })
export type AdminCoupon = z.infer<typeof AdminCouponSchema>

const popupFields = {
  title: text(120),
  body: richText(),
  picture: z.nullable(PictureSchema),
  /** Where it leads, a path of the shop or an https address; null: nowhere. */
  href: z.nullable(text(500).check(z.regex(/^(\/(?!\/)|https:\/\/)/))),
}
/** What members see. Of several that are due, the newest. */
export const PopupInputSchema = z.object({ ...popupFields, ...publicationInput })
export type PopupInput = z.infer<typeof PopupInputSchema>
export const AdminPopupSchema = z.object({ ...asKept(popupFields), ...editedFields, updated_at: instant() })
export type AdminPopup = z.infer<typeof AdminPopupSchema>
