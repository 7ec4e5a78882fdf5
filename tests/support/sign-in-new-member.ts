import type { Page } from '@playwright/test'
import type { Login } from '#contract/shapes/session.ts'
import type { Registration } from '#contract/shapes/user.ts'
import { createRegistration } from './member-fixtures.ts'
import { toShopUrl } from './shop-address.ts'
import type { Site } from './shopper.ts'

/**
 * Registers somebody at a demo shop that verifies no addresses and has the browser of a test be logged in as them: every test its own
 * member.
 */
export async function signInNewMember(
  page: Page,
  site: Exclude<Site, 'moto'>,
  values: Partial<Registration> = {},
): Promise<Registration> {
  const registration = createRegistration({ email: `${crypto.randomUUID()}@example.com`, ...values })
  // In the browser, so that the refresh cookie comes along.
  await page.goto(`${toShopUrl(site)}/error/`)
  const login = await page.evaluate(async (body) => {
    const { api } = JSON.parse(document.querySelector('#noren-site')?.textContent ?? '{}') as { api: string }
    const response = await fetch(`${api}/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`Not registered: ${response.status} ${await response.text()}`)
    return (await response.json()) as Login
  }, registration)
  if (login.access_token === null) throw new Error('A new member was asked for a code.')
  const expires_at = Date.now() + (login.expires_in ?? 0) * 1000
  await page.context().addCookies([
    { name: 'access_token', value: login.access_token, url: toShopUrl(site) },
    { name: 'expires_at', value: String(expires_at), url: toShopUrl(site) },
  ])
  return registration
}
