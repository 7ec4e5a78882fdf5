import type { ShopOriginConfig } from '#shop-api/channels/shop-origin.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import type { LoginProviders } from '#shop-api/members/login/login-providers.ts'

/** What of the configuration accounts need. */
export interface AccountConfig extends ShopOriginConfig {
  /** Without it no mail leaves. Outside production, codes are then shown on the screen. */
  smtp_url: string | undefined
  login_providers?: LoginProviders | undefined
}

/** What account work needs from the call that asks for it. */
export interface AccountContext {
  db: Db
  channel: Channel
  now: Date
  config: AccountConfig
  limit: VisitorLimit
  visitor: Visitor
  /** Makes a guest's cart the member's. Passed in, because carts stand on a higher floor than members. */
  adoptCart: (tx: Tx, member_id: number, cart_token: string | null) => Promise<void>
}
