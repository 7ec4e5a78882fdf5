import { expect, type Page } from '@playwright/test'
import { fillCard } from './card-frame.ts'
import { loadVisitHeaders } from './keycode.ts'
import { type Site, toApiUrl, toShopUrl } from './shop-address.ts'
import { tick } from './tick.ts'

export type { Site }

/** Who buys in the errands; each errand gives its own address for mail, so that its mails can be told apart. */
export const shopper = {
  company_name: '株式会社のれん製作所',
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
  phone_number: '09012345678',
  postal_code: '1000001',
  address1: '1-1',
}

export interface Buyable {
  /** {resourceKey} of the product page. */
  key: string
  name: string
  product_id: number
  options: string[]
  max_quantity: number
  unit_price: number
}

interface WireProduct {
  key: string
  name: string
  is_giftable: boolean
  is_embroiderable?: true
  product_model: {
    products: {
      id: number
      options: string[]
      max_quantity: number
      unit_price: number
      order_multiple?: number
    }[]
  }
}

/** A product of which at least `least` and at most `most` pieces can be bought now; the `nth` of them. */
export async function findBuyable(
  site: string,
  {
    least = 5,
    most = 99,
    nth = 0,
    below = 50_000,
    is_gift = false,
    is_embroidered = false,
  }: {
    least?: number
    most?: number
    nth?: number
    below?: number
    is_gift?: boolean
    /** Something a name can be sewn on. */
    is_embroidered?: boolean
  } = {},
): Promise<Buyable> {
  const found: Buyable[] = []
  for (let page = 1; page <= 10 && found.length <= nth; page += 1) {
    const response = await fetch(`${toApiUrl()}/${site}/v1/products?is_detail=1&per=50&page=${page}`, {
      headers: await loadVisitHeaders(site),
    })
    const { data } = (await response.json()) as { data: WireProduct[] }
    for (const { key, name, is_giftable, is_embroiderable, product_model } of data) {
      if ((is_gift && !is_giftable) || (is_embroidered && !is_embroiderable)) continue
      for (const { id, options, max_quantity, unit_price, order_multiple } of product_model.products) {
        if (max_quantity < least || max_quantity > most || unit_price > below) continue
        // What is ordered by the step has errands of its own.
        if (order_multiple) continue
        found.push({ key, name, product_id: id, options, max_quantity, unit_price })
        break
      }
    }
  }
  const chosen = found[nth]
  if (!chosen) throw new Error(`${site} has no ${nth + 1} products of ${least} to ${most} pieces.`)
  return chosen
}

/** Opens a product's page, chooses its variation and puts one piece into the cart. */
export async function putIntoCart(page: Page, site: Site, { key, options }: Buyable): Promise<void> {
  await page.goto(`${toShopUrl(site)}/product/${key}/`)
  await chooseOptions(page, options)
  await page.getByRole('button', { name: 'カートに入れる' }).first().click()
  await expect(page.getByText('カートに入れました').first()).toBeVisible()
}

/** Chooses a variation as a shopper does, by the words beside its radio; each theme shows them in its own way. */
export async function chooseOptions(page: Page, options: string[]): Promise<void> {
  for (const [axis, option] of options.entries()) {
    const radio = page.locator(`input[name="option-${axis}"][value="${option}"]`)
    await page.locator('form[data-buy-box] label').filter({ has: radio }).click()
    await expect(radio).toBeChecked()
  }
}

/** From the product to the first step of the checkout. */
export async function goToCheckout(page: Page, site: Site): Promise<void> {
  await page.goto(`${toShopUrl(site)}/cart/`)
  await page.getByRole('link', { name: 'レジへ進む' }).click()
  await page.waitForURL('**/cart/shipping-add/')
}

/** Types who orders and where it goes; the postal code fills prefecture and city. A member is known and types nothing. */
export async function giveAddress(page: Page, email: string): Promise<void> {
  const next = page.getByRole('button', { name: 'お届け日時の指定へ進む' })
  const known = page.getByRole('button', { name: 'ご注文者の情報：変更する' })
  await expect(known.or(page.getByLabel(/（姓）/).first()).first()).toBeVisible()
  if (await known.isVisible()) {
    await next.click()
    return page.waitForURL('**/cart/shipping-detail/')
  }
  // A shop for companies asks for the company first, and calls the person ご担当者.
  await page
    .getByLabel(/（姓）/)
    .first()
    .fill(shopper.last_name)
  await page
    .getByLabel(/（名）/)
    .first()
    .fill(shopper.first_name)
  await page
    .getByLabel(/（セイ/)
    .first()
    .fill(shopper.last_name_kana)
  await page
    .getByLabel(/（メイ/)
    .first()
    .fill(shopper.first_name_kana)
  const company = page.getByLabel('会社・団体名').first()
  if (await company.isVisible()) await company.fill(shopper.company_name)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('電話番号').first().fill(shopper.phone_number)
  await page.getByLabel('郵便番号').first().fill(shopper.postal_code)
  await expect(page.getByLabel('市区町村').first()).toHaveValue('千代田区')
  await page.getByLabel('丁目・番地・号').first().fill(shopper.address1)
  await next.click()
  await page.waitForURL('**/cart/shipping-detail/')
}

export async function chooseDelivery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'お支払い方法の選択へ進む' }).click()
  await page.waitForURL('**/cart/payment/')
}

export type PaymentName = '銀行振込' | '代金引換' | 'クレジットカード'

export async function choosePayment(
  page: Page,
  name: PaymentName,
  card_number = '4111111111111111',
): Promise<void> {
  await tick(page.getByRole('radio', { name }))
  if (name === 'クレジットカード') {
    await fillCard(page, card_number)
  }
  await page.getByRole('button', { name: '注文内容の確認へ進む' }).click()
  await page.waitForURL('**/cart/confirm/')
}

/** Everything up to the confirm screen. */
export async function goToConfirm(
  page: Page,
  site: Site,
  buyable: Buyable,
  { email, payment = '銀行振込', card }: { email: string; payment?: PaymentName; card?: string },
): Promise<void> {
  await putIntoCart(page, site, buyable)
  await goFromCartToConfirm(page, site, { email, payment, ...(card && { card }) })
}

/** Everything after the cart, with what is in it. */
export async function goFromCartToConfirm(
  page: Page,
  site: Site,
  { email, payment = '銀行振込', card }: { email: string; payment?: PaymentName; card?: string },
): Promise<void> {
  await goToCheckout(page, site)
  await giveAddress(page, email)
  await chooseDelivery(page)
  await choosePayment(page, payment, card)
}

export function getPlaceButton(page: Page) {
  return page.getByRole('button', { name: '注文を確定する' })
}

/** Waits for the thanks and reads the order number from them. */
export async function readOrderNo(page: Page): Promise<string> {
  await page.waitForURL('**/cart/complete/**')
  await expect(page.getByText('ご注文ありがとうございます').first()).toBeVisible()
  const text = await page.locator('main').innerText()
  const order_no = /ご注文番号[\s：]*([A-Z0-9-]+)/.exec(text)?.[1]
  if (!order_no) throw new Error(`No order number in: ${text.slice(0, 400)}`)
  return order_no
}

/** Order mails in the outbox that went to an address: one an order. */
export async function countMails(email: string): Promise<number> {
  const response = await fetch(`${toApiUrl()}/dev/mails`)
  return (await response.text()).split(email).length - 1
}
