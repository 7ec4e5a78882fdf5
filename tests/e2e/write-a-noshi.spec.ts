import type { Page } from '@playwright/test'
import { addDays, toJapanDay } from '#src/rules/date/japan-time.ts'
import { giftSeasons, judgeArrival } from '#src/rules/gift/gift-seasons.ts'
import { lookWithAxe } from '#tests/support/look-with-axe.ts'
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
} from '#tests/support/shopper.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'
import { tabTo } from '#tests/support/tab-to.ts'
import { tick } from '#tests/support/tick.ts'

const AFFILIATION = '株式会社そよかぜ 代表取締役'

/** Seasonal words that suit no day of the coming weeks, whatever day it is. */
function findUnfitting(): string {
  const today = toJapanDay(new Date())
  const days = Array.from({ length: 15 }, (_, at) => addDays(today, at))
  const found = Object.values(giftSeasons).find(({ title }) => days.every((day) => judgeArrival(title, day)))
  if (!found) throw new Error('Every season suits some day.')
  return found.title
}

async function goToGift(page: Page, email: string, nth: number): Promise<void> {
  await putIntoCart(page, 'okurimono', await findBuyable('okurimono', { nth, is_gift: true }))
  await goToCheckout(page, 'okurimono')
  await giveAddress(page, email)
}

const getPreview = (page: Page) => page.getByRole('img', { name: /^のし紙の見本/ })

test('a member writes a noshi with the mouse, is warned of wrong cords and season, and finds it in the history', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInNewMember(page, 'okurimono')
  await goToGift(page, 'write-a-noshi@example.com', 20)
  await tick(page.getByRole('radio', { name: 'のしを付ける' }))
  const purpose = page.getByLabel('のしの表書き')
  await chooseDeliveryAgain(page)
  await expect(page.getByRole('alert').first()).toContainText('のしの表書きを選択してください')

  await purpose.selectOption(findUnfitting())
  await expect(page.getByRole('status').filter({ hasText: '時期は地域により異なります' })).toBeVisible()
  await purpose.selectOption('その他（自由に入力）')
  await page.getByLabel('表書きの文字').fill('御開業祝')
  await tick(page.getByRole('radio', { name: '紅白蝶結び' }))
  await page.getByLabel('表書きの文字').fill('寿 御結婚')
  await expect(page.getByText('蝶結びは「何度あってもよい」の意味です').first()).toBeVisible()
  await chooseDeliveryAgain(page)
  await expect(page.getByRole('alert').first()).toContainText('この水引は、表書きのご用途には使いません')
  await tick(page.getByRole('radio', { name: '紅白結び切り' }))
  await page.getByLabel('会社名・役職').fill(AFFILIATION)
  await page.getByLabel('お名前（1行目）').fill('佐藤 花子')
  await page.getByLabel('お名前（2行目）').fill('営業部一同')
  await expect(getPreview(page)).toHaveAccessibleName(
    `のし紙の見本：紅白結び切り・外のし、表書き「寿 御結婚」、会社名・役職「${AFFILIATION}」、お名前「佐藤 花子」「営業部一同」`,
  )
  const message = page.getByLabel('メッセージ', { exact: true })
  await message.fill('ご結婚\nおめでとうございます。')
  const card = page.getByRole('img', { name: 'メッセージカードの見本' })
  await expect(card.getByText('おめでとうございます。')).toBeVisible()
  await expect(page.getByText('あと185文字入力できます。')).toBeVisible()
  await lookWithAxe(page, 'a noshi and a card, with their previews')
  // A noshi that is given up for a moment keeps its words.
  await tick(page.getByRole('radio', { name: 'のしを付けない' }))
  await expect(getPreview(page)).toHaveCount(0)
  await tick(page.getByRole('radio', { name: 'のしを付ける' }))
  await expect(page.getByRole('textbox', { name: '会社名・役職' })).toHaveValue(AFFILIATION)
  await page.reload()
  await expect(page.getByLabel('お名前（2行目）')).toHaveValue('営業部一同')

  await chooseDelivery(page)
  await choosePayment(page, '銀行振込')
  await expect(page.getByRole('main')).toContainText(AFFILIATION)
  await getPlaceButton(page).click()
  const order_no = await readOrderNo(page)
  await page.goto(`${toShopUrl('okurimono')}/mypage/order_history/`)
  await page.getByRole('listitem').filter({ hasText: order_no }).getByRole('link').first().click()
  for (const words of ['寿 御結婚', AFFILIATION, '紅白結び切り・外のし'])
    await expect(page.getByRole('main')).toContainText(words)
})

test('a guest without a mouse writes a noshi on a small screen, and nothing scrolls sideways', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await goToGift(page, 'write-a-noshi-keys@example.com', 21)
  await tabTo(page, page.getByRole('radio', { name: 'のしを付けない' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'のしを付ける' })).toBeChecked()
  const purpose = page.getByLabel('のしの表書き')
  await tabTo(page, purpose)
  for (let steps = 0; steps < 40 && (await purpose.inputValue()) !== 'recovery'; steps += 1)
    await page.keyboard.press('ArrowDown')
  await expect(purpose).toHaveValue('recovery')
  await expect(page.getByRole('radio', { name: '紅白結び切り' })).toBeChecked()
  await tabTo(page, page.getByLabel('お名前（1行目）'))
  await page.keyboard.type('長谷川 エリザベート')
  await expect(getPreview(page)).toHaveAccessibleName(/表書き「快気祝」、お名前「長谷川 エリザベート」$/)
  await tabTo(page, page.getByLabel('メッセージ', { exact: true }))
  await page.keyboard.type('おかげさまで')
  await page.keyboard.press('Enter')
  await page.keyboard.type('元気になりました。')
  await expect(page.getByRole('img', { name: 'メッセージカードの見本' })).toBeVisible()
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(sideways)).toBe(0)
  await lookWithAxe(page, 'a noshi and a card on a small screen')
  await tabTo(page, page.getByRole('button', { name: 'お支払い方法の選択へ進む' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/payment/')
  await page.goBack()
  // The API has words and cords; the list finds the occasion again.
  await expect(purpose).toHaveValue('recovery')
  await expect(page.getByLabel('お名前（1行目）')).toHaveValue('長谷川 エリザベート')
})

/** Presses the button that leads on while something is still wrong. */
async function chooseDeliveryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'お支払い方法の選択へ進む' }).click()
}
