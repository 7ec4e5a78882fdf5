import { routes } from '#src/routes.ts'
import { loadVisitHeaders } from '#tests/support/keycode.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
import { measurePage } from '#tests/support/measure-page.ts'
import { openErrandsStore } from '#tests/support/open-errands-store.ts'
import { content } from '#tests/support/page-kinds.ts'
import { readShopPort, toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable, getPlaceButton, goToConfirm, readOrderNo, shopper } from '#tests/support/shopper.ts'

const shop = toShopUrl('hojin')
const KEYCODE = 'KANAME-2026'

test.use({ expectedComplaints: [/status of 4(03|22)/] })

test('a guest says the keycode, comes to the wanted page and buys there', async ({ page }) => {
  test.slow()
  const product = await findBuyable('hojin', { nth: 3 })
  await page.goto(`${shop}/product/${product.key}/?from=mail`)
  await expect(page).toHaveURL(/\/keycode\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('キーコードの入力')
  await lookWithAxe(page, 'the door')

  const field = page.getByLabel('キーコード')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('キーコードを入力してください。')
  await field.fill('KANAME-2025')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('キーコードが正しくありません')
  await expect(field).toBeFocused()
  await lookWithAxe(page, 'the door, with an error')

  await field.fill('ＫＡＮＡＭＥ－2026')
  await page.getByRole('button', { name: '入店する' }).click()
  await page.waitForURL(`${shop}/product/${product.key}/?from=mail`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.name)
  await goToConfirm(page, 'hojin', product, { email: 'keycode@example.com', payment: '銀行振込' })
  await expect(page.getByRole('main').getByText(shopper.company_name)).toHaveCount(2)
  await getPlaceButton(page).click()
  expect((await readOrderNo(page)).length).toBeGreaterThan(5)
})

test('whoever holds a pass that is over is asked again, and comes back to where they were', async ({
  page,
}) => {
  await page.goto(`${shop}/keycode/`)
  await page.getByLabel('キーコード').fill(KEYCODE)
  await page.getByRole('button', { name: '入店する' }).click()
  await page.waitForURL(`${shop}/`)
  // The page is there still when the pass is gone: what it asks the API for leads to the door.
  await page.context().addCookies([{ name: 'keycode_token', value: 'over', url: shop }])
  await page.goto(`${shop}/news/`)
  await expect(page).toHaveURL(/\/keycode\/$/)
  await expect(page.getByRole('alert')).toContainText('有効期限が切れた')
  await page.getByLabel('キーコード').fill(KEYCODE)
  await page.getByRole('button', { name: '入店する' }).click()
  await page.waitForURL(`${shop}/news/`)
  await page.goto(`${shop}/keycode/?redirect_url=%2F%2Fevil.example%2F`)
  await expect(page.getByRole('link', { name: 'お店へ進む' })).toHaveAttribute('href', '/')
})

test('the door weighs no more than any page without data', async ({ page }) => {
  const weight = await measurePage(page, `${shop}/keycode/`)
  expect(weight.script).toBeLessThanOrEqual(content.script)
  expect(weight.whole).toBeLessThanOrEqual(content.whole)
})

test('nothing the closed shop has published is given out without a pass', async ({ request }) => {
  test.slow()
  const headers = await loadVisitHeaders('hojin')
  const secrets = (
    await Promise.all(
      ['categories/hierarchy?table=products', 'products?per=50', 'news?per=20'].map(async (path) =>
        listNames(await (await fetch(`${toApiUrl()}/hojin/v1/${path}`, { headers })).json()),
      ),
    )
  ).flat()
  // What the API tells everybody is no secret: the shop's own description names some of its shelves.
  const settings = await (await fetch(`${toApiUrl()}/hojin/v1/settings/front`)).text()
  const hidden = secrets.filter((name) => !settings.includes(name))
  expect(hidden.length).toBeGreaterThan(50)
  const store = await openErrandsStore()
  const release = await store.site('hojin').getLive()
  const documents = await Array.fromAsync(
    store
      .site('hojin')
      .openView(release?.id ?? 0)
      .list(),
  )
  await store.close()
  const cards = documents.filter(({ path }) => path.startsWith('/product/')).slice(0, 5)
  const open: string[] = []
  for (const { path, kind } of [
    ...documents,
    ...cards.map(({ path }) => ({ path: `/og${path}card.jpg`, kind: 'card' })),
  ]) {
    if (kind === 'asset') continue
    const answer = await request.get(`http://127.0.0.1:${readShopPort()}${encodeURI(path)}`, {
      headers: { host: `hojin.localhost:${readShopPort()}` },
      maxRedirects: 0,
    })
    const text = await answer.text()
    // The pages for an address that cannot be one are 404 and show nothing of the shop either.
    if (answer.status() === 200 || answer.status() === 404) {
      open.push(path)
      if (answer.status() === 200) expect(answer.headers()['x-robots-tag'], path).toContain('noindex')
      expect(
        hidden.filter((name) => text.includes(name)),
        path,
      ).toEqual([])
    } else {
      expect([302, 403], path).toContain(answer.status())
      expect(text.length, path).toBeLessThan(100)
    }
  }
  expect(documents.length).toBeGreaterThan(300)
  const doors = routes.filter((route) => route.is_open_without_keycode && route.has_page)
  expect(open.sort()).toEqual([...doors.map(({ path }) => `${path}/`), '/robots.txt'].sort())
})

/** Names and titles in an answer of the API: what its pages would show. */
function listNames({ data }: { data: { name?: string; title?: string }[] }): string[] {
  return data.flatMap(({ name, title }) => [name, title].filter((one) => one !== undefined))
}
