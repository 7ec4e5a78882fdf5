import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackOffice, NARROW, openBackOffice, WIDE } from '#tests/support/back-office/open-back-office.ts'
import { placeOrder } from '#tests/support/back-office/place-order.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'

const BUDGET_BYTES = 350 * 1024

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
})
afterAll(() => office.close())

test.each([NARROW, WIDE])(
  'login and home, plots included, take no more than 350 KB over the wire, $width px wide',
  async (size) => {
    await placeOrder(office.shop, 'card')
    const page = await office.openPage(size)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.goto(office.url)
    await signIn(page, office.email)
    await page.getByRole('heading', { name: '今日の仕事', level: 1 }).waitFor()
    await page.getByText('販売中です。').waitFor()
    await page.getByRole('list', { name: '売上 日ごと' }).getByRole('listitem').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(bytes).toBeGreaterThan(50 * 1024)
    expect(bytes).toBeLessThan(BUDGET_BYTES)
    expect(office.faults).toEqual([])
  },
)

test('selling is stopped on the home, after a question, and goes on', async () => {
  const page = await office.open('')
  await page.getByRole('button', { name: '販売を一時停止する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'やめる' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('販売中です。').waitFor()
  await page.getByRole('button', { name: '販売を一時停止する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '販売を一時停止する' }).click()
  await page.getByText('販売を一時停止しています。').waitFor()
  expect(await office.shop.read('settings/front')).toMatchObject({
    'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
  })
  await page.getByRole('button', { name: '販売を再開する' }).click()
  await page.getByText('販売中です。').waitFor()
  expect(office.faults).toEqual([])
})
