import type { Login } from '#contract/shapes/session.ts'
import { type BrowserShop, openBrowserShop } from './browser-shop.ts'
import { createMember, type TestMember } from './create-member.ts'
import type { ShelfProduct } from './selling-shop.ts'

/** A browser shop whose browser belongs to a member who is logged in. */
export async function openMemberBrowser(shelf: readonly ShelfProduct[]) {
  const shop = await openBrowserShop(shelf)
  return {
    ...shop,
    /** A browser that never saw this shop, and a new member's login in it. `path`: the page it stands on. */
    async startMemberVisit(path: string, user: Parameters<typeof createMember>[1] = {}): Promise<TestMember> {
      shop.startVisit()
      window.history.replaceState(null, '', path)
      const now = shop.clock.now
      const member = await createMember(shop.db, { channel: shop.channel.name, now, ...user })
      const { setAccessToken } = await import('#src/stores/session/access-token.ts')
      const access_token = member.headers.authorization.replace('Bearer ', '')
      setAccessToken({ access_token, expires_in: 900 } as Login, Date.now())
      return member
    },
  }
}

export type MemberBrowser = Omit<BrowserShop, 'startVisit'> & Awaited<ReturnType<typeof openMemberBrowser>>
