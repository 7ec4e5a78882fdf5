import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { openStaff } from '#tests/support/staff-errands.ts'
import { findBuyable, putIntoCart } from '#tests/support/shopper.ts'
import { WIDTHS } from '#tests/support/walk/pick-widths.ts'
import { listFaults } from '#tests/support/walk/walk-screen.ts'

// Every call of a shop in maintenance is answered with 503, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 503/] })

const staff = openStaff('okurimono')
const shop = toShopUrl('okurimono')
const words = {
  title: '棚卸しのためお休みです',
  message: '朝6時に再開します。\nご不便をおかけします。',
  gtm_id: null,
}

async function setMaintenance(maintenance: typeof words | null): Promise<void> {
  const { version } = await staff.call('GET /v1/admin/maintenance', {})
  await staff.call('PUT /v1/admin/maintenance', { body: { maintenance, version } })
}

test.afterEach(() => setMaintenance(null))

test(
  'A shop that closes for maintenance says so on every page that asks it, and comes back by itself',
  {
    tag: '@okurimono',
  },
  async ({ page, context }) => {
    test.slow()
    // A cart with nothing in it asks nobody, and would not hear of it.
    await putIntoCart(page, 'okurimono', await findBuyable('okurimono', { nth: 33 }))
    await page.close()
    await setMaintenance(words)
    // A page without the API client, and one with it. Both leave before they are loaded.
    const list = `${shop}/product/?q=${encodeURIComponent('箱')}`
    const plain = await context.newPage()
    await plain.goto(list, { waitUntil: 'commit' })
    const cart = await context.newPage()
    await cart.goto(`${shop}/cart/`, { waitUntil: 'commit' })
    for (const closed of [plain, cart]) {
      await expect(closed).toHaveURL(`${shop}/maintenance/`)
      await expect(closed.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expect(closed.getByText('朝6時に再開します。')).toBeVisible()
      await expect(closed.getByRole('link', { name: 'カート' })).toHaveCount(0)
    }
    await lookWithAxe(plain, 'maintenance')
    for (const width of WIDTHS) expect(await listFaults(plain, width), `${width} px`).toEqual([])
    await setMaintenance(null)
    await plain.bringToFront()
    await expect(plain).toHaveURL(list, { timeout: 90_000 })
    await cart.bringToFront()
    await expect(cart).toHaveURL(`${shop}/cart/`, { timeout: 90_000 })
  },
)
