import type { Api } from '#src/api/call-input.ts'
import { createClient } from './create-client.ts'

let openApi: Promise<Api> | undefined

/** A client that sends no bearer: for the calls a session is made by. */
export function loadOpenApi(): Promise<Api> {
  openApi ??= createClient({}).catch((error: unknown) => {
    openApi = undefined
    throw error
  })
  return openApi
}
