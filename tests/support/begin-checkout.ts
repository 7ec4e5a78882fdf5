import { expect, type Page } from '@playwright/test'
import { tokeniseAtProvider } from './card-frame.ts'
import { enterShop, loadVisitHeaders } from './keycode.ts'
import { toApiUrl, toShopUrl } from './shop-address.ts'
import { getPlaceButton, type PaymentName, shopper } from './shopper.ts'
import { openShopperBrowser } from './shopper-browser.ts'

/** What goes into a cart, one piece when nothing else is said. */
export interface Goods {
  product_id: number
  quantity?: number
}

export interface Beginning {
  email: string
  /** Chosen on the screen when left out. */
  payment?: PaymentName
  card?: string
  /** Of a social gift, whose recipient says where it goes. */
  receiver?: { name: string; message: string }
}

const paymentCodes: Record<PaymentName, string> = {
  銀行振込: 'bank_transfer',
  代金引換: 'cash_on_delivery',
  クレジットカード: 'card',
}

type Caller = ReturnType<typeof openShopperBrowser>

/**
 * A cart with goods, orderer and address, as the screens of the checkout leave it: for errands to which those screens
 * are not the point. Whoever is logged in in the browser of the page owns it.
 */
export async function beginCheckout(
  page: Page,
  site: string,
  goods: readonly Goods[],
  { email, payment, card, receiver }: Beginning,
): Promise<void> {
  await enterShop(page.context(), site)
  const api = openShopperBrowser((path, init) => fetch(toApiUrl() + path, init), {
    channel: site,
    headers: await loadVisitHeaders(site),
  })
  const cookies = await page.context().cookies(toShopUrl(site))
  const bearer = cookies.find(({ name }) => name === 'access_token')?.value ?? null
  const { token } = await api.call('POST /v1/carts/init', { body: { token: null } }, bearer)
  for (const { product_id, quantity = 1 } of goods)
    await api.call('PATCH /v1/carts/products/add', { body: { token, product_id, quantity } }, bearer)
  const paid = payment && (await findPayment(api, payment, card))
  const orderer = { ...person(site), email }
  const { detail } = await api.call(
    'PATCH /v1/carts/order/modify',
    { body: { token, orderer, ...paid } },
    bearer,
  )
  if (receiver) {
    await api.call('PATCH /v1/carts/social/receiver', { body: { token, receiver } }, bearer)
  } else {
    const key = detail.shippings[0]?.key ?? ''
    const body = { token, key, address: address(site) }
    await api.call('PATCH /v1/carts/shippings/modify', { body }, bearer)
  }
  await page
    .context()
    .addCookies([{ name: 'cartToken', value: encodeURIComponent(token), url: toShopUrl(site) }])
}

/** One thing at the confirm screen, ready to be ordered. */
export async function beginAtConfirm(
  page: Page,
  site: string,
  goods: Goods,
  { payment = '銀行振込', ...beginning }: Beginning,
): Promise<void> {
  await beginCheckout(page, site, [goods], { payment, ...beginning })
  await page.goto(`${toShopUrl(site)}/cart/confirm/`)
  await expect(getPlaceButton(page)).toBeEnabled()
}

async function findPayment(api: Caller, name: PaymentName, card = '4111111111111111') {
  const { data } = await api.call('GET /v1/payments')
  const payment_id = data.find(({ code }) => code === paymentCodes[name])?.id ?? 0
  return name === 'クレジットカード' ? { payment_id, card_token: await tokenise(card) } : { payment_id }
}

const tokenise = (number: string) => tokeniseAtProvider((path) => fetch(toApiUrl() + path), 'moto', number)

const company = (site: string) => ({
  company_name: site === 'hojin' ? shopper.company_name : null,
  department_name: null,
})

const person = (site: string) => ({
  ...company(site),
  last_name: shopper.last_name,
  first_name: shopper.first_name,
  last_name_kana: shopper.last_name_kana,
  first_name_kana: shopper.first_name_kana,
  phone_number: shopper.phone_number,
})

const address = (site: string) => ({
  ...company(site),
  shipping_last_name: shopper.last_name,
  shipping_first_name: shopper.first_name,
  shipping_last_name_kana: shopper.last_name_kana,
  shipping_first_name_kana: shopper.first_name_kana,
  postal_code: shopper.postal_code,
  prefecture: '東京都',
  city: '千代田区',
  address1: shopper.address1,
  address2: '',
  phone_number: shopper.phone_number,
})
