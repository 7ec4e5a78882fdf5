import type { Page } from '@playwright/test'
import { enterShop } from '#tests/support/keycode.ts'
import { type Site, sites } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { beginCheckout } from '#tests/support/begin-checkout.ts'
import { findBuyable } from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'
import { openContactSheets } from '#tests/support/walk/contact-sheets.ts'
import {
  becomeMember,
  findMemberPaths,
  listScreens,
  type Screen,
  type Visitor,
} from '#tests/support/walk/list-screens.ts'
import { walkScreen } from '#tests/support/walk/walk-screen.ts'

/** `npm run bench -- walk`: every screen of every shop, and a picture of every state. */
const isFull = process.env['WALK'] === 'full'
/** Only screens whose address has this in it. */
const ONLY = process.env['WALK_ONLY'] ?? ''
/** Which of the goods lie in the cart, so that no other errand wants the same. */
const NTH = 21

/** The shop whose screens are looked at; of the others, what it has not. */
const whole = isFull ? sites : inTurn(sites)

test.use({
  hasTouch: true,
  // As most shoppers see it: the config leaves movement out.
  contextOptions: { reducedMotion: 'no-preference' },
  // A page that is not there, a wrong password and a cart that cannot be reached are states of their screens.
  expectedComplaints: [/status of (404|422)|net::ERR_FAILED/],
})

async function walk(page: Page, site: Site, visitor: Visitor, screens: readonly Screen[]): Promise<void> {
  const sheets = openContactSheets(`${site}-${visitor}`)
  const faults: string[] = []
  for (const screen of screens.filter(({ path }) => path.includes(ONLY)))
    faults.push(...(await walkScreen(page, screen, { sheets, isFull })))
  if (isFull) await sheets.write()
  expect(faults).toEqual([])
}

const isOwn = (site: Site) => !whole.includes(site)

for (const site of sites) {
  test(`nothing is covered, cut off or touching on the screens a guest sees in ${site}, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(isFull ? 1_800_000 : 600_000)
    await enterShop(page.context(), site)
    const { product_id } = await findBuyable(site, { nth: NTH })
    await beginCheckout(page, site, [{ product_id }], {
      email: `walk-${site}@example.com`,
      payment: '銀行振込',
    })
    await walk(page, site, 'guest', await listScreens(site, 'guest', { isFull, isOwn: isOwn(site) }))
  })

  test(`nothing is covered, cut off or touching on the screens a member sees in ${site}, and axe finds nothing`, async ({
    page,
  }) => {
    test.setTimeout(isFull ? 1_800_000 : 600_000)
    await becomeMember(page, site)
    const memberPaths = await findMemberPaths(page, site)
    const length = { isFull, isOwn: isOwn(site), memberPaths }
    await walk(page, site, 'member', await listScreens(site, 'member', length))
  })
}
