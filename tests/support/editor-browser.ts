import { Window } from 'happy-dom'
import { vi } from 'vitest'
import type { TestShop } from './open-test-shop.ts'

const PROVIDED = [
  'document',
  'location',
  'localStorage',
  'FormData',
  'CustomEvent',
  'Event',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'HTMLFormElement',
  'HTMLButtonElement',
  'HTMLDialogElement',
] as const

/** A browser (happy-dom) on the editor's page, whose `fetch` ends in the real shop API. */
export async function openEditorBrowser(shop: TestShop, hash: string) {
  const window = new Window({ url: `http://shop.test/moto/admin/${hash}` })
  const page = await (await shop.request('/moto/admin/')).text()
  window.document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? ''
  window.Element.prototype.scrollIntoView = () => {}
  for (const name of PROVIDED) vi.stubGlobal(name, Reflect.get(window, name))
  vi.stubGlobal('window', window)
  const wire = { isCut: false }
  /** Cookies no script of the page can read. */
  const jar = new Map<string, string>()
  const straight = globalThis.fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    // The shop runs in this process too, and tells its publisher by the same name.
    if (path.startsWith('http')) return straight(path, init)
    if (wire.isCut) throw new TypeError('fetch failed')
    const { pathname, search } = new URL(path, 'http://shop.test/moto/admin/')
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...init?.headers, cookie, 'sec-fetch-site': 'same-origin' }
    const answer = await shop.request(pathname + search, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  })
  const load = async () => {
    vi.resetModules()
    await import('#shop-api/editor-page/browser/start.ts')
  }
  const query = (selector: string) => document.querySelector(selector)
  const until = <Found>(find: () => Found | null | undefined | false) =>
    vi.waitFor(
      () => {
        const found = find()
        if (!found) throw new Error(`Not on the page: ${String(find)}\n${document.body.textContent}`)
        return found
      },
      { timeout: 5_000, interval: 10 },
    )
  const clickButton = async (label: string) => {
    const buttons = () => [...document.querySelectorAll('button, a')] as HTMLElement[]
    const button = await until(() => buttons().find(({ textContent }) => textContent === label))
    button.click()
  }
  return {
    wire,
    jar,
    load,
    clickButton,
    seeText: (text: string) => until(() => document.body.textContent.includes(text)),
    field: (name: string) => until(() => query(`[name="${name}"]`) as HTMLInputElement | null),
    async type(name: string, value: string) {
      const control = await until(() => query(`[name="${name}"]`) as HTMLInputElement | null)
      control.value = value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    },
    async signIn({ email, password }: { email: string; password: string }) {
      await until(() => (query('#sign-in') as HTMLDialogElement | null)?.open)
      ;(query('#email') as HTMLInputElement).value = email
      ;(query('#password') as HTMLInputElement).value = password
      query('#sign-in-form')?.dispatchEvent(new Event('submit', { cancelable: true }))
    },
    save: () => query('form.edit')?.dispatchEvent(new Event('submit', { cancelable: true })),
    close: () => window.happyDOM.close(),
  }
}
