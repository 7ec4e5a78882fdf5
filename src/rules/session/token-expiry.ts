/** Behaviour 4.4: a token is treated as expired this long before it is. */
export const TOKEN_EXPIRY_MARGIN_MS = 5000

/** Behaviour 4.4: whether the token must be refreshed before it is sent again. */
export function isTokenExpired(token: { expires_at_ms: number }, now_ms: number): boolean {
  return now_ms >= token.expires_at_ms - TOKEN_EXPIRY_MARGIN_MS
}
