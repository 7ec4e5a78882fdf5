import type * as z from 'zod/mini'
import type { CallInput, CallName, CallOutput, Calls } from '#contract/index.ts'
import type { Channel } from './channel.ts'
import type { ShopConfig } from '#shop-api/config.ts'
import type { Db } from '#shop-api/db/db.ts'
import type { VisitorLimit } from './limit-visitor.ts'
import type { Member } from '#shop-api/members/member.ts'
import type { PictureFiles } from '#shop-api/media/picture-file.ts'
import type { Visitor } from './visitor.ts'

/** What a handler gets. Input is validated and converted by the contract's schemas before it runs. */
export interface CallContext<Name extends CallName> {
  params: Calls[Name] extends { params: infer Params extends z.ZodMiniType }
    ? z.output<Params>
    : { [Param in keyof CallInput<Name>['params']]: string }
  query: Calls[Name] extends { query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined
  body: Calls[Name] extends { body: infer Body extends z.ZodMiniType } ? z.output<Body> : undefined
  db: Db
  channel: Channel
  now: Date
  config: ShopConfig
  /** The bearer token as sent, unchecked; null for guests. */
  bearer: string | null
  /** Whose token it is, checked; null for guests, and for calls that ask for nobody (`members/require-member.ts`). */
  member: Calls[Name]['auth'] extends 'member' | 'account' ? Member : Member | null
  /** Header x-tag-token: which locked tags are open (`passes/tag-pass.ts`), unchecked. */
  tag_token: string | null
  /** From where and with what the call comes, cookies included. */
  visitor: Visitor
  /** Counts what this visitor does; see `limit-visitor.ts`. */
  limit: VisitorLimit
  /** Encoded pictures of the storage. */
  pictures: PictureFiles
}

/** Where a page of a list stands; becomes the paging headers of behaviour 3.1. */
export interface Paging {
  total: number
  per: number
  page: number
}

/** A cookie that only the API reads: HttpOnly, for the whole origin. */
export interface AnswerCookie {
  name: string
  /** Empty to take the cookie back. */
  value: string
  /** Seconds it stays; left out, it goes with the browser. */
  max_age?: number
  /** `Lax` unless it says otherwise. */
  same_site?: 'Lax' | 'Strict'
}

export interface DownloadableFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  /** Suggested file name, any script. */
  name: string
}

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : never

/** What a handler answers; errors are thrown as `ApiError`. */
export type CallAnswer<Name extends CallName> = (Calls[Name]['response'] extends 'file'
  ? | { file: DownloadableFile }
    | (Calls[Name] extends { accepted: infer A } ? { accepted: OutputOf<A> } : never)
  : CallOutput<Name> extends undefined
    ? { body?: undefined }
    : { body: CallOutput<Name> }) & {
  paging?: Paging
  /** x-limit: how many the list may hold. */
  limit?: number
  /** x-redirect-url: where the browser should go instead. */
  redirect?: string
  cookies?: readonly AnswerCookie[]
}

export type Handler<Name extends CallName> = (context: CallContext<Name>) => Promise<CallAnswer<Name>>

/** A call with its handler, its types closed over; `mount-call.ts` is the only one to open it. */
export interface ServedCall {
  name: CallName
  handle: (context: unknown) => Promise<UntypedAnswer>
}

export interface UntypedAnswer {
  body?: unknown
  /** Said with 202: the answer comes later and another way. */
  accepted?: unknown
  file?: DownloadableFile
  paging?: Paging
  limit?: number
  redirect?: string
  cookies?: readonly AnswerCookie[]
}

/** Serves a call of the contract: `serve('GET /v1/makers', async ({ query, db, channel }) => ({ body, paging }))`. */
export function serve<Name extends CallName>(name: Name, handler: Handler<Name>): ServedCall {
  return { name, handle: (context) => handler(context as CallContext<Name>) }
}
