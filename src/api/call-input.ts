import type { CallInput, CallName, CallOutput } from '#contract/index.ts'
import type { Paging } from '#src/rules/page/paging.ts'

type ParamsPart<P> = [keyof P] extends [never] ? { params?: undefined } : { params: P }
type QueryPart<Q> = [Q] extends [undefined] ? { query?: undefined } : { query?: Q }
type BodyPart<B> = [B] extends [undefined] ? { body?: undefined } : { body: B }

/** What a caller hands over: only the parts the call has, and only those required that cannot be missing. */
export type CallArguments<Name extends CallName> = ParamsPart<CallInput<Name>['params']> &
  QueryPart<CallInput<Name>['query']> &
  BodyPart<CallInput<Name>['body']>

/** The argument may be left out when nothing in it is required. */
export type CallRest<Name extends CallName> =
  Record<never, never> extends CallArguments<Name>
    ? [input?: CallArguments<Name>]
    : [input: CallArguments<Name>]

/** The same, once the name is no longer known to the types. */
export interface LooseInput {
  params?: Record<string, string | number> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
}

/** What a call answers. Everything but `body` is null where the API did not send the header. */
export interface Answer<Name extends CallName> {
  body: CallOutput<Name>
  /** Paging (behaviour 3.1). */
  paging: Paging | null
  /** x-limit: how many entries a list may have. */
  limit: number | null
  /** x-suggested-filename of a download. */
  filename: string | null
  /** Where the API asks the shopper to be sent. */
  redirect: string | null
}

/** The client of the API: by the name of a call, typed by the contract. */
export interface Api {
  call<Name extends CallName>(name: Name, ...rest: CallRest<Name>): Promise<Answer<Name>>
}
