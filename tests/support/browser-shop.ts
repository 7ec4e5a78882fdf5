import { vi } from 'vitest'
import { buildApp } from '#shop-api/app.ts'
import { openSellingShop, type ShelfProduct } from './selling-shop.ts'
import { installBrowser, tellPage } from './install-browser.ts'
import { openTestDb } from './open-test-db.ts'

/** What happens to a request on the wire; `deliver` brings it to the real API. Faults go in here and nowhere else. */
export type Wire = (request: Request, deliver: () => Promise<Response>) => Promise<Response>

const straight: Wire = (_, deliver) => deliver()

/** A browser (happy-dom) whose `fetch` ends in a real shop API on a database of its own. */
export async function openBrowserShop(shelf: readonly ShelfProduct[]) {
  installBrowser('https://shop.test/product/goods-1/')
  const opened = await openTestDb('pglite')
  const shop = await openSellingShop(opened.db, shelf)
  // Cookies live on the machine's clock, the shelf was published on the shop's own: never before either.
  const opened_at = new Date(Math.max(Date.now(), shop.clock.now.getTime()))
  const app = buildApp({
    db: opened.db,
    clock: () => shop.clock.now,
    config: {
      environment: 'test',
      data_folder: '',
      reads_per_10_s: 1e5,
      writes_per_10_s: 1e5,
      smtp_url: undefined,
    },
    log: () => undefined,
  })
  const wire = {
    /** Calls that reached the wire, e.g. `PATCH /v1/carts/products/add`. */
    calls: [] as string[],
    current: straight,
  }
  /** Cookies no script of the page can see. */
  const jar = new Map<string, string>()
  async function deliver(request: Request): Promise<Response> {
    const headers = new Headers(request.headers)
    headers.set('sec-fetch-site', 'same-origin')
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const answer = await app.fetch(new Request(request, { headers }))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const path = new URL(request.url).pathname.replace(`/${shop.channel.name}`, '')
    wire.calls.push(`${request.method} ${path}`)
    return wire.current(request, () => deliver(request.clone()))
  })
  return {
    ...shop,
    app,
    wire,
    close: () => opened.close(),
    /** A browser that never saw this shop. */
    startVisit() {
      shop.clock.now = opened_at
      wire.calls.length = 0
      wire.current = straight
      jar.clear()
      localStorage.clear()
      sessionStorage.clear()
      for (const pair of document.cookie.split('; ')) {
        document.cookie = `${pair.split('=')[0]}=; path=/; expires=${new Date(0).toUTCString()}`
      }
      document.body.innerHTML = `<script type="application/json" id="noren-site">${JSON.stringify({
        name: shop.channel.name,
        api: `${location.origin}/${shop.channel.name}`,
        breakpoints: { sm: 640, md: 1024 },
      })}</script>`
    },
  }
}

export type BrowserShop = Awaited<ReturnType<typeof openBrowserShop>>

/** A page of its own: its modules are loaded anew, as after a navigation or in another tab. */
export async function openPage() {
  vi.resetModules()
  const page = {
    ...(await import('#src/stores/cart.ts')),
    ...(await import('#src/stores/cart-queue.ts')),
    ...(await import('#src/stores/cart-lines.ts')),
    ...(await import('#src/stores/cart-details.ts')),
    ...(await import('#src/stores/cart-view.ts')),
    ...(await import('#src/stores/cart-summary.ts')),
    ...(await import('#src/stores/cart-recovery.ts')),
    ...(await import('#src/stores/order-attempt.ts')),
    ...(await import('#src/stores/completed-order.ts')),
    ...(await import('#src/stores/toasts.ts')),
    ...(await import('#src/stores/flash.ts')),
    ...(await import('#src/stores/maintenance.ts')),
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
    ...(await import('#src/stores/session.ts')),
    ...(await import('#src/stores/sign-in.ts')),
    ...(await import('#src/stores/register.ts')),
    ...(await import('#src/stores/verify-email.ts')),
    ...(await import('#src/stores/account.ts')),
    ...(await import('#src/stores/access-token.ts')),
    ...(await import('#src/stores/pending-login.ts')),
    ...(await import('#src/stores/form-draft.ts')),
  }
}
