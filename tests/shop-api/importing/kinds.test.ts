import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Article } from '#contract/shapes/content.ts'
import { mails } from '#shop-api/db/schema/mails.ts'
import { users } from '#shop-api/db/schema/members.ts'
import { staffSecrets } from '#tests/support/editor.ts'
import { createMover } from '#tests/support/mover.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

interface RedirectList {
  data: { from: string; to: string }[]
}

describe('moving in what is no product', () => {
  let shop: TestShop
  let mover: ReturnType<typeof createMover>
  beforeAll(async () => {
    shop = await openTestShop({ config: { staff: staffSecrets } })
    mover = createMover(shop)
  })
  afterAll(() => shop.close())

  test('news come in with their dates in Japan’s time', async () => {
    const since = await mover.editor.readVersion()
    const file = `お知らせキー,タイトル,本文,分類,公開日時
opening,開店しました,<p>ようこそ</p>,営業,2026-11-01 09:00
later,まだです,<p>…</p>,営業,2026/12/24
never,ありません,<p>…</p>,営業,2027/02/30
`
    const done = await mover.move(file, { kind: 'news' })
    expect(done).toMatchObject({ created: 2, failed: 1 })
    expect(done.faults).toEqual([
      {
        line: 4,
        column: '公開日時',
        reason: '公開日時は「2027-02-28」のように、暦にある日付で入力してください',
      },
    ])
    expect(await shop.read<Article>('news/opening')).toMatchObject({
      title: '開店しました',
      published_at: '2026-11-01T00:00:00.000Z',
    })
    expect((await shop.request('/moto/v1/news/later')).status).toBe(404)
    expect(await mover.editor.listChanges(since)).toEqual(['news opening created'])
  })

  test('stars and letters of redirects are encoded, and the front page leads nowhere', async () => {
    const file = 'from,to\n/a*b,/品/?q=湯#下\n/?pid=1,/news/\n/c,/..//elsewhere.example/\n'
    const done = await mover.move(file, { kind: 'redirects' })
    expect(done).toMatchObject({ created: 1, failed: 2 })
    expect(done.faults[0]?.reason).toContain('トップページ')
    const { data } = await mover.editor.call('GET /v1/admin/redirects', { query: { q: 'a%2Ab' } })
    expect(data).toMatchObject([{ from: '/a%2Ab', to: '/%E5%93%81/?q=%E6%B9%AF#%E4%B8%8B' }])
    const { id } = data[0]!
    await mover.editor.call('DELETE /v1/admin/redirects/{id}', { params: { id } })
  })

  test('addresses of the old shop lead on, chains at once, loops are refused', async () => {
    const since = await mover.editor.readVersion()
    const file = `元のアドレス,新しいアドレス
/products/detail/12,/product/cup/
/products/detail.php?product_id=12&a=1,/products/detail/12
/円い/,/news/
/a,/b
/b,/a
/self,/self/
https://other.example/x,/news/
`
    const done = await mover.move(file, { kind: 'redirects' })
    expect(done).toMatchObject({ created: 4, failed: 3 })
    expect(done.faults.map(({ line, column }) => [line, column])).toEqual([
      [6, '新しいアドレス'],
      [7, '新しいアドレス'],
      [8, '元のアドレス'],
    ])
    expect((await shop.read<RedirectList>('redirects?per=all')).data).toEqual([
      { from: '/%E5%86%86%E3%81%84', to: '/news/' },
      { from: '/a', to: '/b' },
      { from: '/products/detail.php?a=1&product_id=12', to: '/product/cup/' },
      { from: '/products/detail/12', to: '/product/cup/' },
    ])
    expect((await mover.editor.listChanges(since)).toSorted()).toContain('redirect /a created')
  })

  test('a redirect is kept by hand too, in one spelling', async () => {
    const body = { from: '/old/Page/?b=2&a=1', to: '/guide/' }
    const made = await mover.editor.call('POST /v1/admin/redirects', { body })
    expect(made.from).toBe('/old/Page?a=1&b=2')
    const again = await mover.editor.refuse('POST /v1/admin/redirects', {
      body: { from: '/old/Page?a=1&b=2', to: '/x/' },
    })
    expect(again.errors).toMatchObject([{ field: 'from' }])
  })

  test('members are mended as an address book is, and each line says what cannot be', async () => {
    const file = `メールアドレス,姓,名,セイ,メイ,郵便番号,都道府県,電話番号,携帯電話番号,生年月日
ｒｅｎ＠ｅｘａｍｐｌｅ．ｊｐ,志\u200b賢,\u3164蓮,ｼｹﾝ,れん,600001,東京,312345678,+81 90-1234-5678,1980/4/5
broken@example.jp,志賢,蓮,志賢,,60,東亰,03-12345-6789,,1980/2/30
`
    const done = await mover.move(file, { kind: 'members' })
    expect(done).toMatchObject({ created: 1, failed: 1 })
    expect(done.faults).toEqual([
      { line: 3, column: 'セイ', reason: 'セイは全角カタカナで入力してください' },
      { line: 3, column: '生年月日', reason: '日付が無効です' },
      { line: 3, column: '郵便番号', reason: '郵便番号は郵便番号の形式で入力してください。 例：123-4567' },
      { line: 3, column: '電話番号', reason: '電話番号は電話番号のフォーマットで入力してください' },
      { line: 3, column: '都道府県', reason: '都道府県は「東京都」のような正式な名前で入力してください' },
    ])
    const [row] = await shop.db.select().from(users).where(eq(users.email, 'ren@example.jp'))
    expect(row).toMatchObject({
      last_name: '志賢',
      first_name: '蓮',
      last_name_kana: 'シケン',
      first_name_kana: 'レン',
      postal_code: '0600001',
      prefecture: '東京都',
      phone_number: '0312345678',
      cell_phone_number: '09012345678',
    })
    // Mended, the file names the same member again.
    expect(await mover.move(file, { kind: 'members' })).toMatchObject({ created: 0, unchanged: 1 })
  })

  const listMails = () => shop.db.select().from(mails).where(like(mails.topic, 'member:moved-in:%'))

  test('members come in without a password, with their points, and get a link to choose one', async () => {
    const file = `メールアドレス,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,番地,電話番号,生年月日,ポイント
Mai@Example.jp,古川,舞,フルカワ,マイ,150-0001,東京都,渋谷区,神宮前1-1,03-1234-5678,1980/4/5,350
broken@,古川,舞,,,,,,,,,
`
    const done = await mover.move(file, { kind: 'members', send_mails: '1' })
    expect(done).toMatchObject({ created: 1, failed: 1 })
    expect(done.faults).toMatchObject([{ line: 3, column: 'メールアドレス' }])
    // Once more before they came: their points are theirs already.
    expect(await mover.move(file, { kind: 'members' })).toMatchObject({ created: 0, unchanged: 1 })
    const [mail] = await listMails()
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const reset = await shop.request('/moto/v1/reminder/reset', {
      method: 'POST',
      body: JSON.stringify({ token, password: 'umi-no-mie-9', password_confirmation: 'umi-no-mie-9' }),
    })
    expect(reset.status).toBe(200)
    const { access_token } = (await reset.json()) as { access_token: string }
    const points = await shop.request('/moto/v1/me/points', {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(await points.json()).toMatchObject({ balance: 350 })
    // At home here by now: what the old shop knew changes nothing, and no second mail goes out.
    const again = await mover.move(file.replace('古川,舞,フ', '別,人,フ'), {
      kind: 'members',
      send_mails: '1',
    })
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1 })
    expect(await listMails()).toHaveLength(1)
  })
})
