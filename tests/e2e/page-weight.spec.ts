import type { Page } from '@playwright/test'
import { beginAtConfirm } from '#tests/support/begin-checkout.ts'
import {
  buyGift,
  expectTaken,
  getTakeButton,
  giveGiftAddress,
  giveGiftDay,
  openGift,
} from '#tests/support/gift-errand.ts'
import { inTabs } from '#tests/support/in-tabs.ts'
import { enterShop } from '#tests/support/keycode.ts'
import { measurePage } from '#tests/support/measure-page.ts'
import {
  checkout,
  findSmallPages,
  listMemberPages,
  pageKinds,
  stillPages,
  type PageKind,
} from '#tests/support/page-kinds.ts'
import { findReachableScripts } from '#tests/support/reachable-scripts.ts'
import { sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { findBuyable, getPlaceButton, readOrderNo, type Site } from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'

async function expectWithinBudget(page: Page, site: Site, kind: PageKind): Promise<void> {
  const weight = await measurePage(page, toShopUrl(site) + kind.path)
  expect.soft(weight.script, `script of ${kind.name}`).toBeLessThanOrEqual(kind.script)
  expect.soft(weight.whole, `${kind.name} without pictures`).toBeLessThanOrEqual(kind.whole)
}

const expectAllWithinBudget = (page: Page, site: Site, kinds: readonly PageKind[]) =>
  inTabs(page, kinds, (tab, kind) => expectWithinBudget(tab, site, kind))

for (const site of inTurn(['moto', 'okurimono'] as const)) {
  test(`${site} keeps the byte budgets of its published pages`, async ({ page }) => {
    test.slow()
    await expectAllWithinBudget(page, site, [...stillPages, ...(await findSmallPages(site))])
  })
}

for (const site of inTurn(sites, 2)) {
  test(`${site} keeps the byte budgets of every step of the checkout`, async ({ page }) => {
    test.slow()
    await beginAtConfirm(page, site, await findBuyable(site, { nth: 12 }), {
      email: `weight-${site}@example.com`,
    })
    // The cart among them, with goods in it.
    const steps = pageKinds.filter(({ path }) => path.startsWith('/cart/'))
    const before = steps.filter(({ name }) => name !== 'complete')
    await expectAllWithinBudget(page, site, before)
    await page.goto(`${toShopUrl(site)}/cart/confirm/`)
    await getPlaceButton(page).click()
    await readOrderNo(page)
    for (const kind of steps.filter(({ name }) => name === 'complete'))
      await expectWithinBudget(page, site, kind)
  })

  test(`${site} brings React to islands alone, whatever is pressed elsewhere`, async ({ page }) => {
    await enterShop(page.context(), site)
    const product = (await findSmallPages(site)).find(({ name }) => name === 'product')
    for (const path of ['/', '/product/', product!.path]) {
      await page.goto(toShopUrl(site) + path)
      const { all, react } = await findReachableScripts(page)
      expect(all.length, `scripts of ${path}`).toBeGreaterThan(10)
      expect(react, `React on ${path}`).toEqual([])
    }
    await page.goto(`${toShopUrl(site)}/cart/`)
    expect((await findReachableScripts(page)).react).toHaveLength(1)
  })
}

test('hojin keeps the byte budgets of what its theme dresses by itself', async ({ page }) => {
  test.slow()
  await enterShop(page.context(), 'hojin')
  const kinds = [...stillPages, ...(await findSmallPages('hojin'))]
  const dressed = [
    'home',
    'news list',
    'product list',
    'product',
    'category',
    'landing page',
    'cart',
    'register',
  ]
  const own = kinds.filter(({ name }) => dressed.includes(name))
  await expectAllWithinBudget(page, 'hojin', own)
})

test("okurimono keeps the byte budgets of the members' area", async ({ page }) => {
  test.slow()
  await signInNewMember(page, 'okurimono')
  await expectAllWithinBudget(page, 'okurimono', listMemberPages('okurimono'))
})

test("okurimono keeps the byte budgets of a gift's screens", async ({ page }) => {
  test.slow()
  const { link } = await buyGift(page, { email: 'weight-gift@example.com', nth: 12 })
  await openGift(page, link)
  await giveGiftAddress(page)
  await giveGiftDay(page)
  const key = new URL(link).searchParams.get('token') ?? ''
  const toPath = (step: string) => `/social-gift/${key}/${step}/`
  const weigh = (name: string, path: string) =>
    expectWithinBudget(page, 'okurimono', { name: `gift ${name}`, path, ...checkout })
  await weigh('start', `/social-gift/?token=${key}`)
  for (const step of ['shipping', 'delivery', 'confirm']) await weigh(step, toPath(step))
  await getTakeButton(page).click()
  await expectTaken(page)
  await weigh('complete', toPath('complete'))
})
