import { drawSource } from '#demo/drawings/draw-source.ts'
import { afterAll, beforeEach, vi } from 'vitest'
import { buildApp } from '#shop-api/app.ts'
import { openSellingShop, type ShelfProduct } from './selling-shop.ts'
import { installBrowser, tellPage } from './install-browser.ts'
import { openBrowser, SHOP_PAGE } from './open-browser.ts'
import { openTestDb } from './open-test-db.ts'

/** A browser (happy-dom) whose `fetch` ends in a real shop API on a database of its own. */
export async function openBrowserShop(shelf: readonly ShelfProduct[]) {
  const opened = await openTestDb()
  const shop = await openSellingShop(opened.db, shelf)
  // Cookies live on the machine's clock, the shelf was published on the shop's own: never before either.
  const opened_at = new Date(Math.max(Date.now(), shop.clock.now.getTime()))
  const app = buildApp({
    draw: drawSource,
    db: opened.db,
    clock: () => shop.clock.now,
    config: {
      environment: 'test',
      data_folder: '',
      reads_per_10_s: 1e5,
      writes_per_10_s: 1e5,
      smtp_url: undefined,
      payments: shop.cards,
    },
    log: () => undefined,
  })
  const browser = openBrowser(shop.channel.name, async (request) => app.fetch(request))
  return {
    ...shop,
    app,
    wire: browser.wire,
    close: () => opened.close(),
    /** A browser that never saw this shop. */
    startVisit() {
      shop.clock.now = opened_at
      // With the window go the pages of visits before, which would still hear when this one is left.
      installBrowser(SHOP_PAGE)
      browser.startVisit()
    },
  }
}

/** The same for all tests of a file: each begins with a new visit, and the shop closes behind the last one. */
export async function useBrowserShop(shelf: readonly ShelfProduct[]): Promise<BrowserShop> {
  const shop = await openBrowserShop(shelf)
  beforeEach(() => shop.startVisit())
  afterAll(() => shop.close())
  return shop
}

export type BrowserShop = Awaited<ReturnType<typeof openBrowserShop>>

/** A page of its own: its modules are loaded anew, as after a navigation or in another tab. */
export async function openPage() {
  vi.resetModules()
  const page = {
    ...(await import('#src/stores/cart/cart.ts')),
    ...(await import('#src/stores/cart/cart-queue.ts')),
    ...(await import('#src/stores/cart/cart-lines.ts')),
    ...(await import('#src/stores/checkout/cart-details.ts')),
    ...(await import('#src/stores/checkout/cart-parcels.ts')),
    ...(await import('#src/stores/checkout/cart-payment.ts')),
    ...(await import('#src/stores/checkout/destinations.ts')),
    ...(await import('#src/stores/cart/cart-view.ts')),
    ...(await import('#src/stores/cart/cart-notices.ts')),
    ...(await import('#src/stores/cart/cart.ts')),
    ...(await import('#src/stores/cart/cart-recovery.ts')),
    ...(await import('#src/stores/checkout/order-attempt.ts')),
    ...(await import('#src/stores/checkout/completed-order.ts')),
    ...(await import('#src/stores/page/toasts.ts')),
    ...(await import('#src/stores/page/flash.ts')),
    ...(await import('#src/stores/gate/maintenance.ts')),
  }
  page.$cartView.listen(() => undefined)
  return page
}

/** The page's way out, as browsers announce it. */
export function leavePage(): void {
  tellPage('pagehide')
}

/** The same for what the doors to the members' area do. */
export async function openDoor() {
  vi.resetModules()
  return {
    ...(await import('#src/stores/session/session.ts')),
    ...(await import('#src/stores/session/sign-in.ts')),
    ...(await import('#src/stores/session/register.ts')),
    ...(await import('#src/stores/session/verify-email.ts')),
    ...(await import('#src/stores/member/account.ts')),
    ...(await import('#src/stores/session/access-token.ts')),
    ...(await import('#src/stores/session/pending-login.ts')),
    ...(await import('#src/stores/page/form-draft.ts')),
  }
}
