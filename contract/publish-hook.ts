/**
 * What a shop tells a publisher and what it hears back: `POST /hooks/publish`, signed as Standard Webhooks
 * (https://www.standardwebhooks.com): headers `webhook-id`, `webhook-timestamp`, `webhook-signature`. Not a call of
 * the API: the API is the caller.
 *
 * | Answer | Means | The sender |
 * | --- | --- | --- |
 * | 200 with `PublishReceiptSchema` | live, or `failed` says what is not and why | keeps the receipt |
 * | 202 | durable, not finished; the body may be a receipt so far | does not send again, but with `retry-after` asks for the receipt by sending the same |
 * | 400 | the body is no event | gives up, visibly |
 * | 401 | the signature is wrong or too old | tries again: secrets get mended |
 * | 429, 5xx, none | not taken | tries again, `retry-after` permitting |
 */
import * as z from 'zod/mini'
import { key, textOrNull } from './shapes/fields.ts'

/** Where a publisher listens. */
export const PUBLISH_HOOK_PATH = '/hooks/publish'

/** What happened to the thing. `deleted`: nobody sees it any more, whether removed, withdrawn or over (`close_at`). */
export const ChangeActionSchema = z.enum(['created', 'updated', 'deleted'])
export type ChangeAction = z.infer<typeof ChangeActionSchema>

/**
 * What kinds of things change, in events and in `GET /v1/changes`. `channel`: too much at once to name, e.g. a shop
 * just opened or imported; its key is the channel's name. `settings`: its key is the setting's. `layout`: its key is
 * `page:` or `shared:` and the layout's name. `maintenance`: closed or opened again; its key is the channel's name. `terms`,
 * `menus`: on which terms the shop sells, and where its own links lead; the key is the document's name (`/v1/admin/{key}`).
 */
export const changeTypes = [
  'product',
  'news',
  'blog',
  'maker',
  'brand',
  'bike',
  'faq',
  'faq_category',
  'landing_page',
  'static_page',
  'stylist',
  'category',
  'inquiry_category',
  'collection',
  'tag',
  'banner',
  'free_area',
  'message',
  'layout',
  'colour_scheme',
  'menus',
  'settings',
  'company',
  'calendar',
  'catalog',
  'popup',
  'coupon',
  'redirect',
  'maintenance',
  'terms',
  'channel',
] as const
export const ChangeTypeSchema = z.enum(changeTypes)
export type ChangeType = z.infer<typeof ChangeTypeSchema>

/** One change. It says what to read again, never what is in it. `webhook-id` is the same in every try. */
export const PublishEventSchema = z.object({
  /**
   * One of `ChangeTypeSchema`. Any word passes, so that an older publisher may answer an event it does not know with
   * 200 and no pages instead of refusing it for ever.
   */
  type: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Its key, code, alias or URL: what a reader asks the API with. */
  key: key(),
  action: ChangeActionSchema,
  /** The API shows the change from this content version of its channel on (`content_version` of public.json). */
  version: z.optional(z.int().check(z.nonnegative())),
  /** The channel it happened in; left out by senders whose secret already says so. */
  channel: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Only this site is to be published; it narrows, never widens. */
  site: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type PublishEvent = z.infer<typeof PublishEventSchema>

/** What was published for an event. */
export const PublishReceiptSchema = z.object({
  /** The `webhook-id` it answers. */
  id: z.string(),
  /** The release that shows it; null when nothing had to be written. With several sites, that of the first. */
  release: textOrNull(),
  sites: z.array(
    z.object({
      site: z.string(),
      /** Pages written or taken away. */
      pages: z.int().check(z.nonnegative()),
      bytes: z.int().check(z.nonnegative()),
      /** From the event's arrival to its bytes being live. */
      milliseconds: z.number().check(z.nonnegative()),
      /** What it wears now. */
      theme: z.optional(z.string()),
      /** An address at which the change can be looked at, where the publisher knows one. */
      url: z.optional(z.string()),
    }),
  ),
  /** Pages that keep their last good version, and why, in words for the editor or the developer. */
  failed: z.array(
    z.object({
      site: z.string(),
      path: z.string(),
      reason: z.string(),
      /** It is no page but this theme, which could not be worn: the whole site keeps the theme it has. */
      theme: z.optional(z.string()),
    }),
  ),
})
export type PublishReceipt = z.infer<typeof PublishReceiptSchema>
