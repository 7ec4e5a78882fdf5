import * as z from 'zod/mini'
import { LayoutBlockSchema, LayoutNameSchema, MessageSchema } from './content.ts'
import { key, richText, textOrNull } from './fields.ts'
import { lines, optionalText, text } from './input.ts'

/** Version of what was read, 0 for what nobody saved yet. A save is refused when somebody else saved meanwhile. */
const seenVersion = () => z.int().check(z.nonnegative())
/** Container of the tag manager, e.g. `GTM-K4BR7QN`. */
export const gtmId = () => text(20).check(z.regex(/^GTM-[A-Z0-9]+$/))

/** Codes of the messages behaviour 2.3 names; there are no others. */
export const MESSAGE_CODES = [
  'caution',
  'mypage-leave-index-1',
  'mypage-leave-index-2',
  'mypage-logout-index',
  'mypage-point-index',
  'mypage-memorial-index',
  'mypage-mail-verify',
  'mypage-address-index',
  'product-index',
  'cart-index',
  'cart-index-note',
  'cart-index-links',
  'cart-payment',
  'cart-confirm-1',
  'cart-confirm-2',
  'cart-complete',
  'contact-complete',
  'contact-complete-shop-info',
  'contact-info',
  'pre-order-info-1',
  'pre-order-info-2',
  'reminder',
  'reminder-reset',
  'reminder-username',
  'reminder-username-reset',
  'reminder-username-confirm',
] as const
export type MessageCode = (typeof MESSAGE_CODES)[number]

/** A message as staff edit it; null for `updated_at` and empty words where none is written. */
export const AdminMessageSchema = z.extend(MessageSchema, {
  updated_at: z.nullable(MessageSchema.shape.updated_at),
  version: z.int(),
})
export type AdminMessage = z.infer<typeof AdminMessageSchema>

export const MessageInputSchema = z.object({
  title: text(100),
  /** Rich text. */
  body: richText().check(z.maxLength(20_000)),
  version: seenVersion(),
})
export type MessageInput = z.infer<typeof MessageInputSchema>

/** What a setting is filled in with (`setting-kinds.ts`). */
const SETTING_KINDS = ['switch', 'number', 'choice', 'text'] as const
export type SettingKind = (typeof SETTING_KINDS)[number]

const SettingValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])
export type SettingValue = z.infer<typeof SettingValueSchema>

/** What a theme's own folder says of it: `themes/<theme>/theme.json`. */
export const ThemeFileSchema = z.object({
  /** What staff call it. */
  name: text(40),
  /** One line: what it looks like, and for what. */
  description: text(120),
})
export type ThemeFile = z.infer<typeof ThemeFileSchema>

/** A theme that is installed, for staff to choose. */
export const AdminThemeSchema = z.object({
  /** Value of the setting `SITE.THEME`. */
  key: z.string(),
  name: z.string(),
  description: z.string(),
  /** Address from the page of the back office, `themes/wa.webp?v=…`; null for a theme without one. */
  picture: textOrNull(),
})
export type AdminTheme = z.infer<typeof AdminThemeSchema>

/** A setting as staff edit it. */
export const AdminSettingSchema = z.object({
  key: z.string(),
  /** What holds now. */
  value: SettingValueSchema,
  /** What holds where nothing is set. */
  default_value: SettingValueSchema,
  is_set: z.boolean(),
  version: z.int(),
  /** How a form asks for it. */
  kind: z.enum(SETTING_KINDS),
  choices: z.array(z.string()),
  /** As people read it: what it is, what it does, and what it belongs to. */
  label: z.string(),
  description: z.string(),
  group: z.string(),
})
export type AdminSetting = z.infer<typeof AdminSettingSchema>

/** Several settings at once: all of them are saved, or none. */
export const SettingsInputSchema = z.object({
  settings: z
    .array(
      z.object({
        key: key(),
        /** Null takes the setting back to its default. */
        value: SettingValueSchema,
        version: seenVersion(),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
})
export type SettingsInput = z.infer<typeof SettingsInputSchema>

/** `page`: the frame and blocks of one page. `shared`: blocks of all pages that wear a frame. */
export const LayoutScopeSchema = z.enum(['page', 'shared'])
export type LayoutScope = z.infer<typeof LayoutScopeSchema>

export const AdminLayoutSchema = z.object({
  scope: LayoutScopeSchema,
  /** Of a page (`index`, `product-detail`), or of a frame. */
  name: z.string(),
  layout: LayoutNameSchema,
  blocks: z.array(LayoutBlockSchema),
  version: z.int(),
})
export type AdminLayout = z.infer<typeof AdminLayoutSchema>

/** Name of a page as `{page}` of the layout calls has it. */
export const LayoutPageSchema = text(100).check(z.regex(/^[A-Za-z0-9._-]+$/))

export const LayoutInputSchema = z.object({
  /** The frame of a page, `default` when left out. A shared layout is its own. */
  layout: z.optional(LayoutNameSchema),
  blocks: z.array(z.extend(LayoutBlockSchema, { code: optionalText(100) })).check(z.maxLength(20)),
  version: seenVersion(),
})
export type LayoutInput = z.infer<typeof LayoutInputSchema>

/** What blocks of a kind can show. `''` is offered where a block may leave it open: all news, the newest products. */
export const LayoutTargetsSchema = z.object({
  kind: LayoutBlockSchema.shape.kind,
  targets: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type LayoutTargets = z.infer<typeof LayoutTargetsSchema>

/** What the maintenance screen says while the shop is closed; null while it is open (behaviour 1.2). */
export const AdminMaintenanceSchema = z.object({
  maintenance: z.nullable(z.object({ title: z.string(), message: z.string(), gtm_id: textOrNull() })),
  version: z.int(),
})

export const MaintenanceInputSchema = z.object({
  maintenance: z.nullable(z.object({ title: text(60), message: lines(500), gtm_id: z.nullable(gtmId()) })),
  version: seenVersion(),
})
export type MaintenanceInput = z.infer<typeof MaintenanceInputSchema>
