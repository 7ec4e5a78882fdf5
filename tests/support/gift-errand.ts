import { expect, type Page } from '@playwright/test'
import { beginAtConfirm } from './begin-checkout.ts'
import { toShopUrl } from './shop-address.ts'
import {
  chooseDelivery,
  choosePayment,
  findBuyable,
  getPlaceButton,
  goToCheckout,
  putIntoCart,
  readOrderNo,
  shopper,
} from './shopper.ts'
import { tick } from './tick.ts'

/** Whom the gift is for, and where they live: nobody the sender knows the address of. */
export const recipient = {
  name: '鈴木 一郎',
  message: 'お誕生日おめでとうございます。',
  last_name: '鈴木',
  first_name: '一郎',
  last_name_kana: 'スズキ',
  first_name_kana: 'イチロウ',
  phone_number: '09087654321',
  postal_code: '1000001',
  address1: '9-9-9',
}

/** At the first step of the checkout: who orders, and that a recipient will say where it goes. */
export async function chooseGift(page: Page, email: string): Promise<void> {
  await page.getByLabel('お名前（姓）').first().fill(shopper.last_name)
  await page.getByLabel('お名前（名）').first().fill(shopper.first_name)
  await page.getByLabel('フリガナ（セイ）').first().fill(shopper.last_name_kana)
  await page.getByLabel('フリガナ（メイ）').first().fill(shopper.first_name_kana)
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('電話番号').first().fill(shopper.phone_number)
  await tick(page.getByRole('radio', { name: 'ソーシャルギフト' }))
  await page.getByLabel('お相手のお名前').fill(recipient.name)
  await page.getByLabel('お相手へのメッセージ').fill(recipient.message)
  await page.getByRole('button', { name: 'ギフトのしたくへ進む' }).click()
  await page.waitForURL('**/cart/shipping-detail/')
}

/** A social gift up to the confirm screen; each errand takes a product of its own. */
export async function goToGiftConfirm(
  page: Page,
  { email, nth }: { email: string; nth: number },
): Promise<void> {
  await putIntoCart(page, 'okurimono', await findBuyable('okurimono', { nth, is_gift: true }))
  await goToCheckout(page, 'okurimono')
  await chooseGift(page, email)
  await chooseDelivery(page)
  await choosePayment(page, 'クレジットカード')
}

/** Buys a social gift in okurimono. @returns the link to give away, and the order's number */
export async function buyGift(page: Page, { email, nth }: { email: string; nth: number }) {
  const product = await findBuyable('okurimono', { nth, is_gift: true })
  await beginAtConfirm(page, 'okurimono', product, {
    email,
    payment: 'クレジットカード',
    receiver: { name: recipient.name, message: recipient.message },
  })
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  return { order_no, link: await page.getByLabel('お渡しするリンク').inputValue() }
}

/** From the link to the form for the address. */
export async function openGift(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('link', { name: '贈りものを受け取る' }).click()
  await page.waitForURL('**/shipping/')
}

/** Types where the gift shall go; the postal code fills prefecture and city. */
export async function giveGiftAddress(page: Page): Promise<void> {
  await page.getByLabel('お名前（姓）').fill(recipient.last_name)
  await page.getByLabel('お名前（名）').fill(recipient.first_name)
  await page.getByLabel('フリガナ（セイ）').fill(recipient.last_name_kana)
  await page.getByLabel('フリガナ（メイ）').fill(recipient.first_name_kana)
  await page.getByLabel('電話番号').fill(recipient.phone_number)
  await page.getByLabel('郵便番号').first().fill(recipient.postal_code)
  await expect(page.getByLabel('市区町村')).toHaveValue('千代田区')
  await page.getByLabel('丁目・番地・号').fill(recipient.address1)
  await page.getByRole('button', { name: 'お届け日時のご指定へ進む' }).click()
  await page.waitForURL('**/delivery/')
}

/** Chooses the second day there is and the morning. */
export async function giveGiftDay(page: Page): Promise<void> {
  await page.getByLabel('お届け日', { exact: true }).selectOption({ index: 2 })
  await page.getByLabel('お届け時間帯').selectOption({ label: '午前中' })
  await page.getByRole('button', { name: '内容の確認へ進む' }).click()
  await page.waitForURL('**/confirm/')
}

export function getTakeButton(page: Page) {
  return page.getByRole('button', { name: 'この内容で受け取る' })
}

/** Waits for the end and says that it is there. */
export async function expectTaken(page: Page): Promise<void> {
  await page.waitForURL('**/complete/')
  await expect(page.getByRole('heading', { name: 'お手続きが完了しました' })).toBeVisible()
}

export const toForgedLink = () => `${toShopUrl('okurimono')}/social-gift/?token=nobody-ever-sent-this`
