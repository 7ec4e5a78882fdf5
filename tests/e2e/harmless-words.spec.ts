import type { Page } from '@playwright/test'
import { listMemberPages } from '#tests/support/page-kinds.ts'
import { toApiUrl, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

const shop = toShopUrl('okurimono')
/** As long as the shortest of the fields takes. */
const EVIL = '<img src=x onerror=hurt()>'
const SCRIPT = `</script><script>hurt()</script>${EVIL}`

/** Sends a member's call from the page it stands on, as its scripts would. */
async function send(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, json]) => {
      const { api } = JSON.parse(document.querySelector('#noren-site')?.textContent ?? '{}') as {
        api: string
      }
      const token = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      return (await fetch(`${api}/v1/${to}`, { method: 'POST', headers, body: json })).status
    },
    [path, JSON.stringify(body)] as const,
  )
  expect([path, status]).toEqual([path, 200])
}

async function findInquiryCategory(): Promise<string> {
  const answer = await fetch(`${toApiUrl()}/okurimono/v1/categories/hierarchy?table=inquiries`)
  const { data } = (await answer.json()) as { data: { key: string }[] }
  return data[0]?.key ?? 'none'
}

test('whatever a member types is shown as it was typed, and runs nowhere', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => Object.assign(window, { hurt: () => (document.title = 'hurt') }))
  await signInNewMember(page, 'okurimono', {
    last_name: EVIL,
    first_name: EVIL,
    city: SCRIPT,
    address1: SCRIPT,
  })
  const place = {
    prefecture: '東京都',
    postal_code: '1000001',
    city: SCRIPT,
    address1: SCRIPT,
    address2: SCRIPT,
  }
  const names = { shipping_last_name: EVIL, shipping_first_name: EVIL }
  const kana = { shipping_last_name_kana: 'ヤマダ', shipping_first_name_kana: 'ハナコ' }
  await send(page, 'me/user-addresses', { ...names, ...kana, ...place, phone_number: '09012345678' })
  const day = { target_user_name: EVIL, division_ct: 1, name: EVIL, month: 5, date: 4, call: EVIL }
  await send(page, 'me/user-memorials', day)
  await send(page, 'product-search-histories', { q: SCRIPT })
  const inquiry = {
    category_id: await findInquiryCategory(),
    name: EVIL,
    name_kana: 'ハナコ',
    phone: '',
    order_no: '',
    body: SCRIPT,
  }
  await send(page, 'inquiries', { ...inquiry, email: 'evil@example.com' })
  for (const { path } of listMemberPages('okurimono')) {
    await page.goto(shop + path)
    await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0)
    const harm = await page.evaluate(
      () => [document.title, document.querySelectorAll('[onerror]').length] as const,
    )
    expect(harm[0]).not.toBe('hurt')
    expect([path, harm[1]]).toEqual([path, 0])
  }
  await page.goto(`${shop}/mypage/inquiry_history/`)
  // The page's own menu leads to the list.
  await page.getByRole('link', { name: '<script>' }).click()
  await expect(page.getByText(SCRIPT).first()).toBeVisible()
  await page.goto(`${shop}/mypage/address/`)
  await expect(page.getByRole('main')).toContainText(SCRIPT)
})
