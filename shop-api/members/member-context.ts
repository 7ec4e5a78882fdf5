import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { Member } from './member.ts'

/** Of a call that only a member may make: what reading and writing somebody's own things takes. */
export interface MemberContext {
  db: Db
  channel: Channel
  now: Date
  /** Which locked tags are open, unchecked. */
  tag_token: string | null
  member: Member
}
