import type { Environment } from '../open-account.ts'

export interface TestCardSettings {
  /** Where browsers reach the frame; left out, the port of this machine. */
  url: string | undefined
  /** The port that is listened at; 0 for any free one. */
  port: number
}

/** Ports of a machine end here; the one after the last is any free one. */
const LAST_PORT = 65_535

/**
 * Reads PAYMENT_TEST_URL and PAYMENT_TEST_PORT.
 * @param port the API's, which the frame's follows
 * @throws Error naming the variable that cannot be understood
 */
export function readTestCardSettings(
  env: Environment,
  { port, is_production }: { port: number; is_production: boolean },
): TestCardSettings {
  const url = toOrigin(env['PAYMENT_TEST_URL'])
  if (is_production && url === undefined)
    throw new Error(
      'PAYMENT_TEST=allowed needs PAYMENT_TEST_URL: the public address of the frame with the test card fields, e.g. https://cards.shop.example.',
    )
  return { url, port: toPort(env['PAYMENT_TEST_PORT'], port === 0 || port === LAST_PORT ? 0 : port + 1) }
}

function toPort(text: string | undefined, fallback: number): number {
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port
  throw new Error(`PAYMENT_TEST_PORT must be a whole number up to ${LAST_PORT}.`)
}

/** An address of which only the origin counts. */
function toOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash)
    return url.origin
  throw new Error('PAYMENT_TEST_URL must be an address like https://cards.shop.example, without a path.')
}
