import { vi } from 'vitest'
import { createRandom, type Random } from '#demo/random.ts'
import { comparePayments } from '#shop-api/checkout/compare-payments.ts'
import { recoverAttempts } from '#shop-api/checkout/recover-attempts.ts'
import { workNotices } from '#shop-api/checkout/work-notices.ts'
import type { Db } from '#shop-api/db/db.ts'
import { openBrowser } from '../open-browser.ts'
import type { Engine } from '../open-test-db.ts'
import { buyOnce } from './buy-once.ts'
import { countEnds, type Ends, type Errand } from './count-ends.ts'
import { listUnmet, type Meetings } from './count-meetings.ts'
import { type FaultyCompanies, NOTICE_WAYS, type NoticeWay } from './faulty-companies.ts'
import { createShopper } from './faulty-shopper.ts'
import { createFaultyWire, type Fault } from './faulty-wire.ts'
import { followUp } from './follow-up.ts'
import { type Plan, PLANS } from './plans.ts'
import { openStormyShop, STOCK } from './stormy-shop.ts'

/** Checkouts within an hour of the shop's clock; notices of the last ones wait until it is over. */
const PER_HOUR = 20
const LATE_FROM = 14
/** What a shopper waits when reloading does not help. */
const WAIT_MINUTES = 3

export interface FaultyRun {
  engine: Engine
  checkouts: number
  seed: string
  /** One request in so many meets the death of the API: of those of browsers, and of those to companies. */
  kill_one_in: number
  say?: (words: string) => void
}

export interface FaultyReport extends Ends {
  decisions: number
  /** Between browsers and the API. */
  faults: Record<Fault, number>
  /** Between the API and the companies. */
  meetings: Meetings
  killed_in_calls: number
  /** Checkouts by how their notices travelled, and how many notices arrived late. */
  notices: Record<NoticeWay | 'arrived late', number>
  hours: number
  /** Kinds of faults that were never met. */
  unmet: string[]
}

/**
 * Checkouts by the real stores and client against the real API in a process of its own, which takes its payments at stand-ins
 * of Stripe and KOMOJU, with faults at every step.
 */
export async function runFaultyCheckouts(run: FaultyRun): Promise<FaultyReport> {
  const random = createRandom(run.seed)
  const shop = await openStormyShop(run)
  const { companies } = shop
  const faulty = createFaultyWire(random, run.kill_one_in, () => shop.kill())
  const errands: Errand[] = []
  const notices = { straight: 0, doubled: 0, reordered: 0, delayed: 0, 'arrived late': 0 }
  const drawPlan = createDeck(random, PLANS)
  const browser = openBrowser(shop.channel, (request) => send(request, shop.ask, errands.length))
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  let hours = 0
  let decisions = 0

  const letNoticesGo = async () => void (notices['arrived late'] += await companies.letNoticesGo())
  const passHour = async () => {
    hours += 1
    await shop.pass(60)
    await letNoticesGo()
  }
  const heal = () => {
    browser.wire.current = (_, deliver) => deliver()
    return companies.calm()
  }
  async function buy(plan: Plan, at: number): Promise<void> {
    const [product_id, quantity] = [random.pick(shop.product_ids), random.int(1, 3)]
    const email = `shopper-${at}@example.jp`
    const errand: Errand = { plan: plan.name, email, product_id, quantity, told: null, left: null }
    const shopper = createShopper(plan, companies, shop.payment_ids)
    errands.push(errand)
    companies.begin()
    browser.startVisit()
    browser.wire.current = faulty.wire
    try {
      const wait = () => shop.pass(WAIT_MINUTES)
      errand.told = await buyOnce({ ...errand, ...shopper, random, heal, wait })
      if (plan.sequel && errand.told !== null)
        await followUp(plan.sequel, errand.told, companies, shop.askAsStaff)
    } catch (error) {
      run.say?.(`${plan.name}: ${String(error)}`)
    }
    errand.left = shopper.left
    decisions += browser.wire.calls.filter((call) => call.endsWith('/decision')).length
  }

  for (let at = 0; at < run.checkouts; at += 1) {
    const way = at % PER_HOUR < LATE_FROM ? random.pick(NOTICE_WAYS.slice(0, -1)) : 'delayed'
    notices[way] += 1
    await companies.sendNotices(way)
    await buy(drawPlan(), at)
    if (way === 'reordered') await letNoticesGo()
    if ((at + 1) % PER_HOUR === 0) await passHour()
    if ((at + 1) % 50 === 0) run.say?.(`${at + 1} of ${run.checkouts}`)
  }
  await faulty.settle()
  await companies.calm()
  await passHour()
  const ends = await shop.end((db) => settle(db, companies, errands))
  await companies.close()
  for (const one of ends.who) run.say?.(one)
  const { counts: faults } = faulty
  const { meetings } = companies
  const killed_in_calls = companies.deaths()
  const met = Object.entries({ ...faults, ...notices, killed_in_calls })
  const unmet = met.flatMap(([fault, times]) => (times === 0 ? [fault] : [])).concat(listUnmet(meetings))
  return { ...ends, decisions, faults, meetings, killed_in_calls, notices, hours, unmet }
}

/** Brings a shopper's request to the API. */
async function send(
  request: Request,
  ask: (path: string, init: RequestInit) => Promise<Response>,
  shopper: number,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method } = request
  const headers = new Headers(request.headers)
  // Everybody at home, or too many refusals of others would count for a shopper.
  headers.set('x-forwarded-for', `10.0.${shopper >> 8}.${shopper & 255}`)
  const body = method === 'GET' ? null : await request.arrayBuffer()
  return ask(pathname + search, { method, headers, body })
}

/** The work that the API does every minute and every hour, until nothing is left; then everything is counted. */
async function settle(db: Db, companies: FaultyCompanies, errands: readonly Errand[]): Promise<Ends> {
  await companies.pass(60)
  const work = { db, now: companies.now(), payments: companies.payments }
  await recoverAttempts(work)
  while ((await workNotices(work)) > 0);
  await comparePayments(work)
  return countEnds(db, errands, (await companies.listBooks()).flat(), STOCK)
}

/** Draws one after another; all are drawn once before one comes again. */
function createDeck(random: Random, plans: readonly Plan[]): () => Plan {
  let left: Plan[] = []
  return () => {
    if (left.length === 0) left = random.sample(plans, plans.length)
    return left.pop()!
  }
}
