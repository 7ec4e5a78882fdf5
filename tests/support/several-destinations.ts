import { expect, type Locator, type Page } from '@playwright/test'
import type { CallOutput } from '#contract/index.ts'
import { beginCheckout } from './begin-checkout.ts'
import { loadVisitHeaders } from './keycode.ts'
import { type Site, toApiUrl, toShopUrl } from './shop-address.ts'
import { type Buyable, shopper } from './shopper.ts'

export type OrderRead = CallOutput<'GET /v1/carts/order/{orderNo}'>

/** Somebody goods are sent to beside whoever orders. */
export interface Receiver {
  last_name: string
  first_name: string
  last_name_kana: string
  first_name_kana: string
  postal_code: string
  city: string
  address1: string
}

export const suzuki: Receiver = {
  last_name: '鈴木',
  first_name: '一郎',
  last_name_kana: 'スズキ',
  first_name_kana: 'イチロウ',
  postal_code: '1500001',
  city: '渋谷区',
  address1: '神宮前1-2-3',
}
export const tanaka: Receiver = {
  ...suzuki,
  last_name: '田中',
  first_name: '美咲',
  last_name_kana: 'タナカ',
  first_name_kana: 'ミサキ',
}

/** A cart with products, so many pieces of each, at the step that asks when they shall arrive. */
export async function fillForSeveral(
  page: Page,
  site: Site,
  products: readonly (readonly [Pick<Buyable, 'product_id'>, number])[],
  email: string,
): Promise<void> {
  const goods = products.map(([{ product_id }, quantity]) => ({ product_id, quantity }))
  await beginCheckout(page, site, goods, { email })
  await page.goto(`${toShopUrl(site)}/cart/shipping-detail/`)
}

/** Types an address into the one form that is on the screen, or in a part of it. */
export async function typeAddress(part: Page | Locator, who: Receiver): Promise<void> {
  const company = part.getByLabel('会社・団体名')
  if (await company.isVisible()) await company.fill(shopper.company_name)
  await part.getByLabel(/（姓）/).fill(who.last_name)
  await part.getByLabel(/（名）/).fill(who.first_name)
  await part.getByLabel(/（セイ/).fill(who.last_name_kana)
  await part.getByLabel(/（メイ/).fill(who.first_name_kana)
  await part.getByLabel('電話番号').fill('09087654321')
  await part.getByRole('textbox', { name: /^郵便番号/ }).fill(who.postal_code)
  await expect(part.getByLabel('市区町村')).toHaveValue(who.city)
  await part.getByLabel('丁目・番地・号').fill(who.address1)
}

/** From the screen that shares goods out. */
export async function goToDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'お届け日時の指定へ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
}

/** From the delivery screen: one destination more, typed. */
export async function addDestination(page: Page, who: Receiver): Promise<void> {
  await page.getByRole('link', { name: '別の届け先を追加' }).click()
  await page.waitForURL('**/cart/shipping-add/?shipping=new')
  await expect(page.getByRole('heading', { name: 'お届け先を追加' })).toBeVisible()
  await typeAddress(page, who)
  await page.getByRole('button', { name: 'このお届け先を追加する' }).click()
  await page.waitForURL('**/cart/shipping-select/')
}

/** Whoever orders, as the screens name them. */
export const ORDERER = `${shopper.last_name} ${shopper.first_name}`

/** The box with the pieces of a product for a destination. */
export function getShare(page: Page, product: Pick<Buyable, 'name'>, destination: string): Locator {
  return page
    .getByRole('group', { name: new RegExp(`${product.name}.*${destination}`) })
    .getByLabel('数量', { exact: true })
}

/** The cart's token, which also opens its order. */
export async function readCartToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'cartToken')?.value
  if (!token) throw new Error('This browser has no cart.')
  return decodeURIComponent(token)
}

/** The order as the API has it. @param page whose login reads it: a member's order is for the member alone */
export async function readOrder(page: Page, site: Site, order_no: string, token: string): Promise<OrderRead> {
  const cookies = await page.context().cookies(toShopUrl(site))
  const bearer = cookies.find(({ name }) => name === 'access_token')?.value
  const query = new URLSearchParams({ token })
  const response = await fetch(`${toApiUrl()}/${site}/v1/carts/order/${order_no}?${query}`, {
    headers: {
      ...(await loadVisitHeaders(site)),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
  })
  if (!response.ok) throw new Error(`The order ${order_no} is not there: ${response.status}`)
  return (await response.json()) as OrderRead
}

/** Who gets what of an order: name of the receiver, product and pieces. */
export function listSent({ detail }: OrderRead): [string, string, number][] {
  return detail.products.map(({ shipping_key, product_name, quantity }) => {
    const address = detail.shippings.find(({ key }) => key === shipping_key)?.address
    return [`${address?.shipping_last_name} ${address?.shipping_first_name}`, product_name, quantity]
  })
}
