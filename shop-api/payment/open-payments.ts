import type { OpenProvider } from '#payment/provider.ts'
import type { Environment, OpenAccount, Surroundings } from '#payment/open-account.ts'
import { findTestKeys, PROVIDERS } from '#payment/registry.ts'
import { toEnvName } from '#contract/to-env-name.ts'
import { CannotStart, orCannotStart } from '#shop-api/process/cannot-start.ts'
import { isProviderMethod, noPayments, type Payments } from './payments.ts'
import { type Assignment, readAssignments } from './read-assignments.ts'

export interface PaymentConfig {
  environment: 'development' | 'test' | 'production'
  /** PAYMENT_CARDS: `off` sells without cards, whatever a shop offers. */
  takes_cards: boolean
  /** PAYMENT_TEST=allowed: test cards, and keys of a company's test mode, may be used in production, too. */
  is_test_allowed: boolean
  /** Where the API listens on this machine. */
  host: string
  port: number
  /** From which each provider reads what it needs. */
  env: Environment
}

type Place = Pick<Surroundings, 'clock' | 'data_folder'>

const TEST = 'test-cards'

/**
 * Opens the payment providers of this installation: those that PAYMENT_PROVIDERS names, and those with an account that
 * are not named any more, because what they took must be given back by them. The provider of test cards, which charges
 * nobody, is one of them only outside production, or where PAYMENT_TEST=allowed says so; so are accounts in test mode.
 * @throws CannotStart when a provider misses something, or has a key of test mode where money should move
 */
export async function openPayments(config: PaymentConfig, place: Place): Promise<Payments> {
  const { env } = config
  const isTestIn = config.environment !== 'production' || config.is_test_allowed
  const { own, shared = isTestIn ? { card: TEST } : {} } = readAssignments(env)
  const toAssignment = (shop: string): Assignment => {
    const { card, ...others } = own.get(shop) ?? shared
    return config.takes_cards && card !== undefined ? { ...others, card } : others
  }
  const shops = ['', ...listShops(env, own)]
  const isTestNamed = shops.some((shop) => Object.values(toAssignment(shop)).includes(TEST))
  if (isTestNamed && !isTestIn)
    throw new CannotStart(
      'PAYMENT_PROVIDERS names test-cards, which charge nobody: in production they also need PAYMENT_TEST=allowed and PAYMENT_TEST_URL.',
    )
  const test_keys = isTestIn ? [] : findTestKeys(env)
  if (test_keys.length > 0)
    throw new CannotStart(
      `${test_keys.join(', ')}: keys of a test mode, with which orders are taken and nobody is charged. For production set the live keys of the account, or PAYMENT_TEST=allowed where charging nobody is what you want.`,
    )
  const accounts = new Map<string, OpenProvider>()
  const find = (shop: string, name: string) => accounts.get(`${name} ${shop}`) ?? accounts.get(`${name} `)
  const close = async () => void (await Promise.all([...accounts.values()].map((account) => account.close())))
  try {
    for (const [name, provider] of Object.entries(PROVIDERS)) {
      if (name === TEST && !isTestNamed) continue
      for (const shop of shops) {
        const account = await open(provider.open, shop, config, place)
        if (account) accounts.set(`${name} ${shop}`, account)
      }
    }
    for (const shop of shops) requireAll(shop, toAssignment(shop), find)
    if (accounts.size === 0) return noPayments
    return {
      take(channel, code) {
        const shop = toEnvName(channel)
        const name = isProviderMethod(code) ? toAssignment(shop)[code] : undefined
        return name === undefined ? undefined : find(shop, name)
      },
      named: (channel, name) => find(toEnvName(channel), name),
      accounts: [...new Set(accounts.values())].map((account) => ({
        account,
        isOf: (channel) => find(toEnvName(channel), account.provider.name) === account,
      })),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const open = (openAccount: OpenAccount, shop: string, config: PaymentConfig, place: Place) =>
  orCannotStart(() =>
    openAccount({
      ...place,
      env: config.env,
      shop,
      host: config.host,
      port: config.port,
      is_production: config.environment === 'production',
    }),
  )

/**
 * Shops for which anything of a payment is named. An ending that names none, `KEY` of `STRIPE_SECRET_KEY`, does no harm: no
 * provider has a variable with it.
 */
function listShops(env: Environment, own: ReadonlyMap<string, Assignment>): string[] {
  const names = Object.keys(PROVIDERS).map(toEnvName)
  const endings = Object.keys(env).flatMap((key) => {
    const name = names.find((one) => key.startsWith(`${one}_`))
    return name && env[key] ? [...key.matchAll(/_/g)].map(({ index }) => key.slice(index + 1)) : []
  })
  return [...new Set([...own.keys(), ...endings])]
}

/** @throws CannotStart when somebody is to take what it cannot, or has no account */
function requireAll(
  shop: string,
  assignment: Assignment,
  find: (shop: string, name: string) => OpenProvider | undefined,
): void {
  for (const [method, name] of Object.entries(assignment)) {
    const account = find(shop, name)
    const variable = shop ? `PAYMENT_PROVIDERS_${shop}` : 'PAYMENT_PROVIDERS'
    if (!account)
      throw new CannotStart(
        `${variable} says ${method}=${name}, but there is no account: set the variables of payment/${name}/README.md.`,
      )
    if (!(method in account.provider.methods))
      throw new CannotStart(
        `${variable} says ${method}=${name}, but ${name} takes ${Object.keys(account.provider.methods).join(', ')}.`,
      )
  }
}
