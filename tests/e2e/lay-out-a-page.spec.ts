import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { openStaff } from '#tests/support/staff-errands.ts'

// Screens of addresses that cannot be are answered with 404, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 404/] })

const staff = openStaff('okurimono')
const shop = toShopUrl('okurimono')
const params = { scope: 'page', name: 'calendar' } as const

async function lay(
  blocks: { place: 'before' | 'after' | 'side'; kind: 'free_area' | 'news' | 'products'; code: string }[],
) {
  const { data } = await staff.call('GET /v1/admin/layouts', {})
  const version = data.find(({ scope, name }) => scope === 'page' && name === 'calendar')?.version ?? 0
  await staff.call('PUT /v1/admin/layouts/{scope}/{name}', { params, body: { blocks, version } })
}

test.afterEach(() => lay([]))

test('What an editor places on a page stands there within moments, and is gone when it is taken away', async ({
  page,
}) => {
  test.slow()
  await page.goto(`${shop}/cart/`)
  await expect(page.locator('.blocks')).toBeVisible()
  await page.goto(`${shop}/calendar/`)
  await expect(page.locator('.blocks')).toHaveCount(0)
  await lay([
    { place: 'before', kind: 'free_area', code: 'product-shipping' },
    { place: 'side', kind: 'news', code: '' },
    { place: 'after', kind: 'products', code: '' },
  ])
  const isLaidOut = async () => {
    await page.reload()
    return page.locator('.blocks').count()
  }
  await expect.poll(isLaidOut, { timeout: 60_000 }).toBe(3)
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'お知らせ' })).toBeVisible()
  const shelf = page.getByRole('region', { name: '新着商品' })
  await expect(shelf.getByRole('article').first()).toContainText('円')
  await lookWithAxe(page, 'a page with blocks')
  await lay([])
  await expect.poll(isLaidOut, { timeout: 60_000 }).toBe(0)
})

test('An address that cannot be one is answered with the screen that says so', async ({ page }) => {
  for (const path of ['/mypage/order_history/abc/', '/mypage/address/abc/edit/', '/product/nope/uos/']) {
    const answer = await page.goto(shop + path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByText('This page could not be found')).toBeVisible()
  }
})

test('A page whose shop is gone leads to the screen that says only that', async ({ page }) => {
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 404, json: { code: 'channel_not_found', message: 'チャネルが存在しない' } }),
  )
  await page.goto(`${shop}/product/?q=a`)
  await expect(page.getByText('Page Not Found')).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  await lookWithAxe(page, 'no such shop')
})
