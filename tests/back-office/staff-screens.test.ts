import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
  expect(asked.filter(Boolean).toSorted()).toEqual(['auth/invitation', 'auth/me'])
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

test('a forgotten password is renewed by the code of a mail', async () => {
  const { email } = await hirePerson(office.shop.request, { role: 'read_only' })
  const page = await office.openPage(NARROW)
  await page.goto(office.url)
  await page.getByRole('link', { name: 'パスワードをお忘れですか' }).click()
  // Until it is there, the login still shows an address field of its own.
  await page.getByRole('heading', { name: 'パスワードの再設定', level: 1 }).waitFor()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: 'コードを送る' }).click()
  await page.getByLabel('メールのコード').fill(await readTypedCode(office.shop.db, email))
  await page.getByLabel('新しいパスワード').fill('yane-1195-rice')
  await page.getByRole('button', { name: '新しいパスワードを設定する' }).click()
  await page.getByText('新しいパスワードを設定しました').waitFor()
  await page.getByRole('link', { name: 'ログイン画面へ' }).click()
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill('yane-1195-rice')
  await page.getByRole('button', { name: 'ログイン' }).click()
  await page.getByRole('heading', { name: '今日の仕事', level: 1 }).waitFor()
})

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
