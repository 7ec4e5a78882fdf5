import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startBackgroundWork } from '#shop-api/background-work.ts'
import { createEditor, staffSecrets } from '#tests/support/editor.ts'
import { openEditorBrowser } from '#tests/support/editor-browser.ts'
import { hirePerson } from '#tests/support/staff-person.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import {
  HOOK_SECRET,
  openReceiver,
  publish,
  type Receiver,
  toReceipt,
} from '#tests/support/webhook-receiver.ts'

let shop: TestShop
let receiver: Receiver
let stop: () => Promise<void>
let person: Awaited<ReturnType<typeof hirePerson>>
let browser: Awaited<ReturnType<typeof openEditorBrowser>>
let editor: ReturnType<typeof createEditor>

beforeAll(async () => {
  shop = await openTestShop({ config: { staff: staffSecrets } })
  person = await hirePerson(shop.request)
  editor = createEditor(shop.request)
  receiver = await openReceiver()
  const work = await startBackgroundWork({
    ...shop.opened,
    clock: () => new Date(),
    smtp_url: undefined,
    origin: { environment: 'test' },
    publish_targets: () => ({ urls: [receiver.url], secret: HOOK_SECRET }),
    log: () => undefined,
  })
  stop = work.stop
})
afterAll(async () => {
  await stop()
  await receiver.close()
  await shop.close()
})

const newest = async () => {
  const { data } = await editor.call('GET /v1/admin/news', { query: { per: 1 } })
  return data[0]!
}

beforeEach(async () => {
  receiver.answer = publish
  const { id } = await newest()
  browser = await openEditorBrowser(shop, `#/news/${id}`)
  await browser.load()
  await browser.signIn(person)
  await browser.field('title')
})
afterEach(async () => {
  await browser.close()
  vi.unstubAllGlobals()
})

test('an editor saves and reads how many pages are live, and how fast', async () => {
  await browser.type('title', '秋の点検フェア')
  browser.save()
  await browser.seeText('公開しました · 3ページ · 48 ms')
  expect((await newest()).title).toBe('秋の点検フェア')
})

test('an editor reads which page kept its old version, and why', async () => {
  receiver.answer = (response, { id }) => {
    const failed = [{ site: 'moto', path: '/news/', reason: 'render failed' }]
    response.writeHead(200).end(JSON.stringify(toReceipt(id, failed)))
  }
  await browser.type('title', '途中で失敗するページ')
  browser.save()
  await browser.seeText('moto /news/ は更新できず、前の内容のまま表示しています：render failed')
})

test('an editor reads that the publisher is away, and later that it was told', async () => {
  receiver.answer = (response) => response.writeHead(503).end('restarting')
  await browser.type('title', '公開サーバーの再起動中')
  browser.save()
  await browser.seeText('自動で送り直しています：HTTP 503 restarting')
  receiver.answer = publish
  await browser.seeText('公開しました')
})

test('a wrong password is said, the right one lets in', async () => {
  localStorage.clear()
  await browser.load()
  await browser.signIn({ ...person, password: 'wrong' })
  await browser.seeText('メールアドレスまたはパスワードが正しくありません')
  await browser.signIn(person)
  expect((await browser.field('title')).value).toBe((await newest()).title)
})

test('signing out ends the session on the server, and no script of the page ever held it', async () => {
  const [[name = '', token = ''] = []] = [...browser.jar]
  expect(JSON.stringify(localStorage)).not.toContain(token)
  const ask = () => shop.request('/moto/v1/admin/news', { headers: { cookie: `${name}=${token}` } })
  expect((await ask()).status).toBe(200)
  await browser.clickButton('ログアウト')
  await browser.signIn(person)
  await browser.field('title')
  expect((await ask()).status).toBe(401)
})

test('what was typed outlives a session, and is saved after signing in again', async () => {
  await browser.type('title', '期限切れでも残る題名')
  browser.jar.set('staff', 'one-that-is-over')
  browser.save()
  await browser.seeText('ログインの有効期限が切れました')
  await browser.signIn(person)
  await browser.seeText('公開しました')
  expect((await newest()).title).toBe('期限切れでも残る題名')
})

test('what was typed outlives a server that is away and a page that is closed', async () => {
  await browser.type('title', 'つながらないときの題名')
  browser.wire.isCut = true
  browser.save()
  await browser.seeText('サーバーに接続できませんでした')
  expect((await browser.field('title')).value).toBe('つながらないときの題名')
  browser.wire.isCut = false
  await browser.load()
  await browser.seeText('保存していない入力が残っていたため、復元しました')
  expect((await browser.field('title')).value).toBe('つながらないときの題名')
  browser.save()
  await browser.seeText('公開しました')
  expect((await newest()).title).toBe('つながらないときの題名')
})

test('who saves second sees what the other one wrote, and chooses', async () => {
  await browser.type('title', 'わたしの題名')
  const { id, version } = await newest()
  await editor.call('PATCH /v1/admin/news/{id}', {
    params: { id },
    body: { version, title: 'ほかの方の題名', summary: 'ほかの方の概要' },
  })
  browser.save()
  await browser.seeText('「タイトル」は次の内容で保存されています')
  await browser.seeText('ほかの方の題名')
  expect((await browser.field('title')).value).toBe('わたしの題名')
  await browser.clickButton('最新の内容を読み込む')
  expect((await browser.field('title')).value).toBe('ほかの方の題名')
  await browser.clickButton('入力した内容に戻す')
  expect((await browser.field('title')).value).toBe('わたしの題名')
  browser.save()
  await browser.seeText('公開しました')
  expect((await newest()).title).toBe('わたしの題名')
})

test('a field that cannot be is named under itself', async () => {
  await browser.type('title', '')
  browser.save()
  await browser.seeText('この項目を入力してください')
  expect(document.getElementById('title-problem')?.textContent).toBe('この項目を入力してください')
})
