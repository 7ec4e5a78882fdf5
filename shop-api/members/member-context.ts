import type { CallName } from '#contract/index.ts'
import type { CallContext } from '#shop-api/http/serve.ts'
import type { Member } from './member.ts'

/** Of a call that only a member may make: what reading and writing somebody's own things takes. */
export interface MemberContext extends Pick<CallContext<CallName>, 'db' | 'channel' | 'now' | 'tag_token'> {
  member: Member
}
