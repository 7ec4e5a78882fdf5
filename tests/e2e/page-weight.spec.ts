import type { Page } from '@playwright/test'
import { measurePage } from '#tests/support/measure-page.ts'
import {
  findSmallPages,
  memberPages,
  pageKinds,
  stillPages,
  type PageKind,
} from '#tests/support/page-kinds.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { findBuyable, getPlaceButton, goToConfirm, readOrderNo, type Site } from '#tests/support/shopper.ts'

async function expectWithinBudget(page: Page, site: Site, kind: PageKind): Promise<void> {
  const weight = await measurePage(page, toShopUrl(site) + kind.path)
  expect.soft(weight.script, `script of ${kind.name}`).toBeLessThanOrEqual(kind.script)
  expect.soft(weight.whole, `${kind.name} without pictures`).toBeLessThanOrEqual(kind.whole)
}

for (const site of ['moto', 'okurimono'] as const) {
  test(`${site} keeps the byte budgets of its published pages`, async ({ page }) => {
    test.slow()
    for (const kind of [...stillPages, ...(await findSmallPages(site))])
      await expectWithinBudget(page, site, kind)
  })

  test(`${site} keeps the byte budgets of every step of the checkout`, async ({ page }) => {
    test.slow()
    await goToConfirm(page, site, await findBuyable(site, { nth: 12 }), {
      email: `weight-${site}@example.com`,
    })
    const steps = pageKinds.filter((kind) => !stillPages.includes(kind))
    for (const kind of steps.filter(({ name }) => name !== 'complete'))
      await expectWithinBudget(page, site, kind)
    await page.goto(`${toShopUrl(site)}/cart/confirm/`)
    await getPlaceButton(page).click()
    await readOrderNo(page)
    for (const kind of steps.filter(({ name }) => name === 'complete'))
      await expectWithinBudget(page, site, kind)
  })
}

test("okurimono keeps the byte budgets of the members' area", async ({ page }) => {
  test.slow()
  await signInNewMember(page, 'okurimono')
  for (const kind of memberPages) await expectWithinBudget(page, 'okurimono', kind)
})
