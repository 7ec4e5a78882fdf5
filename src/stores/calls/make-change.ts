import type { Api } from '#src/api/call-input.ts'
import { type CallFailure, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { loadApi } from './load-api.ts'

/** Makes a change over the wire, sent once (architecture, law 7). Answers null when it was made, else why it was not. */
export async function makeChange(send: (api: Api) => Promise<void>): Promise<CallFailure | null> {
  try {
    await send(await loadApi())
    return null
  } catch (error) {
    return toCallFailure(error)
  }
}
