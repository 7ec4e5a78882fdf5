import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { type PaymentAccount, PaymentAccountSchema } from '#contract/shapes/payment-account.ts'
import { toEnvName } from '#contract/to-env-name.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { Finding } from './check-production.ts'
import { openStaffCalls, STAFF_CALLS_MEND } from './staff-calls.ts'

/** From here a clock is told to be wrong. */
const CLOCK_WARNED_S = 60
/** A signature may be as old. */
const SIGNATURE_S = 300
/** A notice may come before the shop has written its payment down. */
const NOTICE_BEFORE_MS = 10 * 60 * 1000

interface Place {
  what: string
  base: string
  channel: string
}

/** Asks a shop's API how its accounts at payment companies look. It never throws: what goes wrong is a finding. */
export async function checkAccounts(
  { name, channel }: Pick<SiteConfig, 'name' | 'channel'>,
  base: string,
  env: Record<string, string | undefined>,
): Promise<Finding[]> {
  const what = `Site ${name}`
  const ask = openStaffCalls({ base, channel }, env)
  if (!ask)
    return [{ what, is_fine: true, told: 'without ADMIN_TOKEN its accounts for payments are not checked' }]
  const answer = await ask('payment-accounts')
  if (answer.fault !== undefined) {
    const told = `its accounts for payments could not be checked: ${answer.fault}`
    return [{ what, is_fine: false, told, mend: STAFF_CALLS_MEND }]
  }
  const { accounts } = z.parse(z.object({ accounts: z.array(PaymentAccountSchema) }), answer.body)
  return accounts.flatMap((account) => checkAccount(account, { what, base, channel }))
}

/** What there is to say of one account; nothing of one at a provider that charges nobody. */
export function checkAccount(account: PaymentAccount, { what, base, channel }: Place): Finding[] {
  const { provider, check } = account
  if (!check) return []
  const address = `${base}/${channel}/v1/${provider}/receive/notices`
  return [
    checkKey(provider, check),
    ...checkClock(provider, check.clock_ahead_s),
    ...checkAddress(account, address),
    checkArrival(account, address),
  ].map((finding) => ({ what, ...finding }))
}

type Found = Omit<Finding, 'what'>
type Check = NonNullable<PaymentAccount['check']>

function checkKey(provider: string, { key, told }: Check): Found {
  if (key === 'good') return { is_fine: true, told: `${provider} takes its key` }
  if (key === 'refused') return { is_fine: false, told: `${provider} does not take its key`, mend: told }
  const mend = `${told} Look at the network of the API's machine, and whether the company says that it is down.`
  return { is_fine: false, told: `${provider} does not answer`, mend }
}

function checkClock(provider: string, ahead_s: number | null): Found[] {
  if (ahead_s === null) return []
  const seconds = Math.abs(ahead_s)
  if (seconds < CLOCK_WARNED_S) return [{ is_fine: true, told: `its clock agrees with that of ${provider}` }]
  const told = `the clock of the API's machine is ${seconds} s ${ahead_s > 0 ? 'ahead of' : 'behind'} that of ${provider}`
  const mend = `Have the machine set its clock by the network (timedatectl set-ntp true; a container has its host's). From ${SIGNATURE_S} s on, signed notices are refused.`
  return [{ is_fine: false, told, mend }]
}

function checkAddress({ provider, shops, is_test, check }: PaymentAccount, address: string): Found[] {
  const listed = check?.notice_addresses
  // What is not told can only be guessed from the address this was asked at.
  if (!listed) return isPublic(address) ? [] : [tellPrivate(provider, is_test, address)]
  const endings = shops.map((shop) => `/${shop}/v1/${provider}/receive/notices`)
  const ours = listed.filter(({ url }) => endings.some((end) => URL.parse(url)?.pathname.endsWith(end)))
  const [best] = ours.toSorted((one, other) => countFaults(one) - countFaults(other))
  if (!best) {
    const mend = `Add ${isPublic(address) ? address : `https://<the API's public host>${new URL(address).pathname}`} there, with the events of payment/${provider}/README.md.`
    return [{ is_fine: false, told: `${provider} has no address of this shop for its notices`, mend }]
  }
  const { url, is_on, missing_events } = best
  const found: Found[] = []
  if (!is_on)
    found.push({ is_fine: false, told: `${provider} has turned ${url} off`, mend: 'Turn it on there.' })
  if (missing_events.length > 0) {
    const mend = `Add there: ${missing_events.join(', ')}.`
    found.push({ is_fine: false, told: `${provider} does not send all events to ${url}`, mend })
  }
  if (!isPublic(url)) found.push(tellPrivate(provider, is_test, url))
  return found.length > 0 ? found : [{ is_fine: true, told: `${provider} sends its notices to ${url}` }]
}

const countFaults = ({
  url,
  is_on,
  missing_events,
}: {
  url: string
  is_on: boolean
  missing_events: string[]
}) => (is_on ? 0 : 100) + missing_events.length + (isPublic(url) ? 0 : 50)

/** Where no money moves it may be on purpose. */
function tellPrivate(provider: string, is_test: boolean, url: string): Found {
  const told = `${url} cannot be reached from outside: notices of ${provider} do not arrive there`
  if (is_test) return { is_fine: true, told }
  const mend = `Give the API an address with https that everybody can reach, and name it at ${provider}. If it has one, run this with NOREN_API set to it.`
  return { is_fine: false, told, mend }
}

/** Whether a company's server may reach it: https, and a name that is not of one machine or network. */
function isPublic(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return (
    host.includes('.') && isIP(host) === 0 && !/\.(localhost|local|internal|lan|home\.arpa|test)$/.test(host)
  )
}

function checkArrival({ provider, last_payment_at, last_notice_at }: PaymentAccount, address: string): Found {
  const last = last_notice_at
    ? `the last notice of ${provider} came at ${last_notice_at}`
    : `no notice of ${provider} ever came`
  if (!last_payment_at) return { is_fine: true, told: `${last}, and there was no payment to tell of` }
  const isLate =
    !last_notice_at || Date.parse(last_notice_at) < Date.parse(last_payment_at) - NOTICE_BEFORE_MS
  const told = `${last}, the last payment was at ${last_payment_at}`
  if (!isLate) return { is_fine: true, told }
  const mend = `Name ${new URL(address).pathname} of the API's public host as the webhook in the dashboard of ${provider} (payment/${provider}/README.md), and its secret in ${toEnvName(provider)}_WEBHOOK_SECRET; the dashboard says what the API answered.`
  return { is_fine: false, told, mend }
}
