import type { Browser, Page } from '@playwright/test'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { enterShop } from '#tests/support/keycode.ts'
import { DEMO_MEMBER } from '#tests/support/member-errands.ts'
import { findSmallPages, listMemberPages, pageKinds } from '#tests/support/page-kinds.ts'
import { findBuyable } from '#tests/support/shopper.ts'
import { openContactSheets } from '#tests/support/walk/contact-sheets.ts'
import {
  becomeMember,
  findMemberPaths,
  listScreens,
  type Screen,
  type Visitor,
} from '#tests/support/walk/list-screens.ts'
import { type Budget, lookAtScreen } from './look-at-screen.ts'
import type { MetKinds } from './met-kinds.ts'
import { pickSome } from './pick-part.ts'
import { FOLDER, type SeenScreen } from './report.ts'

interface Pair {
  site: string
  theme: string
}

interface Wanted {
  /** Beginning of a route; left out: every one. */
  kind: string | undefined
  /** So many by chance; left out: all. */
  some: { seed: number; count: number } | undefined
  /** Kinds of elements that axe has met in this run. */
  met: MetKinds
  /** The demo member's addresses by site: the same in every theme. Grows. */
  memberPaths: Map<string, readonly string[]>
  /** Where in its screens a walk begins, 0 to below 1: those who walk side by side do not meet the same screens at once. */
  start: number
}

/** The member's cart is the same in every theme, and gets a piece in each. */
const STOCK = 20

/** Screens that say something else to a member; of the others anybody sees, a guest's are looked at. */
const isOwn = ({ route, visitor }: Screen, known: ReadonlySet<string>) =>
  visitor === 'guest' || !known.has(route) || route === '/' || /^\/(cart|product)/.test(route)

/** Looks at the screens of a site that is published in a theme, as guest with goods in the cart and as member. */
export async function walkPair(browser: Browser, pair: Pair, wanted: Wanted): Promise<SeenScreen[]> {
  const budgets = await listBudgets(pair.site)
  const seen: SeenScreen[] = []
  const known = new Set<string>()
  for (const visitor of ['guest', 'member'] as const) {
    const context = await browser.newContext({
      locale: 'ja-JP',
      timezoneId: 'Asia/Tokyo',
      reducedMotion: 'reduce',
      hasTouch: true,
    })
    const page = await context.newPage()
    const sheets = openContactSheets(`${pair.site}-${pair.theme}-${visitor}`, FOLDER)
    const met = await openAs(page, pair.site, visitor, wanted.memberPaths)
    const screens = met.filter((screen) => isOwn(screen, known))
    for (const { route } of met) known.add(route)
    for (const screen of startAt(choose(screens, pair, wanted), wanted.start)) {
      const looks: Record<string, string> = {}
      // What a login loads later is not of the page: the members' area has budgets of its own.
      const budget =
        visitor === 'guest' || screen.route.startsWith('/mypage') ? budgets.get(screen.path) : undefined
      const faults = await lookAtScreen(page, screen, { sheets, budget, looks, met: wanted.met })
      if (!faults) continue
      seen.push({ ...pair, visitor, route: screen.route, path: screen.path, faults, looks })
    }
    await sheets.write()
    await context.close()
  }
  return seen
}

/** The screens somebody meets, once the browser is theirs. */
async function openAs(
  page: Page,
  site: string,
  visitor: Visitor,
  known: Wanted['memberPaths'],
): Promise<Screen[]> {
  await enterShop(page.context(), site)
  if (visitor === 'member') await becomeMember(page, site)
  const { product_id } = await findBuyable(site, { least: STOCK })
  const email = visitor === 'member' ? DEMO_MEMBER.username : 'matrix@example.com'
  await beginCheckout(page, site, [{ product_id }], { email, payment: '銀行振込' })
  if (visitor === 'guest') return listScreens(site, visitor, { isFull: true })
  const memberPaths = known.get(site) ?? (await findMemberPaths(page, site))
  known.set(site, memberPaths)
  return listScreens(site, visitor, { isFull: true, memberPaths })
}

function choose(screens: readonly Screen[], { site, theme }: Pair, { kind = '/', some }: Wanted): Screen[] {
  const wanted = screens.filter(({ route }) => route.startsWith(kind))
  if (!some) return wanted
  return pickSome(some.seed, wanted, some.count / 2, ({ path }) => `${site} ${theme} ${path}`)
}

function startAt<Item>(all: readonly Item[], start: number): Item[] {
  const first = Math.floor(all.length * start)
  return [...all.slice(first), ...all.slice(0, first)]
}

/** What a page may weigh, by its address. */
async function listBudgets(site: string): Promise<Map<string, Budget>> {
  const kinds = [...pageKinds, ...listMemberPages(site), ...(await findSmallPages(site))]
  return new Map(kinds.map(({ path, script, whole }) => [path, { script, whole }]))
}
