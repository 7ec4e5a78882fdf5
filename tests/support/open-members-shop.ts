import type { Engine } from './open-test-db.ts'
import { openTestShop, TEST_NOW } from './open-test-shop.ts'
import { openShopperBrowser } from './shopper-browser.ts'

/** A test shop with browsers that each come from an address of their own, so that none spends the tries of another. */
export async function openMembersShop(engine: Engine) {
  const shop = await openTestShop({ engine })
  const clock = { passed_minutes: 0 }
  let addresses = 0
  const browse = (channel = 'moto', headers: Record<string, string> = {}) => {
    addresses += 1
    const address = `203.0.${113 + (addresses >> 8)}.${addresses & 255}`
    return openShopperBrowser(
      (path, init) => {
        const now = new Date(TEST_NOW.getTime() + clock.passed_minutes * 60_000)
        return (clock.passed_minutes === 0 ? shop : shop.at(now)).request(path, init)
      },
      { channel, headers: { 'x-forwarded-for': address, ...headers } },
    )
  }
  return { ...shop, clock, browse }
}

export type MembersShop = Awaited<ReturnType<typeof openMembersShop>>
