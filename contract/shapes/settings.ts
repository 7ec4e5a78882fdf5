import * as z from 'zod/mini'

/** Keys of spec §3 «Settings keys», and `SITE.NAME`…, ours. Unknown keys pass through. */
export const SettingsSchema = z.looseObject({
  'SITE.THEME': z.string(),
  'SITE.NAMESPACE': z.string(),
  'SITE.STORAGE_URL': z.string(),
  'SITE.CHANNEL_PREFIX': z.string(),
  'SITE.NAME': z.string(),
  'SITE.TITLE': z.string(),
  'SITE.DESCRIPTION': z.string(),
  'SITE.IS_KEYCODE_REQUIRED': z.boolean(),
  'SITE.NO_MEMBER_USE': z.boolean(),
  'SITE.IS_USE_TOP_LP': z.boolean(),
  /** Providers of `GET /v1/auth/{provider}/redirect`, between spaces; empty for none. Absent from other APIs (ours). */
  'SITE.SOCIAL_LOGINS': z.optional(z.string()),
  'SITE.BREAKPOINT.SCREEN-SM': z.int(),
  'SITE.BREAKPOINT.SCREEN-MD': z.int(),
  'CART.POPUP_COMPONENT': z.nullable(z.string()),
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': z.boolean(),
  'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': z.boolean(),
  'ORDER.SHIPPING.IS_ALLOW_MULTIPLE': z.boolean(),
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
