import * as z from 'zod/mini'
import { textOrNull } from './fields.ts'
import { ShopStateSchema } from './shops.ts'

/** A shop whose members may log in at this one (`POST /v1/auth/login-sync-channel`). */
const SisterSchema = z.object({
  channel: z.string(),
  /** As shoppers know it. */
  name: z.string(),
})
export type Sister = z.infer<typeof SisterSchema>

/** Settings (behaviour 1.7), and `SITE.NAME`…, ours. Unknown keys pass through. */
export const SettingsSchema = z.looseObject({
  'SITE.THEME': z.string(),
  'SITE.NAMESPACE': z.string(),
  'SITE.STORAGE_URL': z.string(),
  'SITE.CHANNEL_PREFIX': z.string(),
  'SITE.NAME': z.string(),
  /** Ours, absent is open: whether the shop sells yet, or no more. */
  'SITE.STATE': z.optional(ShopStateSchema),
  'SITE.TITLE': z.string(),
  'SITE.DESCRIPTION': z.string(),
  'SITE.IS_KEYCODE_REQUIRED': z.boolean(),
  'SITE.NO_MEMBER_USE': z.boolean(),
  'SITE.IS_USE_TOP_LP': z.boolean(),
  /** Providers of `GET /v1/auth/{provider}/redirect`, between spaces; empty for none. Absent from other APIs (ours). */
  'SITE.SOCIAL_LOGINS': z.optional(z.string()),
  /** Sister shops of `POST /v1/auth/login-sync-channel`. Absent from other APIs (ours). */
  'SITE.SYNC_SHOPS': z.optional(z.array(SisterSchema)),
  'SITE.BREAKPOINT.SCREEN-SM': z.int(),
  'SITE.BREAKPOINT.SCREEN-MD': z.int(),
  /** `CartDrawer`: whoever adds something sees the cart beside the page; null: a message says it is in. */
  'CART.POPUP_COMPONENT': textOrNull(),
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': z.boolean(),
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': z.boolean(),
  /** Whether the cart offers itself as a quotation; absent is no (ours). */
  'PLUGIN.QUOTATION.IS_USE': z.optional(z.boolean()),
  /** Ours, absent is no: whether events are written down by the shop itself. */
  'PLUGIN.TRACKING.IS_USE': z.optional(z.boolean()),
  /** Container of the tag manager, e.g. `GTM-K4BR7QN`; empty for none. */
  'PLUGIN.TRACKING.GTM_ID': z.optional(z.string()),
  /** Whether the container's advertisements are told what was looked at. */
  'PLUGIN.RETARGETING.IS_USE': z.optional(z.boolean()),
  /**
   * Ours, empty for none: https addresses of scripts other companies run on the pages. A tag; recommendations, which
   * fill `#service-recommendation` on product pages; and a service of pop-ups with the global function, e.g. `popups.open`,
   * that links to `#popup-…` call.
   */
  'PLUGIN.THIRD_PARTY_TAG.SRC': z.optional(z.string()),
  'PLUGIN.RECOMMENDATION.SRC': z.optional(z.string()),
  'PLUGIN.POPUP.SRC': z.optional(z.string()),
  'PLUGIN.POPUP.FUNCTION': z.optional(z.string()),
  /**
   * Ours, empty for none: the hosts such a script asks beside its own, which the policy of a page then allows
   * (`contract/policy-hosts.ts` has the form). Those of the tag count for the container of the tag manager, too.
   */
  'PLUGIN.THIRD_PARTY_TAG.HOSTS': z.optional(z.string()),
  'PLUGIN.RECOMMENDATION.HOSTS': z.optional(z.string()),
  'PLUGIN.POPUP.HOSTS': z.optional(z.string()),
  /** Whether visitors are asked before anything is sent. */
  'PLUGIN.CONSENT.IS_REQUIRED': z.optional(z.boolean()),
  /** Ours, empty for none: the hosts card fields ask, between spaces, e.g. `script=https://js.example frame=https://js.example`. */
  'PAYMENT.HOSTS': z.optional(z.string()),
  /** Ours, empty for none: cards and konbini shown where one says how to pay, between spaces. */
  'PAYMENT.CARD_BRANDS': z.optional(z.string()),
  'PAYMENT.KONBINI_CHAINS': z.optional(z.string()),
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': z.boolean(),
  /** Whether orders can be social gifts (behaviour 9.3). Absent from other APIs (ours), which then offer none. */
  'PLUGIN.SOCIAL_GIFT.IS_USE': z.optional(z.boolean()),
  /** Days a gift's recipient has to answer (ours). */
  'PLUGIN.SOCIAL_GIFT.DEADLINE_DAYS': z.optional(z.int()),
})
export type Settings = z.infer<typeof SettingsSchema>

/** The seller, for the footer, the lawful confirm screen and documents. Ours: GET /v1/company. */
export const CompanySchema = z.object({
  name: z.string(),
  name_kana: z.string(),
  postal_code: z.string(),
  address: z.string(),
  phone_number: z.string(),
  email: z.string(),
  representative: z.string(),
  /** Qualified invoice number, `T` and 13 digits. */
  invoice_number: z.string(),
  business_hours: z.string(),
  /** 0 Sunday … 6 Saturday. */
  closed_weekdays: z.array(z.int()),
  cutoff_hour: z.int(),
})
export type Company = z.infer<typeof CompanySchema>
