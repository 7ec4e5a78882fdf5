import type { Page } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { findSmallPages, stillPages } from '#tests/support/page-kinds.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import {
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  giveAddress,
  goToCheckout,
  putIntoCart,
  readOrderNo,
  type Site,
} from '#tests/support/shopper.ts'

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

// The page that is not there is one of the screens.
test.use({ expectedComplaints: [/404/] })

/** Looks at the screen as it stands; soft, so that one walk tells of every screen. */
async function look(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect.soft(found, screen).toEqual([])
}

/** Sends a form that lacks something, and looks at what it says. */
async function lookAtErrors(page: Page, button: string, screen: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await look(page, `${screen} with errors`)
}

async function lookAtPages(page: Page, site: Site): Promise<void> {
  const small = (await findSmallPages(site)).map(({ path }) => path)
  const paths = [...stillPages.map(({ path }) => path), ...small, '/tradelaw/', '/error/', '/maintenance/']
  for (const path of [...paths, '/there-is-no-such-page/']) {
    await page.goto(toShopUrl(site) + path)
    if (path === '/cart/') await expect(page.getByText('カートに商品が入っていません')).toBeVisible()
    await look(page, path)
  }
  await page.goto(`${toShopUrl(site)}/product/?q=${encodeURIComponent('どこにもない品物')}`)
  await expect(page.locator('[data-list-empty]')).toBeVisible()
  await look(page, 'search without a hit')
}

async function lookAtCheckout(page: Page, site: Site, nth: number): Promise<void> {
  await putIntoCart(page, site, await findBuyable(site, { nth }))
  await look(page, 'product in the cart')
  await page.goto(`${toShopUrl(site)}/cart/`)
  await expect(page.getByRole('link', { name: 'レジへ進む' })).toBeVisible()
  await look(page, 'cart with goods')
  await goToCheckout(page, site)
  await expect(page.getByLabel('メールアドレス')).toBeVisible()
  await look(page, 'shipping-add')
  await lookAtErrors(page, 'お届け日時の指定へ進む', 'shipping-add')
  await giveAddress(page, `axe-${site}-${nth}@example.com`)
  await expect(page.getByRole('button', { name: 'お支払い方法の選択へ進む' })).toBeVisible()
  await look(page, 'shipping-detail')
  await page.goto(`${toShopUrl(site)}/cart/shipping-select/`)
  await expect(page.getByRole('main').getByText('千代田区').first()).toBeVisible()
  await look(page, 'shipping-select')
  await page.goto(`${toShopUrl(site)}/cart/shipping-detail/`)
  await chooseDelivery(page)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await look(page, 'payment')
  await lookAtErrors(page, '注文内容の確認へ進む', 'payment')
  await page.getByRole('radio', { name: 'クレジットカード' }).check({ force: true })
  await lookAtErrors(page, '注文内容の確認へ進む', 'card')
  await choosePayment(page, 'クレジットカード')
  await expect(getPlaceButton(page)).toBeEnabled()
  await look(page, 'confirm')
  await getPlaceButton(page).click()
  await readOrderNo(page)
  await look(page, 'complete')
}

for (const site of ['moto', 'okurimono'] as const) {
  for (const [at, viewport] of widths.entries()) {
    test(`axe finds nothing in ${site} at ${viewport.width} px, from the front page to the thanks`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize(viewport)
      await lookAtPages(page, site)
      await lookAtCheckout(page, site, 17 + at)
    })
  }
}
