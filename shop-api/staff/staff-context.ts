import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'

/** What calls about persons need to know. */
export interface StaffContext {
  db: Db
  channel: Channel
  now: Date
  visitor: Visitor
  limit: VisitorLimit
}
