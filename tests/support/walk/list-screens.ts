import type { Page } from '@playwright/test'
import { type Route, routes } from '#src/routes.ts'
import { enterShop } from '../keycode.ts'
import { DEMO_MEMBER, logIn } from '../member-errands.ts'
import { findSmallPages, isInShop } from '../page-kinds.ts'
import { sites, toShopUrl } from '../shop-address.ts'
import { isMyTurn } from '../turns.ts'

export type Visitor = 'guest' | 'member'

/** A kind of screen in one shop, as one visitor meets it. */
export interface Screen {
  site: string
  visitor: Visitor
  /** Of the route table. */
  route: string
  path: string
  /** Its place among the screens, by which widths take turns. */
  turn: number
}

/** Routes without a screen to look at, and why. */
const unseen: Record<string, string> = {
  '/oauth/callback': 'moves on at once',
  '/keycode': 'a visitor who has the keycode is sent on',
  '/login_sync': 'needs another shop; the walk with axe looks at it',
  '/popup': 'without a notice it says nothing',
  '/maintenance': 'an open shop leads on from it; the errand that closes the shop looks at it',
}
/** Their addresses open something that must be bought first; the walk with axe buys it and looks. */
const isSecret = ({ has_secret_address }: Route) => has_secret_address

/** Where themes differ most: these are looked at in every run, of the others one in so many, by turns. */
const dressed = new Set([
  '/',
  '/product',
  '/product/{resourceKey}',
  '/category/{key}',
  '/lp/{slug}',
  '/cart',
  '/cart/payment',
  '/login',
  '/mypage',
  '/404',
])
const ONE_IN = 3

/** Whether a screen anybody sees shows a member something else: of the others a guest's are looked at. */
const isOtherForMembers = ({ path }: Route) =>
  path === '/' || /^\/(bike|cart|catalog-order|category|contact|coupon|ec|product)\b/.test(path)

/** What stands for the param of a route: the detail pages `findSmallPages` knows, the members' by their lists. */
async function toPath(site: string, { path }: Route, memberPaths: readonly string[]): Promise<string | null> {
  if (!path.includes('{')) return path === '/' ? '/' : `${path}/`
  if (path === '/{url}') return '/tradelaw/'
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/$`)
  const small = (await findSmallPages(site)).map((kind) => kind.path)
  const second = ['/news/page/2/', '/blog/page/2/', '/product/page/2/']
  const found = [...small, ...memberPaths, ...second].find((one) => pattern.test(one))
  return found ?? null
}

const lists = ['address', 'inquiry_history', 'list', 'memorial', 'message-center', 'order_history']

/** The demo member's screens that have a key in their address: the first entry of each list. */
export async function findMemberPaths(page: Page, site: string): Promise<string[]> {
  const found: string[] = []
  for (const list of lists) {
    await page.goto(`${toShopUrl(site)}/mypage/${list}/`)
    const entry = page
      .getByRole('main')
      .locator(`a[href^="/mypage/${list}/"]:not([href$="/add/"], [href="/mypage/${list}/"])`)
      .first()
    found.push((await entry.getAttribute('href')) ?? '')
  }
  return found
}

/** Has the browser of a page belong to the demo member of a shop. */
export async function becomeMember(page: Page, site: string): Promise<void> {
  await enterShop(page.context(), site)
  await page.goto(`${toShopUrl(site)}/login/`)
  await logIn(page, DEMO_MEMBER)
  await page.waitForURL('**/ec/')
}

export interface WalkLength {
  /** Nothing is left to turns, and a member walks what anybody sees once more, also where it is the same. */
  isFull: boolean
  /** Only what no other shop has. */
  isOwn?: boolean
  /** `findMemberPaths` */
  memberPaths?: readonly string[]
}

/** The screens one visitor meets in one shop. */
export async function listScreens(
  site: string,
  visitor: Visitor,
  { isFull, isOwn = false, memberPaths = [] }: WalkLength,
): Promise<Screen[]> {
  const screens: Screen[] = []
  const place = sites.findIndex((name) => name === site)
  const seen = routes.filter(
    (route) => route.has_page && route.kind !== 'document' && !isSecret(route) && !(route.path in unseen),
  )
  for (const [at, route] of seen.entries()) {
    if (!isFor(route, visitor) || !isInShop(site, route)) continue
    const isAgain = visitor === 'member' && route.guard === 'public'
    if (!isFull && isAgain && !isOtherForMembers(route)) continue
    if (isOwn && route.setting === undefined) continue
    if (!isFull && !dressed.has(route.path) && !isMyTurn(at + (isAgain ? 1 : 0), ONE_IN)) continue
    const path = await toPath(site, route, memberPaths)
    if (path) screens.push({ site, visitor, route: route.path, path, turn: at + place })
  }
  if (visitor === 'guest' && !isOwn)
    screens.push({
      site,
      visitor,
      route: '/404',
      path: '/there-is-no-such-page/',
      turn: place,
    })
  return screens
}

function isFor({ guard, path }: Route, visitor: Visitor): boolean {
  // Leaving would end the walk.
  if (path === '/mypage/logout' || path === '/login/unlock') return visitor === 'guest' && guard === 'public'
  if (guard === 'public') return true
  return guard === (visitor === 'guest' ? 'guest-only' : 'member')
}
