import type { Page } from '@playwright/test'
import type { Login } from '#contract/shapes/session.ts'
import type { Registration } from '#contract/shapes/user.ts'
import { enterShop } from './keycode.ts'
import { createRegistration } from './registration.ts'
import { readCode } from './read-mails.ts'
import { toShopUrl } from './shop-address.ts'
import { shopper, type Site } from './shopper.ts'

/** Registers somebody at a demo shop and has the browser of a test be logged in as them: every test its own member. */
export async function signInNewMember(
  page: Page,
  site: Site,
  values: Partial<Registration> = {},
): Promise<Registration> {
  const registration = createRegistration({
    email: `${crypto.randomUUID()}@example.com`,
    ...(site === 'hojin' && { company_name: shopper.company_name }),
    ...values,
  })
  await enterShop(page.context(), site)
  // In the browser, so that the refresh cookie comes along.
  await page.goto(`${toShopUrl(site)}/error/`)
  let login = await send(page, 'users', registration)
  // Where an address has to be proved, it is not a member's login yet.
  if (!login.is_registered_member) {
    const verify_code = await readCode(registration.email)
    login = await send(page, 'email-verify/check', { verify_code }, login.access_token)
  }
  if (login.access_token === null) throw new Error('A new member was asked for a code.')
  const expires_at = Date.now() + (login.expires_in ?? 0) * 1000
  await page.context().addCookies([
    { name: 'access_token', value: login.access_token, url: toShopUrl(site) },
    { name: 'expires_at', value: String(expires_at), url: toShopUrl(site) },
  ])
  return registration
}

/** Makes a call of the page's shop that is answered with a login. */
function send(page: Page, path: string, body: object, bearer: string | null = null): Promise<Login> {
  return page.evaluate(
    async ({ path, body, bearer }) => {
      const { api } = JSON.parse(document.querySelector('#noren-site')?.textContent ?? '{}') as {
        api: string
      }
      const response = await fetch(`${api}/v1/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as Login
    },
    { path, body, bearer },
  )
}
