import type { Page } from '@playwright/test'
import { beginAtConfirm, beginCheckout, type Goods } from '#tests/support/begin-checkout.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { chooseDelivery, findBuyable, getPlaceButton, readOrderNo, shopper } from '#tests/support/shopper.ts'
import { changeOnShelf, clearFromShelf, openStaff, putOnShelf } from '#tests/support/staff-errands.ts'
import { inTurn } from '#tests/support/turns.ts'

// What cannot be ordered any more is answered with 422, which Chromium writes into its console.
test.use({ expectedComplaints: [/status of 422/] })

const staff = { moto: openStaff('moto'), okurimono: openStaff('okurimono'), hojin: openStaff('hojin') }
const shelved: { site: Site; id: number }[] = []
test.afterEach(async () => {
  for (const { site, id } of shelved.splice(0)) await clearFromShelf(staff[site], id).catch(() => undefined)
})

async function shelve(site: Site, name: string) {
  const product = await putOnShelf(staff[site], { name })
  shelved.push({ site, id: product.id })
  return product
}

/** A cart with something that stays and something that changes, at the confirm screen. */
async function confirmBoth(page: Page, site: Site, { kept, changed, email }: Both): Promise<void> {
  await beginCheckout(page, site, [kept, changed], { email, payment: '代金引換' })
  await page.goto(`${toShopUrl(site)}/cart/confirm/`)
  await expect(getPlaceButton(page)).toBeEnabled()
}

interface Both {
  kept: Goods
  changed: Goods
  email: string
}

for (const site of inTurn(sites, 1)) {
  test.describe(site, { tag: `@${site}` }, () => {
    test(`what is withdrawn in ${site} while it is checked out leaves by name, and the rest is ordered`, async ({
      page,
    }) => {
      const kept = await findBuyable(site, { nth: 21 })
      const gone = await shelve(site, '終売の文箱')
      await confirmBoth(page, site, { kept, changed: gone, email: 'withdrawn@example.com' })
      await changeOnShelf(staff[site], gone.id, () => ({ is_draft: true }))
      await getPlaceButton(page).click()
      const main = page.getByRole('main')
      await expect(main).toContainText(`「${gone.name}」は販売を終了したため、カートから削除しました。`)
      await expect(page.getByText('この商品は現在販売しておりません。')).toHaveCount(1)
      // Nothing else is lost: where it goes, how it is paid and what is still to be had.
      await expect(main).toContainText(shopper.last_name)
      await expect(main).toContainText('代金引換')
      await expect(main).toContainText(kept.name)
      // Nothing is ordered at another sum before the shopper says so.
      await expect(getPlaceButton(page)).toBeDisabled()
      await page.getByRole('button', { name: '変更後の金額で続ける' }).click()
      await getPlaceButton(page).click()
      await readOrderNo(page)
      await expect(main).toContainText(kept.name)
      await expect(main).not.toContainText(gone.name)
    })

    test(`when everything in the cart of ${site} is gone, the cart says what it was`, async ({ page }) => {
      const gone = await shelve(site, '一点かぎりの香炉')
      await beginAtConfirm(page, site, gone, { email: 'all-gone@example.com', payment: '代金引換' })
      await clearFromShelf(staff[site], gone.id)
      const left: string[] = []
      page.on(
        'request',
        (request) => request.isNavigationRequest() && left.push(new URL(request.url()).pathname),
      )
      await getPlaceButton(page).click()
      await page.waitForURL('**/cart/')
      expect(left).toEqual(['/cart/'])
      const main = page.getByRole('main')
      await expect(main).toContainText('カートに商品が入っていません')
      await expect(main).toContainText(`「${gone.name}」は販売を終了したため、カートから削除しました。`)
      await page.getByRole('button', { name: '確認しました' }).click()
      await page.reload()
      await expect(main).toContainText('カートに商品が入っていません')
      await expect(main).not.toContainText(gone.name)
    })

    test(`what sells out in ${site} while it is checked out is marked in the cart, and the rest goes on`, async ({
      page,
    }) => {
      const kept = await findBuyable(site, { nth: 22 })
      const gone = await shelve(site, '売り切れる重箱')
      await confirmBoth(page, site, { kept, changed: gone, email: 'sold-out@example.com' })
      await changeOnShelf(staff[site], gone.id, ({ products }) => ({
        products: products.map((variation) => ({ ...variation, stock: 0 })),
      }))
      await getPlaceButton(page).click()
      await page.waitForURL('**/cart/')
      const main = page.getByRole('main')
      await expect(main).toContainText('売り切れました。カートから削除してください。')
      await expect(page.getByRole('button', { name: 'レジへ進む' })).toBeDisabled()
      await page.getByRole('button', { name: `「${gone.name}」をカートから削除` }).click()
      await page.getByRole('link', { name: 'レジへ進む' }).click()
      // The address is known already.
      await page.waitForURL('**/cart/shipping-detail/')
      await chooseDelivery(page)
      await expect(page.getByRole('radio', { name: '代金引換' })).toBeChecked()
      await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
      await page.waitForURL('**/cart/confirm/')
      await expect(main).toContainText(shopper.last_name)
      await getPlaceButton(page).click()
      await readOrderNo(page)
      await expect(main).not.toContainText(gone.name)
    })

    test(`a price that changes in ${site} while it is checked out is told before it is paid`, async ({
      page,
    }) => {
      const kept = await findBuyable(site, { nth: 23 })
      const dearer = await shelve(site, '値上がりする茶釜')
      await confirmBoth(page, site, { kept, changed: dearer, email: 'dearer@example.com' })
      await changeOnShelf(staff[site], dearer.id, ({ products }) => ({
        products: products.map((variation) => ({ ...variation, unit_price: 61_000 })),
      }))
      await getPlaceButton(page).click()
      const main = page.getByRole('main')
      await expect(main).toContainText(`「${dearer.name}」の価格が60,000円から61,000円に変わりました。`)
      await expect(main).toContainText('お支払い金額が変わりました')
      await expect(getPlaceButton(page)).toBeDisabled()
      await page.getByRole('button', { name: '変更後の金額で続ける' }).click()
      await getPlaceButton(page).click()
      await readOrderNo(page)
      await expect(main).toContainText('61,000円')
      await expect(main).toContainText(kept.name)
    })
  })
}
