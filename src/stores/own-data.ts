import type { User } from '#contract/shapes/user.ts'
import { getAccessToken } from './access-token.ts'
import { loadApi } from './load-api.ts'

/** What a member need not type again; nothing for a guest. @throws what the wire threw */
export async function loadOwnData(): Promise<Partial<User>> {
  if (!getAccessToken()) return {}
  const api = await loadApi()
  return (await api.call('GET /v1/me/user')).body
}
