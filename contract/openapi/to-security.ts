import type { Auth, CallDefinition } from '../call.ts'
import { STAFF_RIGHTS, STAFF_ROLES } from '../staff-rights.ts'

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
  installation: { type: 'http', scheme: 'bearer', description: 'The token of the installation.' },
}
const security: Readonly<Record<Auth, Record<string, string[]>[]>> = {
  public: [],
  visitor: [{}, { member: [] }],
  member: [{ member: [] }],
  account: [{ member: [] }],
  mfa: [],
  'order-token': [{ order: [] }],
  admin: [{ admin: [] }],
  installation: [{ installation: [] }],
}

/** Who may call and what is refused, in words. */
export function describeCall(name: string, call: CallDefinition): string {
  const { auth, cookie, errors = [] } = call
  const refusals = errors.length > 0 ? ` Refuses with ${errors.map((code) => `\`${code}\``).join(', ')}.` : ''
  return `${callers[auth]}${describeRoles(name, call)}${cookie ? ` ${cookies[cookie].use}` : ''}${refusals}`
}

/** Which roles of the staff may make a call. */
function describeRoles(name: string, { area, reads }: CallDefinition): string {
  if (area === undefined || area === 'own' || area === 'self') return ''
  const wanted = name.startsWith('GET ') || reads ? ['read', 'write'] : ['write']
  const roles = STAFF_ROLES.filter((role) => wanted.includes(STAFF_RIGHTS[role][area]))
  return ` Roles: ${roles.map((role) => `\`${role}\``).join(', ')}.`
}

const callers: Readonly<Record<Auth, string>> = {
  public: 'For anybody.',
  visitor: 'For anybody; the bearer token of a member changes the answer.',
  member: 'For a member, by bearer token.',
  account: 'For a member, by bearer token, also while the e-mail address is not verified.',
  mfa: 'For whoever has typed the right password and waits for a code.',
  'order-token': 'For whoever holds the token of the order’s mail.',
  admin: 'For the staff of the shop.',
  installation: 'For whoever runs the installation; its address has no channel.',
}
