import { PROVIDER_METHODS, type ProviderMethod } from '#payment/provider.ts'
import type { Environment } from '#payment/open-account.ts'
import { PROVIDERS } from '#payment/registry.ts'
import { CannotStart } from '#shop-api/process/cannot-start.ts'

/** Who takes which way to pay: `{ card: 'stripe', paypay: 'komoju' }`. */
export type Assignment = Partial<Record<ProviderMethod, string>>

export interface Assignments {
  /** For the shops that have none of their own; undefined when the environment does not say. */
  shared: Assignment | undefined
  /** By the name that variables have for a shop, `MOTO`. */
  own: ReadonlyMap<string, Assignment>
}

/**
 * Reads PAYMENT_PROVIDERS (`card=stripe konbini=stripe paypay=komoju`) and, for one shop, PAYMENT_PROVIDERS_<CHANNEL>.
 * @throws CannotStart naming the word that cannot be understood
 */
export function readAssignments(env: Environment): Assignments {
  const shops = Object.keys(env).flatMap((key) => /^PAYMENT_PROVIDERS_(.+)$/.exec(key)?.[1] ?? [])
  const shared = env['PAYMENT_PROVIDERS']
  return {
    shared: shared ? parse('PAYMENT_PROVIDERS', shared) : undefined,
    own: new Map(
      shops.flatMap((shop) => {
        const text = env[`PAYMENT_PROVIDERS_${shop}`]
        return text ? [[shop, parse(`PAYMENT_PROVIDERS_${shop}`, text)] as const] : []
      }),
    ),
  }
}

function parse(variable: string, text: string): Assignment {
  const words = text.split(/\s+/).filter(Boolean)
  return Object.fromEntries(
    words.map((word) => {
      const [method = '', provider = ''] = word.split('=')
      if (!PROVIDER_METHODS.some((one) => one === method))
        throw new CannotStart(
          `${variable}: "${word}" names no way to pay that a provider takes; they are ${PROVIDER_METHODS.join(', ')}.`,
        )
      if (!Object.hasOwn(PROVIDERS, provider))
        throw new CannotStart(
          `${variable}: "${word}" names no provider; they are ${Object.keys(PROVIDERS).join(', ')}. Write e.g. card=${Object.keys(PROVIDERS)[0]}.`,
        )
      return [method, provider]
    }),
  )
}
