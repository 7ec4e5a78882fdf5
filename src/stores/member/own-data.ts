import type { User } from '#contract/shapes/user.ts'
import { getAccessToken } from '#src/stores/session/access-token.ts'
import { loadApi } from '#src/stores/calls/load-api.ts'

/** What a member need not type again; nothing for a guest. @throws what the network call threw */
export async function loadOwnData(): Promise<Partial<User>> {
  if (!getAccessToken()) return {}
  const api = await loadApi()
  return (await api.call('GET /v1/me/user')).body
}
