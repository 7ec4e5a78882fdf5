import type { ExampleShop } from './open-example-shop.ts'

const PASSWORD = 'kuzu-7721-moss'

/** How persons come to work in the shop, and what they do with their accounts. */
export async function hire(shop: ExampleShop): Promise<void> {
  const email = 'mamoru@example.jp'
  const invited = await shop.staff.call('POST /v1/admin/invitations', { body: { email, role: 'owner' } })
  const { token } = invited
  const browser = shop.open()
  await browser.call('POST /v1/admin/auth/invitation', { body: { token } })
  await browser.call('POST /v1/admin/auth/invitation/accept', {
    body: { token, name: '店野 守', password: PASSWORD },
  })
  await browser.call('POST /v1/admin/auth/logout')
  await browser.call('POST /v1/admin/auth/login', { body: { email, password: PASSWORD } })
  await browser.call('GET /v1/admin/auth/me')
}
