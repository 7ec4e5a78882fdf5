import type { Api } from '#src/api/call-input.ts'
import { createClient } from './create-client.ts'

let openApi: Promise<Api> | undefined

/** A client without a bearer: for the calls that make a session. */
export function loadOpenApi(): Promise<Api> {
  openApi ??= createClient({}).catch((error: unknown) => {
    openApi = undefined
    throw error
  })
  return openApi
}
