import type { FrameLocator, Page } from '@playwright/test'

/** The frame in which the card company takes a card. */
export const getCardFrame = (page: Page): FrameLocator => page.frameLocator('iframe.card-frame')

/** Types a card where it is asked for. */
export async function fillCard(page: Page, number = '4111111111111111'): Promise<void> {
  const frame = getCardFrame(page)
  await frame.getByRole('textbox', { name: 'カード番号' }).fill(number)
  await frame.getByRole('textbox', { name: 'カード名義人' }).fill('HANAKO YAMADA')
  await frame.getByRole('textbox', { name: '有効期限' }).fill('12/30')
  await frame.getByRole('textbox', { name: 'セキュリティコード' }).fill('123')
}

/**
 * What the card company's frame does in the browser, for tests that have none.
 * @param ask asks the shop's API
 * @param channel a shop that is open to all
 * @param network reaches the company; not the browser's own where a test has its wire fail
 */
export async function tokeniseAtProvider(
  ask: (path: string) => Promise<Response>,
  channel: string,
  number: string,
  network: typeof fetch = fetch,
): Promise<string> {
  const settings = await ask(`/${channel}/v1/settings/payment-service/card`)
  const { frame_url } = (await settings.json()) as { frame_url: string }
  const card = { number, expiration: '203512', security_code: '123', holder_name: 'HANAKO YAMADA' }
  const answer = await network(new URL('tokens', frame_url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  })
  return ((await answer.json()) as { token: string }).token
}
