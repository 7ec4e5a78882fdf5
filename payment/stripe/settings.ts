import * as z from 'zod/mini'

/** One account of Stripe, in its test mode or its live one. */
export interface StripeSettings {
  /** `sk_…`, or `rk_…` with the rights README.md lists. Secret. */
  secret_key: string
  /** `pk_…`, told to browsers. */
  public_key: string
  /** `whsec_…` of the webhook endpoint. Secret. */
  webhook_secret: string
  is_test: boolean
}

type Env = Record<string, string | undefined>

const WHERE = 'https://dashboard.stripe.com/apikeys'

/** What each variable looks like. A live and a test key look alike but for one word, which is read below. */
const shapes = {
  secret: {
    name: 'STRIPE_SECRET_KEY',
    schema: z.string().check(z.regex(/^(sk|rk)_(test|live)_\w{8,}$/)),
    hint: `copy the secret key (sk_test_… or sk_live_…) or a restricted one (rk_…) from ${WHERE}`,
  },
  public: {
    name: 'STRIPE_PUBLIC_KEY',
    schema: z.string().check(z.regex(/^pk_(test|live)_\w{8,}$/)),
    hint: `copy the publishable key (pk_test_… or pk_live_…) from ${WHERE}`,
  },
  webhook: {
    name: 'STRIPE_WEBHOOK_SECRET',
    schema: z.string().check(z.regex(/^whsec_[\w+/=]{16,}$/)),
    hint: 'copy the signing secret (whsec_…) of the webhook endpoint from https://dashboard.stripe.com/webhooks',
  },
} as const

/**
 * Reads the account of an installation, or of one shop.
 * @param shop as a shop's own variables name it: `MOTO` for `STRIPE_SECRET_KEY_MOTO`
 * @returns undefined when none of the three variables is set
 * @throws Error naming the variable that is missing or wrong, and where the right value is found. It never shows a value.
 */
export function readStripeSettings(env: Env, shop = ''): StripeSettings | undefined {
  const given = shop
    ? {
        secret: env[`STRIPE_SECRET_KEY_${shop}`],
        public: env[`STRIPE_PUBLIC_KEY_${shop}`],
        webhook: env[`STRIPE_WEBHOOK_SECRET_${shop}`],
      }
    : {
        secret: env['STRIPE_SECRET_KEY'],
        public: env['STRIPE_PUBLIC_KEY'],
        webhook: env['STRIPE_WEBHOOK_SECRET'],
      }
  const suffix = shop && `_${shop}`
  if (Object.values(given).every((value) => !value)) return undefined
  const secret_key = check(given.secret, 'secret', suffix)
  const public_key = check(given.public, 'public', suffix)
  const webhook_secret = check(given.webhook, 'webhook', suffix)
  const is_test = secret_key.slice(3).startsWith('test_')
  if (is_test !== public_key.slice(3).startsWith('test_')) {
    const of = (isTest: boolean) => (isTest ? 'test mode' : 'live mode')
    throw new Error(
      `STRIPE_SECRET_KEY${suffix} is of Stripe's ${of(is_test)}, STRIPE_PUBLIC_KEY${suffix} of its ${of(!is_test)}; take both from the same mode at ${WHERE}.`,
    )
  }
  return { secret_key, public_key, webhook_secret, is_test }
}

/** Variables with a key of Stripe's test mode (`sk_test_…`, `rk_test_…`, `pk_test_…`), the shared account's and those of single shops. */
export const findStripeTestKeys = (env: Env): string[] =>
  Object.keys(env).filter(
    (name) =>
      /^STRIPE_(SECRET|PUBLIC)_KEY(_|$)/.test(name) && /^(sk|rk|pk)_test_/.test(env[name]?.trim() ?? ''),
  )

function check(given: string | undefined, which: keyof typeof shapes, suffix: string): string {
  const { schema, hint } = shapes[which]
  const name = shapes[which].name + suffix
  const value = given?.trim()
  if (!value) throw new Error(`${name} is missing, but other settings of Stripe are there; ${hint}.`)
  const read = schema.safeParse(value)
  if (!read.success) throw new Error(`${name} does not look like what Stripe gives; ${hint}.`)
  return read.data
}
