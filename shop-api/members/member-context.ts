import type { Db } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { Member } from './member.ts'

/** What reading and writing a member's own things takes, from a call that only members may make. */
export interface MemberContext {
  db: Db
  channel: Channel
  now: Date
  /** Which locked tags are open, unchecked. */
  tag_token: string | null
  member: Member
}
