import type { CallInput, CallName } from '#contract/index.ts'
import { ask } from '#src/stores/calls/ask.ts'
import { loadOpenApi } from '#src/stores/calls/load-open-api.ts'
import { finishSignIn, type SignInEnd } from './sign-in.ts'

type Body<Name extends CallName> = CallInput<Name>['body']

/** Requests the mail with the link to a new password. The answer is the same whether there is such a member or not. */
export function requestReminder(body: Body<'POST /v1/reminder/request'>) {
  return ask(loadOpenApi, (api) => api.call('POST /v1/reminder/request', { body }))
}

/** What the mail's link still needs: a security question, or nothing. */
export function checkReminder(token: string) {
  return ask(loadOpenApi, (api) => api.call('POST /v1/reminder/check', { body: { token } }))
}

/** Sets the new password; the API logs in with it (behaviour 4.12). */
export function resetPassword(body: Body<'POST /v1/reminder/reset'>): Promise<SignInEnd> {
  return finishSignIn((api) => api.call('POST /v1/reminder/reset', { body }))
}

/** Requests the mail with the link to the login name. The answer does not tell who is a member. */
export function requestUsername(body: Body<'POST /v1/reminder/username/request'>) {
  return ask(loadOpenApi, (api) => api.call('POST /v1/reminder/username/request', { body }))
}

export function confirmUsername(token: string) {
  return ask(loadOpenApi, (api) => api.call('POST /v1/reminder/username/confirm', { body: { token } }))
}

export function resetUsername(body: Body<'POST /v1/reminder/username/reset'>) {
  return ask(loadOpenApi, (api) => api.call('POST /v1/reminder/username/reset', { body }))
}
