import { expect, test, vi } from 'vitest'
import { announceSession } from '#src/stores/session/session-state.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const untilHeard = () => new Promise((resolve) => setTimeout(resolve, 0))

test('a page for members sets out for one place once, however often it hears that the session is over', async () => {
  installBrowser('https://shop.test/mypage/user_info/edit/')
  document.documentElement.dataset['guard'] = 'member'
  document.head.innerHTML = '<script type="application/json" id="noren-site">{}</script>'
  const { pathname, search, hash, origin } = location
  const replace = vi.fn<(path: string) => void>()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('location', { pathname, search, hash, origin, replace })

  await import('#src/enhance/session/guarded-page.ts')
  await vi.waitFor(() => expect(replace.mock.calls).toEqual([['/login/']]))
  for (let times = 0; times < 3; times += 1) {
    announceSession({ state: 'refresh-failed' })
    await untilHeard()
  }
  expect(replace.mock.calls).toEqual([['/login/'], ['/login/?re=1']])
})
