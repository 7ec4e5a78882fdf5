import type { Shop } from '#shop-api/cart/shop.ts'

/** The shop a member's call is for. */
export interface MemberShop extends Shop {
  member_id: number
}
