import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Random } from '#demo/random.ts'
import { openKomoju } from '#payment/komoju/server.ts'
import { openStripe } from '#payment/stripe/server.ts'
import { readStripeSettings } from '#payment/stripe/settings.ts'
import { SECRET_KEY, startKomoju, WEBHOOK_SECRET } from '../payment-stand-ins/komoju/start.ts'
import { type CompanyCall, openProviderHosts } from '../payment-stand-ins/open-provider-hosts.ts'
import { STAND_IN_ACCOUNT, startStripe } from '../payment-stand-ins/stripe/start.ts'
import { takeBy } from '../test-cards.ts'
import { countMeetings } from './count-meetings.ts'
import { createLot } from './faulty-wire.ts'

/** How notices travel. `delayed`: they arrive an hour late, the newest first. `reordered`: the same, at once. */
export const NOTICE_WAYS = ['straight', 'doubled', 'reordered', 'delayed'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

const MINUTE_S = 60
/** Not now: the request is under way, there are too many of them, the company is in trouble. */
const STATUSES = [409, 429, 500, 503]

interface Storm {
  random: Random
  /** Where each company sends its notices. */
  toNoticesUrl: (company: string) => string
  /** One call in so many meets the death of the API. */
  kill_one_in: number
  kill: () => Promise<void>
}

/** Stripe and KOMOJU as processes of their own, whose calls fail now and then while it storms. */
export async function openFaultyCompanies({ random, toNoticesUrl, kill_one_in, kill }: Storm) {
  const [stripe, komoju] = await Promise.all([
    startStripe({ webhook_url: toNoticesUrl('stripe') }),
    startKomoju({ notice_url: toNoticesUrl('komoju') }),
  ])
  const meetings = countMeetings(random)
  const folder = mkdtempSync(join(tmpdir(), 'noren-clock-'))
  const clock_file = join(folder, 'ahead')
  const isDeadly = createLot(random, kill_one_in)
  let isStormy = false
  let ahead_ms = 0
  const keepTime = () => writeFileSync(clock_file, String(ahead_ms))
  keepTime()
  let deaths = 0
  const now = () => new Date(Date.now() + ahead_ms)

  async function disturb(call: CompanyCall): Promise<void> {
    if (!isStormy) return
    const { company, method, path } = call
    if (isDeadly()) {
      deaths += 1
      void kill()
    }
    const moment = meetings.draw(call)
    const status = random.pick(STATUSES)
    const hold_ms = random.int(5, 80)
    if (!moment) return
    if (company === 'stripe')
      await stripe.tell('POST /faults', { path, method, kind: moment, status, hold_ms })
    else
      await komoju.fail(`${method} ${path}`, moment === 'error' ? 'instead' : moment, { answer: { status } })
  }
  const disturbances = new Set<Promise<void>>()
  const hosts = await openProviderHosts({ stripe: stripe.port, komoju: komoju.port }, (call) => {
    const work = disturb(call).finally(() => disturbances.delete(work))
    disturbances.add(work)
    return work
  })
  const accounts = [
    openStripe(readStripeSettings(STAND_IN_ACCOUNT)!, { clock: now, fetch: stripe.fetch }),
    openKomoju({ secret_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET }, { fetch: komoju.fetch }),
  ]
  return {
    stripe,
    komoju,
    meetings: meetings.counts,
    deaths: () => deaths,
    /** The time of the companies and the shop. */
    now,
    /** What the shop's API is started with. */
    env: () => ({
      ...hosts.env,
      ...STAND_IN_ACCOUNT,
      KOMOJU_SECRET_KEY: SECRET_KEY,
      KOMOJU_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYMENT_PROVIDERS: 'card=stripe konbini=stripe paypay=komoju',
      NODE_OPTIONS: `--import ${new URL('../moved-clock.ts', import.meta.url).href}?ahead=${clock_file}`,
    }),
    /** Both accounts, on a line that never fails. */
    payments: takeBy(...accounts),
    listBooks: () => {
      const time = { from: new Date(0), until: new Date(now().getTime() + MINUTE_S * 1_000) }
      return Promise.all(accounts.map(({ provider }) => Array.fromAsync(provider.listPayments(time))))
    },
    begin: () => void (isStormy = true),
    async calm(): Promise<void> {
      isStormy = false
      // A fault that is told to a company after it forgot them all would meet a call of another day.
      await Promise.all(disturbances)
      await Promise.all([stripe.tell('POST /faults/clear'), komoju.control('/faults/clear', {})])
    },
    async pass(minutes: number): Promise<void> {
      const seconds = minutes * MINUTE_S
      ahead_ms += seconds * 1_000
      keepTime()
      await Promise.all([
        stripe.tell('POST /clock', { now: now().toISOString() }),
        komoju.control('/clock', { seconds }),
      ])
    },
    async sendNotices(way: NoticeWay): Promise<void> {
      const told = {
        copies: way === 'doubled' ? 2 : 1,
        is_held: way === 'reordered' || way === 'delayed',
      }
      await Promise.all([stripe.tell('POST /notices/way', told), komoju.control('/notices', told)])
    },
    /** Sends the notices that were held, the newest first. @returns how many */
    async letNoticesGo(): Promise<number> {
      const [going, { released }] = await Promise.all([
        stripe.tell<number>('POST /notices/let-go', { order: 'reversed' }),
        komoju.control<{ released: number }>('/notices/release', { is_reversed: true }),
      ])
      await stripe.tell('POST /notices/settle')
      return going + released
    },
    async close(): Promise<void> {
      await hosts.close()
      await Promise.all([stripe.close(), komoju.close()])
      rmSync(folder, { recursive: true })
    },
  }
}

export type FaultyCompanies = Awaited<ReturnType<typeof openFaultyCompanies>>
