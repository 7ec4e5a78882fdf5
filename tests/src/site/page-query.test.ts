import { beforeEach, expect, test, vi } from 'vitest'
import { toHideSecretQuery } from '#src/layouts/hide-secret-query.ts'
import { getPageAddress, getPageQuery, hidePageQuery } from '#src/site/page-query.ts'
import { toKeycodeAddress } from '#src/site/keycode-gate.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

beforeEach(() => installBrowser('https://shop.test/'))

/** The first script of the page, which knows its globals by name alone. */
function runFirstScript(): void {
  const script = toHideSecretQuery(location.pathname)
  new Function('location', 'history', 'document', script)(location, history, document)
}

/** Opens a page with a secret address, as its first script finds it. */
function open(address: string): void {
  history.pushState(null, '', address)
  runFirstScript()
}

test('The query of a page with a secret leaves its address and is still known after a reload', () => {
  open('/reminder/reset/?token=a%2Bb#top')
  expect(location.href).toBe('https://shop.test/reminder/reset/#top')
  expect(getPageQuery().get('token')).toBe('a+b')
  expect(getPageAddress()).toBe('/reminder/reset/?token=a%2Bb#top')
  // A reload runs the script again, at the address without its query.
  runFirstScript()
  expect(getPageQuery().get('token')).toBe('a+b')
})

test('What lay in the state of the history entry stays there, and a page without a query has none', () => {
  history.replaceState({ scroll: 7 }, '', '/orders/receipt/?no=1&t=hush')
  runFirstScript()
  hidePageQuery(new URLSearchParams({ no: '2', t: 'other' }))
  expect(history.state).toEqual({ scroll: 7, noren_query: '?no=2&t=other' })
  expect(getPageQuery().get('t')).toBe('other')
  open('/orders/receipt/')
  expect([getPageAddress(), getPageQuery().size]).toEqual(['/orders/receipt/', 0])
})

test('The shop is told of a page of a login alone, and nobody of a gift or an order', () => {
  const toldBy = (address: string) => {
    document.head.replaceChildren()
    open(address)
    return document.head.querySelector('meta[name="referrer"]')?.getAttribute('content') ?? null
  }
  expect(toldBy('/verify/email/?code=123456')).toBe('same-origin')
  expect(toldBy('/social-gift/?token=hush')).toBeNull()
  expect(toldBy('/orders/receipt/?no=1&t=hush')).toBeNull()
})

test('Whoever is asked for the keycode comes back to the address with its secret', () => {
  open('/orders/receipt/?no=1&t=hush')
  expect(toKeycodeAddress(getPageAddress())).toBe(
    '/keycode/?redirect_url=%2Forders%2Freceipt%2F%3Fno%3D1%26t%3Dhush',
  )
})

test('A login leads back to the address with its secret, and meanwhile the tab is known to keep one', async () => {
  vi.resetModules()
  const wanted = await import('#src/stores/session/wanted-page.ts')
  const { keepsSecret } = await import('#src/stores/session/kept-secrets.ts')
  open('/verify/email/?code=123456')
  wanted.rememberWantedPage()
  expect([wanted.getWantedPage(), keepsSecret()]).toEqual(['/verify/email/?code=123456', true])
  expect(wanted.takeWantedPage()).toBe('/verify/email/?code=123456')
  expect([wanted.getWantedPage(), keepsSecret()]).toEqual([null, false])
  history.pushState(null, '', '/mypage/point/?page=2')
  wanted.rememberWantedPage()
  expect([wanted.getWantedPage(), keepsSecret()]).toEqual(['/mypage/point/?page=2', false])
})
