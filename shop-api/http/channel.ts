import type { Maintenance } from '#shop-api/db/schema/channels.ts'

/** The shop a request is for: the path's prefix. */
export interface Channel {
  id: number
  name: string
  content_version: number
  /** While it stays the same, so do the counts of products, unless one comes or goes by its dates. */
  counts_version: number
  /** Words of the maintenance screen while the shop is closed for it. */
  maintenance: Maintenance | null
  keycode_hash: string | null
  /** Settings SITE.IS_KEYCODE_REQUIRED and SITE.NO_MEMBER_USE. */
  is_keycode_required: boolean
  is_without_members: boolean
}
