/** What a published page tells its own scripts about the shop. Nothing secret, nothing per visitor. */
export interface PublicSite {
  name: string
  /** Name of the shop, as shoppers read it (SITE.NAME). */
  shop_name: string
  /** Address of the API for browsers, on the shop's own origin: `/api/moto`. */
  api: string
  origin: string
  theme: string
  /** SITE.STORAGE_URL, without a trailing slash. */
  storage_url: string
  /** Breakpoints in pixels (behaviour 2.10). */
  breakpoints: { sm: number; md: number }
  is_selling: boolean
  no_member_use: boolean
  is_keycode_required: boolean
  /** A shop of companies (SITE.IS_CORPORATE) shows amounts without tax, too. */
  is_corporate?: true
}
