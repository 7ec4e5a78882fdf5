import type * as z from 'zod/mini'
import type { CallInput, CallName, Calls } from '#contract/index.ts'
import type { ShopConfig } from '#shop-api/config.ts'
import type { Db, Tx } from '#shop-api/db/db.ts'
import type { Channel } from '#shop-api/http/channel.ts'
import type { VisitorLimit } from '#shop-api/http/limit-visitor.ts'
import type { CallAnswer, ServedCall } from '#shop-api/http/served-call.ts'
import type { Visitor } from '#shop-api/http/visitor.ts'
import type { PictureFiles } from '#shop-api/media/picture-file.ts'
import type { Member } from '#shop-api/members/member.ts'
import type { StaffCaller } from '#shop-api/staff/staff-caller.ts'

/** What every handler gets, whatever is asked (`shop-api/admit-caller.ts` makes it). */
export interface RequestContext {
  db: Db
  channel: Channel
  now: Date
  config: ShopConfig
  /** The bearer token as sent, not yet checked; null for guests. */
  bearer: string | null
  /** The member of the token, checked; null for guests, and for calls that need nobody. */
  member: Member | null
  /** Who of the staff asks; null for calls that are not theirs. */
  actor: StaffCaller | null
  /** Header x-tag-token, not yet checked: which locked tags are open (`channels/tag-pass.ts`). */
  tag_token: string | null
  /** Where the call comes from and what it carries, cookies included. */
  visitor: Visitor
  /** Counts what this visitor does; see `http/limit-visitor.ts`. */
  limit: VisitorLimit
  /** Encoded pictures of the shop. */
  pictures: PictureFiles
  /** Makes a guest's cart the member's, in the transaction of the login. */
  adoptCart: (tx: Tx, member_id: number, cart_token: string | null) => Promise<void>
}

/** What a handler gets. Input is validated and converted by the contract's schemas before it runs. */
export interface CallContext<Name extends CallName> extends RequestContext {
  params: Calls[Name] extends { params: infer Params extends z.ZodMiniType }
    ? z.output<Params>
    : { [Param in keyof CallInput<Name>['params']]: string }
  query: Calls[Name] extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined
  body: Calls[Name] extends { body: infer Body extends z.ZodMiniType } ? z.output<Body> : undefined
  /**
   * The member of the token, checked; null for guests, and for calls that need nobody
   * (`members/login/require-member.ts`).
   */
  member: Calls[Name]['auth'] extends 'member' | 'account' ? Member : Member | null
  /** Who of the staff asks, checked; null for calls that are not theirs (`staff/require-staff.ts`). */
  actor: Calls[Name]['auth'] extends 'admin' ? StaffCaller : null
}

export type Handler<Name extends CallName> = (context: CallContext<Name>) => Promise<CallAnswer<Name>>

/** Serves a call of the contract: `serve('GET /v1/makers', async ({ query, db, channel }) => ({ body, paging }))`. */
export function serve<Name extends CallName>(name: Name, handler: Handler<Name>): ServedCall {
  return { name, handle: (context) => handler(context as CallContext<Name>) }
}

/** What the handler of a call without a channel gets. */
export interface InstallationContext {
  db: Db
  pictures: PictureFiles
  now: Date
  config: ShopConfig
}

/** Serves a call of the whole installation: there is no shop, and the caller is the operator. */
export function serveInstallation<Name extends CallName>(
  name: Name,
  handler: (
    context: InstallationContext & Pick<CallContext<Name>, 'params' | 'query' | 'body'>,
  ) => Promise<CallAnswer<Name>>,
): ServedCall {
  return { name, handle: (context) => handler(context as Parameters<typeof handler>[0]) }
}
