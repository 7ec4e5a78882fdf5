import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { visitorScreens } from '#back-office/frame/visitor-screens.ts'
import { createEditor } from '#tests/support/editor.ts'
import { type BackOffice, NARROW, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { readTypedCode } from '#tests/support/read-typed-code.ts'
import { hirePerson, STAFF_PASSWORD } from '#tests/support/staff-person.ts'
import { showTotp } from '#tests/support/totp.ts'
import { TEST_NOW } from '#tests/support/open-test-shop.ts'

let office: BackOffice
beforeAll(async () => {
  office = await openBackOffice()
})
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

test('an owner invites somebody, who takes the link up and sees what their role may', async () => {
  const page = await office.open('persons')
  await page.getByLabel('メールアドレス').fill('kaoru@moto.example')
  await page.getByRole('button', { name: '招待リンクを作る' }).click()
  const link = page.getByRole('textbox', { name: 'kaoru@moto.example の招待リンク' })
  const url = await link.inputValue()
  const newcomer = await office.openPage(NARROW)
  const asked: string[] = []
  newcomer.on('request', (request) => asked.push(request.url().split('/v1/admin/')[1] ?? ''))
  await newcomer.goto(url)
  await newcomer.getByText('「商品・ページ担当」として招待されています').waitFor()
  await newcomer.waitForLoadState('networkidle')
  expect(asked.filter(Boolean).toSorted()).toEqual(['auth/invitation'])
  await newcomer.getByLabel('お名前').fill('店野 薫')
  await newcomer.getByLabel('パスワード').fill('Noren-Admin-1')
  await newcomer.getByRole('button', { name: '招待を受ける' }).click()
  await newcomer
    .getByText('推測されやすいため使えません')
    .or(newcomer.getByText('入力内容'))
    .first()
    .waitFor()
  await newcomer.getByLabel('パスワード').fill(STAFF_PASSWORD)
  await newcomer.getByRole('button', { name: '招待を受ける' }).click()
  await newcomer.getByRole('heading', { name: 'ホーム', level: 1 }).waitFor()
  await newcomer.getByRole('link', { name: '商品', exact: true }).waitFor()
  expect(await newcomer.getByRole('link', { name: '注文' }).count()).toBe(0)
  await newcomer.goto(`${office.url}#/persons`)
  await newcomer.getByRole('heading', { name: 'スタッフ', level: 1 }).waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByText('店野 薫').waitFor()
  await page.goto(url)
  await page.getByText('使用済みか期限切れです').waitFor()
})

test('an owner changes a role, and reads why the last owner has to stay', async () => {
  const { email } = await hirePerson(office.shop.request, { role: 'orders', name: '受注 太郎' })
  const page = await office.open('persons')
  const choose = async (row: string, role: string) => {
    const person = page
      .locator('div')
      .filter({ has: page.getByText(row, { exact: true }) })
      .last()
    await person.locator('..').getByLabel('役割').click()
    await page.getByRole('option', { name: role }).click()
  }
  await choose(email, '店長')
  await page.getByText('受注 太郎さんの役割を変更しました').waitFor()
  await choose(office.email, '店長')
  await page.getByText('お店には1人以上のオーナーが必要です').waitFor()
})

test('a person switches a second factor on, and comes in with its code or one kept for losing it', async () => {
  const { email } = await hirePerson(office.shop.request, { role: 'manager' })
  const page = await office.open('account', { as: email })
  await page.getByRole('button', { name: '有効にする' }).click()
  const dialog = page.getByRole('dialog', { name: '2段階認証' })
  await dialog.getByLabel('現在のパスワード').fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: '次へ' }).click()
  await dialog.getByRole('img', { name: '認証アプリで読み取るQRコード' }).waitFor()
  const told = await dialog.getByText('読み取れないときは').textContent()
  const secret = (told ?? '').split('：').at(-1)!.replaceAll(' ', '')
  await dialog.getByLabel('確認コード').fill(showTotp(secret, TEST_NOW))
  await dialog.getByRole('button', { name: '有効にする' }).click()
  const codes = await dialog.getByRole('textbox', { name: '予備のコード' }).inputValue()
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await page.getByText('2段階認証は有効です').waitFor()

  const elsewhere = await office.openPage(NARROW)
  await elsewhere.goto(office.url)
  await elsewhere.getByLabel('メールアドレス').fill(email)
  await elsewhere.getByLabel('パスワード').fill(STAFF_PASSWORD)
  await elsewhere.getByRole('button', { name: 'ログイン' }).click()
  await elsewhere.getByLabel('確認コード').fill('000000')
  await elsewhere.getByRole('button', { name: '確認してログイン' }).click()
  await elsewhere.getByText('コードが正しくないか、使用済みです').waitFor()
  await elsewhere.getByLabel('確認コード').fill(codes.split('\n')[0]!)
  await elsewhere.getByRole('button', { name: '確認してログイン' }).click()
  await elsewhere.getByRole('heading', { name: '今日の仕事', level: 1 }).waitFor()

  await page.reload()
  await page
    .getByRole('button', { name: /をログアウトさせる$/ })
    .first()
    .click()
  await page.getByText('ログアウトさせました').waitFor()
})

const LONGER_THAN_ANY_RETRY_S = 15

/** As long as a person takes to look something up and type it, by the clock of the browser: what was typed is still there. */
async function takeTime(page: Page): Promise<void> {
  const read = async () => ({
    address: page.url(),
    typed: await page
      .locator('input')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  })
  const before = await read()
  expect(before.typed).not.toContain('')
  // Second by second: what a timer asks for has time to be answered.
  for (let second = 0; second < LONGER_THAN_ANY_RETRY_S; second += 1) await page.clock.runFor(1_000)
  await page.waitForLoadState('networkidle')
  expect(await read()).toEqual(before)
}

const seeHome = (page: Page) =>
  page
    .getByRole('heading', { name: '今日の仕事', level: 1 })
    .or(page.getByRole('heading', { name: 'ホーム', level: 1 }))
    .waitFor()

/** What somebody does at their leisure on a screen that opens without a login; each has to be here. */
const errands: Record<string, Record<string, (open: (param?: string) => Promise<Page>) => Promise<void>>> = {
  '/login': {
    async 'comes in with a password and a code'(open) {
      const { email, browser } = await hirePerson(office.shop.request, { email: 'slow@moto.example' })
      const { secret } = await browser.call('POST /v1/admin/auth/totp', {
        body: { password: STAFF_PASSWORD },
      })
      const { recovery_codes } = await browser.call('POST /v1/admin/auth/totp/confirm', {
        body: { code: showTotp(secret, TEST_NOW) },
      })
      const page = await open()
      await page.getByLabel('メールアドレス').fill(email)
      await page.getByLabel('パスワード').fill(STAFF_PASSWORD)
      await takeTime(page)
      await page.getByRole('button', { name: 'ログイン' }).click()
      await page.getByLabel('確認コード').fill(recovery_codes[0]!)
      await takeTime(page)
      await page.getByRole('button', { name: '確認してログイン' }).click()
      await seeHome(page)
    },
  },
  '/forgotten-password': {
    async 'renews a password by the code of a mail'(open) {
      const { email } = await hirePerson(office.shop.request, { email: 'forgetful@moto.example' })
      const page = await open()
      await page.getByLabel('メールアドレス').fill(email)
      await takeTime(page)
      await page.getByRole('button', { name: 'コードを送る' }).click()
      // Asked for once the mail is sent.
      const code = page.getByLabel('メールのコード')
      await code.waitFor()
      await code.fill(await readTypedCode(office.shop.db, email))
      await page.getByLabel('新しいパスワード').fill('yane-1195-rice')
      await takeTime(page)
      await page.getByRole('button', { name: '新しいパスワードを設定する' }).click()
      await page.getByText('新しいパスワードを設定しました').waitFor()
      await page.getByRole('link', { name: 'ログイン画面へ' }).click()
      await page.getByRole('link', { name: 'パスワードをお忘れですか' }).click()
      await page.getByRole('heading', { name: 'パスワードの再設定', level: 1 }).waitFor()
      await page.goBack()
      await page.getByLabel('メールアドレス').fill(email)
      await page.getByLabel('パスワード').fill('yane-1195-rice')
      await page.getByRole('button', { name: 'ログイン' }).click()
      await seeHome(page)
    },
  },
  '/invitation/:token': {
    async 'joins the staff'(open) {
      const page = await open(await invite('newcomer@moto.example'))
      await page.getByLabel('お名前').fill('店野 巡')
      await page.getByLabel('パスワード').fill(STAFF_PASSWORD)
      await takeTime(page)
      await page.getByRole('button', { name: '招待を受ける' }).click()
      await seeHome(page)
    },
    async 'joins as who they are in another shop'(open) {
      const { email } = await hirePerson(office.shop.request, { channel: 'gift', email: 'both@gift.example' })
      const page = await open(await invite(email))
      await page.getByLabel('パスワード').fill(STAFF_PASSWORD)
      await page.getByLabel('確認コード').fill('000000')
      await takeTime(page)
      await page.getByRole('button', { name: '招待を受ける' }).click()
      await seeHome(page)
    },
  },
}

async function invite(email: string): Promise<string> {
  const editor = createEditor(office.shop.request)
  const { token } = await editor.call('POST /v1/admin/invitations', { body: { email, role: 'catalogue' } })
  return token
}

test('every screen that opens without a login is visited by somebody who takes their time', () => {
  expect(Object.keys(errands)).toEqual(visitorScreens.map(({ path }) => path))
})

test.each(
  visitorScreens.flatMap(({ path }) =>
    Object.entries(errands[path] ?? {}).map(([does, go]) => ({ path, does, go })),
  ),
)(
  'at $path a visitor $does, keeps what was typed, and is never taken for somebody signed in',
  async ({ path, go }) => {
    const refused: string[] = []
    await go(async (param = '') => {
      const page = await office.openPage(NARROW)
      page.on('response', (answer) => {
        if (answer.status() === 401) refused.push(answer.url())
      })
      await page.clock.install()
      await page.goto(`${office.url}#${path.replace(/:\w+/, param)}`)
      return page
    })
    expect(refused).toEqual([])
  },
)

test('a token is shown once, and revoked', async () => {
  const page = await office.open('tokens')
  await page.getByLabel('用途（例：在庫連携）').fill('在庫連携')
  await page.getByRole('button', { name: '発行する', exact: true }).click()
  const token = await page.getByRole('textbox', { name: '新しいトークン' }).inputValue()
  const ask = () =>
    office.shop.request('/moto/v1/admin/news', { headers: { authorization: `Bearer ${token}` } })
  expect((await ask()).status).toBe(200)
  await page.getByRole('button', { name: 'トークン「在庫連携」を失効させる' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '失効させる' }).click()
  await page.getByText('トークンを失効させました').waitFor()
  expect((await ask()).status).toBe(401)
})

test('a change is read before and after, and taken back with one press', async () => {
  const editor = createEditor(office.shop.request)
  const { data } = await editor.call('GET /v1/admin/news', { query: { per: 1 } })
  const { id, version, title } = data[0]!
  await editor.call('PATCH /v1/admin/news/{id}', { params: { id }, body: { version, title: '間違えた題名' } })
  const page = await office.open('journal')
  await page.getByRole('button', { name: 'お知らせ「間違えた題名」の内容を見る' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(title).waitFor()
  await dialog.getByRole('button', { name: '元に戻す' }).click()
  await page.getByText('元に戻しました').waitFor()
  expect((await editor.call('GET /v1/admin/news/{id}', { params: { id } })).title).toBe(title)
})
