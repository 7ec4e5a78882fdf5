import { isTokenExpired } from '#src/rules/session/token-expiry.ts'

export interface AccessToken {
  access_token: string
  /** Milliseconds since 1970 at which the API stops accepting it. */
  expires_at_ms: number
}

/** Where the bearer token comes from. `refresh` must call the API through a client without a token source. */
export interface TokenSource {
  get(): AccessToken | null
  /** Null when the session cannot be saved; the source has then already logged out (behaviour 4.7). */
  refresh(): Promise<AccessToken | null>
}

/** The token to send. It is refreshed before it would be refused, with one refresh for all waiting calls. */
export function createBearer(source: TokenSource, now: () => number) {
  let refreshing: Promise<AccessToken | null> | undefined

  function refresh(): Promise<AccessToken | null> {
    refreshing ??= source.refresh().finally(() => (refreshing = undefined))
    return refreshing
  }

  return {
    /** `undefined` for a guest, null when a session was lost on the way. */
    async require(): Promise<string | null | undefined> {
      const token = source.get()
      if (!token) return undefined
      if (!isTokenExpired(token, now())) return token.access_token
      return (await refresh())?.access_token ?? null
    },
    /** After a 401: another call may have renewed the refused token in the meantime. */
    async renew(refused: string): Promise<string | null> {
      const token = source.get()
      if (token && token.access_token !== refused) return token.access_token
      return (await refresh())?.access_token ?? null
    },
  }
}
