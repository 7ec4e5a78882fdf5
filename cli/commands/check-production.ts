import { toEnvName } from '#contract/to-env-name.ts'
import { findTestKeys } from '#payment/registry.ts'

type Env = Record<string, string | undefined>

interface Need {
  what: string
  /** Variables of which one has to be set; a shop's own follow after `_`. */
  names: readonly string[]
  mend: string
}

const NEEDS: readonly Need[] = [
  {
    what: 'Database',
    names: ['DATABASE_URL'],
    mend: 'Set DATABASE_URL (postgres://…, or a folder that is kept); without it the shop lies in .data/.',
  },
  {
    what: 'Staff',
    names: ['ADMIN_TOKEN'],
    mend: 'Set ADMIN_TOKEN: with it `noren invite` makes the link by which the first owner of a shop comes in.',
  },
  { what: 'Mail', names: ['SMTP_URL'], mend: 'Set SMTP_URL: without it mails stay in the outbox.' },
]

/** What production needs in the API's environment and does not find. Empty outside production. */
export function checkProduction(env: Env): Finding[] {
  if (env['NODE_ENV'] !== 'production') return []
  const isSet = (name: string) =>
    Object.keys(env).some((key) => (key === name || key.startsWith(`${name}_`)) && env[key])
  const needs = NEEDS.map(({ what, names, mend }): Finding => {
    const found = names.filter(isSet)
    if (found.length > 0) return { what, is_fine: true, told: found.join(', ') }
    return { what, is_fine: false, told: `${names.join(' and ')}: not set`, mend }
  })
  return [...needs, checkPayments(env), ...checkTestKeys(env), tellReference(env)]
}

/** Neither is wrong; who runs a shop should know which it is. */
const tellReference = (env: Env): Finding => ({
  what: 'Reference',
  is_fine: true,
  told:
    env['API_REFERENCE'] === 'on'
      ? 'API_REFERENCE=on: everybody may read /openapi.json and /reference'
      : '/openapi.json and /reference are not there; API_REFERENCE=on shows them to everybody',
})

/** Whether links into a shop can be written in production: its address stands in the environment or in its settings. */
export function checkOrigin(channel: string, setting: string, env: Env): Finding[] {
  const own = `SHOP_ORIGIN_${toEnvName(channel)}`
  if (env['NODE_ENV'] !== 'production' || env[own] || env['SHOP_ORIGIN'] || setting) return []
  const mend = `Set ${own} (https://shop.example), SHOP_ORIGIN for all shops, or お店のアドレス among its settings.`
  return [
    { what: `Site ${channel}`, is_fine: false, told: 'nothing says where links in its mails lead', mend },
  ]
}

/** The API itself refuses to start on a provider without its keys, or one that takes nothing of what it is named for. */
function checkPayments(env: Env): Finding {
  const what = 'Payments'
  const named = Object.keys(env).filter((key) => /^PAYMENT_PROVIDERS(_|$)/.test(key) && env[key])
  if (named.length > 0) {
    const told = named.map((key) => `${key}: ${env[key]}`).join('; ')
    return { what, is_fine: true, told }
  }
  if (env['PAYMENT_CARDS'] === 'off')
    return { what, is_fine: true, told: 'PAYMENT_CARDS=off: none are taken' }
  if (env['PAYMENT_TEST'] !== 'allowed') {
    return {
      what,
      is_fine: false,
      told: 'no payment provider',
      mend: 'A shop that offers cards does not start. Name a provider in PAYMENT_PROVIDERS, e.g. card=stripe, and set its keys; or set PAYMENT_CARDS=off to sell without cards, or PAYMENT_TEST=allowed and PAYMENT_TEST_URL to take test cards, which charge nobody.',
    }
  }
  const url = env['PAYMENT_TEST_URL']
  return url
    ? { what, is_fine: true, told: `PAYMENT_TEST=allowed: test cards at ${url}, nobody is charged` }
    : {
        what,
        is_fine: false,
        told: 'PAYMENT_TEST=allowed without PAYMENT_TEST_URL',
        mend: 'Set PAYMENT_TEST_URL to the public address of the frame with the test card fields.',
      }
}

/** Keys with which orders are taken and nobody is charged. */
function checkTestKeys(env: Env): Finding[] {
  const names = findTestKeys(env)
  if (names.length === 0) return []
  const told = `${names.join(', ')}: of a company's test mode, nobody is charged`
  return [{ what: 'Payments', told, ...judgeTestMode(env) }]
}

/** Whether a production in which nobody is charged is meant to be so. */
export function judgeTestMode(env: Env): Pick<Finding, 'is_fine' | 'mend'> {
  if (env['PAYMENT_TEST'] === 'allowed') return { is_fine: true }
  const mend =
    'Set the live keys of the account: with these a production does not start, unless PAYMENT_TEST=allowed says that charging nobody is meant.'
  return { is_fine: false, mend }
}

/** What `noren doctor` saw of one thing. */
export interface Finding {
  what: string
  is_fine: boolean
  /** What was seen. */
  told: string
  /** How to mend it; only for what is not fine. */
  mend?: string
}
