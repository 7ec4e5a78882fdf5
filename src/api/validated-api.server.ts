import * as z from 'zod/mini'
import { type CallName, type CallOutput, getCall } from '#contract/index.ts'
import { ApiShapeError } from './api-shape-error.ts'
import { buildAddress } from './build-address.ts'
import type { Answer, Api, CallRest, LooseInput } from './call-input.ts'
import { type ApiOptions, createApi } from './create-api.ts'
import { describeIssue } from './describe-issue.server.ts'

/** The connection was lost, or there was none in time. It may be a kept one that the other side closed just then. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * The client for loaders: the same calls, and every answer is held against the contract, so that a page is never
 * made of something it cannot be made of. Fields the contract does not know are dropped. What reads is asked a second
 * time when its connection was lost: a publish of an hour must not fail for that.
 * @throws ApiShapeError when an answer breaks the contract; otherwise as `createApi`, network errors naming the call
 */
export function createValidatedApi(options: ApiOptions): Api {
  const api = createApi(options)
  return {
    async call<Name extends CallName>(name: Name, ...rest: CallRest<Name>): Promise<Answer<Name>> {
      const { url } = buildAddress(name, options.base, rest[0] as LooseInput | undefined)
      const ask = () => api.call(name, ...rest)
      const answer = await ask()
        .catch((error: unknown) => {
          if (name.startsWith('GET ') && LOST.has(findRoot(error))) return ask()
          throw error
        })
        .catch((error: unknown) => {
          throw nameCall(error, name, url)
        })
      const schema = getCall(name)?.response
      if (!schema || schema === 'file') return answer
      const parsed = z.safeParse(schema, answer.body)
      if (parsed.success) return { ...answer, body: parsed.data as CallOutput<Name> }
      const [issue] = parsed.error.issues
      const { path, told } = issue ? describeIssue(issue, answer.body) : { path: '', told: 'invalid' }
      throw new ApiShapeError(name, url, path, told)
    },
  }
}

/** ApiError names its call already. A refused connection or a timeout says only «fetch failed», and deep within what it was. */
function nameCall(error: unknown, name: string, url: string): unknown {
  if (!(error instanceof Error) || error.name === 'ApiError') return error
  const cause = error.cause ? ` (${findRoot(error.cause)})` : ''
  const named = new Error(`${name} failed at ${url}: ${error.message}${cause}`, { cause: error })
  named.name = 'ApiUnreachableError'
  return named
}

/** `ECONNREFUSED`, or what the innermost cause says. */
function findRoot(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.cause) return findRoot(cause.cause)
  return 'code' in cause ? String(cause.code) : cause.message
}
