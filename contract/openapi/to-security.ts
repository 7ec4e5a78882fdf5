import type { Auth, CallDefinition } from '../call.ts'

/** Cookies that browsers keep for the API: HttpOnly, of its own address, with `__Host-` before the name over TLS. */
const cookies = {
  refresh: {
    name: 'refresh_{channel}',
    use: 'Needs the cookie of the login (HttpOnly), so the browser’s own address must be the API’s.',
  },
  ticket: {
    name: 'ticket_{channel}',
    use: 'Needs the cookie that the first step of the login set, in the same browser.',
  },
  oauth: {
    name: 'oauth_{channel}',
    use: 'Needs the cookie that the beginning of the login set, in the same browser.',
  },
  gift: {
    name: 'gift-{id}_{channel}',
    use: 'The cookie given with the acceptance shows the address to the recipient’s browser; others see none.',
  },
} as const satisfies Record<NonNullable<CallDefinition['cookie']>, { name: string; use: string }>

const cookieSchemes = Object.fromEntries(
  Object.entries(cookies).map(([kind, { name, use }]) => [
    `cookie-${kind}`,
    { type: 'apiKey', in: 'cookie', name, description: use },
  ]),
)

/** A cookie stands beside whatever else the call asks for; that of a gift may be missing. */
export function toSecurity({ auth, cookie }: CallDefinition): Record<string, string[]>[] {
  if (!cookie) return security[auth]
  const own = { [`cookie-${cookie}`]: [] }
  return cookie === 'gift' ? [{}, own] : [own]
}

export const securitySchemes = {
  ...cookieSchemes,
  member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A member’s access token.' },
  order: { type: 'apiKey', in: 'query', name: 't', description: 'The token of an order’s mail.' },
  admin: { type: 'http', scheme: 'bearer', description: 'A token of the shop’s staff.' },
}
const security: Readonly<Record<Auth, Record<string, string[]>[]>> = {
  public: [],
  visitor: [{}, { member: [] }],
  member: [{ member: [] }],
  account: [{ member: [] }],
  mfa: [],
  'order-token': [{ order: [] }],
  admin: [{ admin: [] }],
}

/** Who may call and what is refused, in words. */
export function describeCall({ auth, cookie, errors = [] }: CallDefinition): string {
  const refusals = errors.length > 0 ? ` Refuses with ${errors.map((code) => `\`${code}\``).join(', ')}.` : ''
  return `${callers[auth]}${cookie ? ` ${cookies[cookie].use}` : ''}${refusals}`
}

const callers: Readonly<Record<Auth, string>> = {
  public: 'For anybody.',
  visitor: 'For anybody; the bearer token of a member changes the answer.',
  member: 'For a member, by bearer token.',
  account: 'For a member, by bearer token, also while the e-mail address is not verified.',
  mfa: 'For whoever has typed the right password and waits for a code.',
  'order-token': 'For whoever holds the token of the order’s mail.',
  admin: 'For the staff of the shop.',
}
