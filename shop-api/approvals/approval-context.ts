import type { Shop } from '#shop-api/cart/shop.ts'
import type { AccountConfig } from '#shop-api/members/account/account-context.ts'
import type { MemberContext } from '#shop-api/members/member-context.ts'

/** What work on requests takes from a call only members may make. */
export interface ApprovalContext extends MemberContext {
  config: AccountConfig
  /** The shop, as the member who makes the call sees it. */
  shop: Shop
}
