import { vi } from 'vitest'
import { installBrowser } from './install-browser.ts'

/** What happens to a request on the wire; `deliver` brings it to the real API. Faults go in here and nowhere else. */
export type Wire = (request: Request, deliver: () => Promise<Response>) => Promise<Response>

/** Where a visit begins. */
export const SHOP_PAGE = 'https://shop.test/product/goods-1/'

const straight: Wire = (_, deliver) => deliver()

/** A browser (happy-dom) of a channel's shop, whose `fetch` goes over a wire to an API. */
export function openBrowser(channel: string, ask: (request: Request) => Promise<Response>) {
  installBrowser(SHOP_PAGE)
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
    const answer = await ask(new Request(request, { headers }))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    return answer
  }
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const path = new URL(request.url).pathname.replace(`/${channel}`, '')
    wire.calls.push(`${request.method} ${path}`)
    return wire.current(request, () => deliver(request.clone()))
  })
  return {
    wire,
    /** A browser that never saw this shop. */
    startVisit() {
      wire.calls.length = 0
      wire.current = straight
      jar.clear()
      localStorage.clear()
      sessionStorage.clear()
      for (const pair of document.cookie.split('; ')) {
        document.cookie = `${pair.split('=')[0]}=; path=/; expires=${new Date(0).toUTCString()}`
      }
      document.body.innerHTML = `<script type="application/json" id="noren-site">${JSON.stringify({
        name: channel,
        api: `${location.origin}/${channel}`,
        breakpoints: { sm: 640, md: 1024 },
      })}</script>`
    },
  }
}
