import { holdScripts } from '#tests/support/hold-scripts.ts'
import { PASSWORD } from '#tests/support/registration.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

test.describe('without the scripts of the page', () => {
  // They are held back, so that what stands there is what the first paint shows.
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('a message the shopper hid is not shown before a script could take it away', async ({ page }) => {
    await page.goto(`${toShopUrl('moto')}/cart/`)
    const message = page.locator('[data-message]').first()
    await message.locator('[data-hide-message]').click()
    await expect(message).toBeHidden()
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    await expect(message).toBeAttached()
    await expect(message).toBeHidden()
    // Had the editor changed it since, this visitor would not have seen it yet.
    await page.evaluate(() => {
      const hidden = JSON.parse(localStorage.getItem('noren.hidden_messages') ?? '{}') as Record<
        string,
        string
      >
      const earlier = Object.keys(hidden).map((code) => [code, '2020-01-01T00:00:00+09:00'])
      localStorage.setItem('noren.hidden_messages', JSON.stringify(Object.fromEntries(earlier)))
    })
    await page.reload()
    await expect(message).toBeVisible()
  })
})

test('what is typed and sent before its script is there is done once it comes, and stands in no address', async ({
  page,
}) => {
  const shop = toShopUrl('okurimono')
  const { email } = await signInNewMember(page, 'okurimono')
  await page.context().clearCookies()
  const scripts = await holdScripts(page)
  await page.goto(`${shop}/login/`, { waitUntil: 'commit' })
  await page.getByLabel('メールアドレスまたはログインID').fill(email)
  await page.getByLabel('共用の端末').check()
  await page.getByRole('textbox', { name: 'パスワード', exact: false }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(`${shop}/login/`)
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/login')) logins.push(request.postData() ?? '')
  })
  scripts.release()
  await page.waitForURL('**/ec/')
  expect(logins).toHaveLength(1)
  expect(JSON.parse(logins[0] ?? '')).toMatchObject({
    username: email,
    password: PASSWORD,
    is_shared_device: true,
  })
})

test('a button that is pressed before its script is there is pressed once it comes, with what was typed', async ({
  page,
}) => {
  const scripts = await holdScripts(page)
  await page.goto(`${toShopUrl('moto')}/login/`, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Googleでログイン' })
  await button.click()
  await button.click()
  await page.getByLabel('共用の端末').check()
  const begun: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/v1/auth/google/redirect')) begun.push(url)
  })
  scripts.release()
  await page.waitForURL((url) => url.origin !== toShopUrl('moto'))
  expect(begun.map((url) => url.searchParams.get('is_shared_device'))).toEqual(['1'])
})

test('a keycode that is said before the script of its form is there opens the shop too', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto(`${toShopUrl('hojin')}/news/`, { waitUntil: 'commit' })
  await page.getByLabel('キーコード').fill('KANAME-2026')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).pathname).toBe('/keycode/')
  scripts.release()
  await page.waitForURL('**/news/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お知らせ')
})

test('a change of pages that the browser gives up is no error of the shop', async ({ page }) => {
  await page.goto(toShopUrl('moto'))
  const isForgiven = await page.evaluate(async () => {
    const rejected = new Promise<boolean>((resolve) =>
      addEventListener('unhandledrejection', (event) => resolve(event.defaultPrevented)),
    )
    document.startViewTransition().skipTransition()
    return rejected
  })
  expect(isForgiven).toBe(true)
})
