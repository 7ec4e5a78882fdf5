import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { loadApi } from './load-api.ts'

/** What a call brought, or why it failed. */
export type Told<T> = { state: 'told'; value: T } | { state: 'failed'; failure: CallFailure }

/** Asks the API. A failed call is an answer too; a bug is thrown on. */
export async function ask<T>(
  load: () => Promise<Api>,
  question: (api: Api) => Promise<{ body: T }>,
): Promise<Told<T>> {
  try {
    const { body } = await question(await load())
    return { state: 'told', value: body }
  } catch (error) {
    return { state: 'failed', failure: toCallFailure(error) }
  }
}

/** Makes a change by one call, sent once (architecture, law 7). Answers null when it was made, else why it was not. */
export async function makeChange(send: (api: Api) => Promise<void>): Promise<CallFailure | null> {
  try {
    await send(await loadApi())
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}
