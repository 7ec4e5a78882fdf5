import type { Page } from '@playwright/test'
import { chooseOptions, findBuyable, type Site } from '#tests/support/shopper.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { untilShown } from './until-shown.ts'
import { useControls } from './use-controls.ts'

export interface Screen {
  name: string
  who: 'guest' | 'member'
  open: (page: Page, site: Site) => Promise<void>
  act: (page: Page) => Promise<void>
  /** Where it is; only of members' screens that are counted for what they wait for. */
  path?: string
}

const goTo = async (page: Page, site: Site, path: string) => {
  await page.goto(toShopUrl(site) + path)
  await untilShown(page)
}

const screen = (who: Screen['who'], path: string): Screen => ({
  name: path,
  who,
  open: (page, site) => goTo(page, site, path),
  act: (page) => useControls(page),
  ...(who === 'member' && { path }),
})

async function openProduct(page: Page, site: Site): Promise<void> {
  const product = await findBuyable(site, { least: 9 })
  await goTo(page, site, `/product/${product.key}/`)
  await chooseOptions(page, product.options)
}

const buyBox = 'form[data-buy-box]'

async function putIntoCart(page: Page): Promise<void> {
  await page.locator(`${buyBox} [data-add-to-cart]`).first().click()
  await page.getByText('カートに入れました').first().waitFor()
}

const openCart = async (page: Page, site: Site) => {
  await openProduct(page, site)
  await putIntoCart(page)
  await goTo(page, site, '/cart/')
}

/** The account screens and those of buying (issue «Belong», proof 4). */
export const screens: readonly Screen[] = [
  screen('guest', '/login/'),
  screen('guest', '/register/'),
  ...[
    '',
    'address/',
    'bookmark/',
    'order_history/',
    'measurement/edit/',
    'name-embroidery/edit/',
    'user_info/edit/',
  ].map((path) => screen('member', `/mypage/${path}`)),
  {
    ...screen('member', '/mypage/address/'),
    name: '/mypage/address/{resourceKey}/edit/',
    async open(page, site) {
      await goTo(page, site, '/mypage/address/')
      await page
        .getByRole('link', { name: /変更する/ })
        .first()
        .click()
      await page.waitForURL('**/edit/')
      await untilShown(page)
    },
  },
  {
    name: 'product: variations, quantity, into the cart',
    who: 'guest',
    open: openProduct,
    async act(page) {
      for (const option of await page.locator(`${buyBox} input[type=radio]`).all()) {
        if (await option.isEnabled()) await option.click({ force: true })
      }
      const more = page.locator(`${buyBox} [data-step]`).last()
      for (let press = 0; press < 3; press += 1) await more.click()
      for (const option of await page.locator(`${buyBox} fieldset input[type=radio]:enabled`).all()) {
        await option.click({ force: true })
      }
      const add = page.locator(`${buyBox} [data-add-to-cart]`).first()
      if (await add.isEnabled()) await putIntoCart(page)
    },
  },
  {
    name: 'search: suggestions while typing',
    who: 'guest',
    open: (page, site) => goTo(page, site, '/product/'),
    async act(page) {
      const field = page.locator('input[name=q]:visible').first()
      if (!(await field.isVisible())) await page.getByRole('button', { name: /検索/ }).first().click()
      await page.locator('input[name=q]:visible').first().click()
      for (const word of ['ブレーキ', 'チェーン', 'オイル']) {
        await page.keyboard.type(word, { delay: 60 })
        for (let press = 0; press < word.length; press += 1) await page.keyboard.press('Backspace')
      }
    },
  },
  {
    name: 'cart: quantity',
    who: 'guest',
    open: openCart,
    async act(page) {
      const more = page
        .getByRole('main')
        .getByRole('button', { name: /増やす/ })
        .first()
      for (let press = 0; press < 3; press += 1) await more.click()
      await useControls(page)
    },
  },
  {
    name: 'checkout: address typed',
    who: 'guest',
    async open(page, site) {
      await openCart(page, site)
      await page.getByRole('link', { name: 'レジへ進む' }).click()
      await page.waitForURL('**/cart/shipping-add/')
      await untilShown(page)
    },
    act: (page) => useControls(page),
  },
]
