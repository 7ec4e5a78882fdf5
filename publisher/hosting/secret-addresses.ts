import { routes } from '#src/routes.ts'

/** Addresses whose query or path holds a secret, with `{params}` and a trailing slash. */
export const secretAddresses = routes
  .filter((route) => route.has_secret_address && route.has_page)
  .map(({ path }) => `${path}/`)

/**
 * The policy of these pages in place of the shop's own: they tell nobody their address, not even before their first
 * script ran.
 */
export const SECRET_REFERRER_POLICY = 'no-referrer'

/** The same addresses as one regular expression, in which a file is also known by the name hosts give it. */
export function toSecretPattern(): string {
  const paths = secretAddresses.map((path) => path.replaceAll(/\{\w+\}/g, '[^/]+'))
  return `^(?:${paths.join('|')})(?:index[.]html)?$`
}
