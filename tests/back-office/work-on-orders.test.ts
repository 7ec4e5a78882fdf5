import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { channels } from '#shop-api/db/schema/channels.ts'
import { recordDifference } from '#shop-api/payment/differences.ts'
import { type BackOffice, NARROW, openBackOffice } from '#tests/support/back-office/open-back-office.ts'
import { placeOrder } from '#tests/support/back-office/place-order.ts'
import { createEditor } from '#tests/support/editor.ts'
import type { PaymentCode } from '#tests/support/selling-shop.ts'

let office: BackOffice
let editor: ReturnType<typeof createEditor>

beforeAll(async () => {
  office = await openBackOffice()
  editor = createEditor(office.shop.request)
}, 180_000)
afterAll(() => office.close())
afterEach(() => expect(office.faults).toEqual([]))

async function order(payment: PaymentCode) {
  const order_no = await placeOrder(office.shop, payment)
  const { data } = await editor.call('GET /v1/admin/orders', { query: { q: order_no } })
  return data[0]!
}

const read = (id: number) => editor.call('GET /v1/admin/orders/{id}', { params: { id } })

test('an order goes from the list to its parcel with a number, and a part of the money back', async () => {
  const { id, order_no } = await order('card')
  const page = await office.open('orders')
  await page.getByText(order_no).click()
  await page.getByRole('heading', { name: `注文 ${order_no}`, level: 1 }).waitFor()
  await page.getByRole('button', { name: '発送する', exact: true }).click()
  await page.getByLabel('送り状番号（お問い合わせ番号）').fill('4444-1375-8703')
  await page.getByRole('dialog').getByRole('spinbutton').fill('1')
  await page.getByRole('dialog').getByRole('button', { name: '発送する', exact: true }).click()
  await page.getByText('一部発送済み').first().waitFor()
  expect((await read(id)).parcels).toMatchObject([{ tracking_no: '444413758703' }])
  await page.getByRole('button', { name: '返金する' }).click()
  await page.getByLabel('返金する金額（円）').fill('100')
  await page.getByRole('button', { name: '100円を返金する' }).click()
  await page.getByText('決済会社から100円').waitFor()
  expect((await read(id)).refunds).toMatchObject([{ amount: 100, state: 'done' }])
  await page.getByLabel('スタッフのメモ').fill('箱に傷')
  await page.getByRole('button', { name: 'メモを保存する' }).click()
  await expect.poll(async () => (await read(id)).staff_memo).toBe('箱に傷')
})

test('a transfer is confirmed; what another did meanwhile is said where one pressed', async () => {
  const { id, order_no } = await order('bank_transfer')
  const page = await office.open(`orders/${id}`)
  await page.getByRole('button', { name: '入金を確認した' }).click()
  await page.getByRole('button', { name: '発送する', exact: true }).waitFor()
  await editor.call('PATCH /v1/admin/orders/{id}', { params: { id }, body: { status: 'cancelled' } })
  await page.getByRole('button', { name: '注文をキャンセル' }).click()
  await page.getByRole('button', { name: 'キャンセルを確定する' }).click()
  await page.getByRole('alert').getByText('すでにキャンセルされています').waitFor()
  expect(order_no).toBeTruthy()
})

test('today says what waits, and leads there; a phone shows it too', async () => {
  await order('card')
  const page = await office.open('', { size: NARROW })
  await page.getByRole('heading', { name: '今日の仕事', level: 1 }).waitFor()
  await page.getByRole('heading', { name: '売上', level: 2 }).waitFor()
  await page.getByText('今日までに発送').click()
  await page.getByRole('heading', { name: '注文', level: 1 }).waitFor()
  await page.getByRole('tab', { name: 'すべて' }).click()
  await page.getByText('キャンセル').last().waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(NARROW.width)
})

test('a member is found, and gets points with a reason', async () => {
  const page = await office.open('members')
  await page.getByRole('heading', { name: '会員', level: 1 }).waitFor()
  await page.getByText('この条件の会員はいません').waitFor()
  const inbox = await office.open('inbox?tab=reviews')
  await inbox.getByRole('button', { name: '確認待ち' }).waitFor()
})

test('the bank’s statement pays what is sure with one press, and asks a person about the rest', async () => {
  const [sure, short] = [await order('bank_transfer'), await order('bank_transfer')]
  const page = await office.open('transfers')
  await page.getByText('読み込んだだけでは、どの注文も入金済みになりません').waitFor()
  const day = new Date(sure.ordered_at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
  const upload = (...lines: string[]) =>
    page
      .getByLabel('明細のファイルを選ぶ')
      .setInputFiles({ name: 'meisai.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await upload(
    'いつ,だれ,いくら',
    `${day},${sure.order_no} タナカ,${sure.total_payment}`,
    `${day},サトウ ハナコ,${short.total_payment - 440}`,
  )
  await page.getByRole('heading', { name: '列を選んでください' }).waitFor()
  for (const [label, option] of [
    ['日付の列', '1列目：いつ'],
    ['入金額の列', '3列目：いくら'],
    ['振込依頼人名の列', '2列目：だれ'],
  ] as const) {
    await page.getByLabel(label).click()
    await page.getByRole('option', { name: option }).click()
  }
  await page.getByRole('button', { name: 'この列で読み込む' }).click()
  await page.getByText('新しい入金は2件でした').waitFor()
  expect((await read(sure.id)).status).toBe('awaiting_payment')
  await page.getByRole('checkbox', { name: sure.order_no }).waitFor()
  await page.getByRole('button', { name: '1件を入金済みにする' }).click()
  await page.getByText('1件を入金済みにしました').waitFor()
  expect(await read(sure.id)).toMatchObject({ status: 'paid' })

  const hint = page.getByText('名前は合いますが、金額が少し足りません').first()
  await hint.waitFor()
  await hint.locator('..').getByRole('button', { name: 'この注文に割り当てる' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '割り当てを確定する' }).click()
  await expect.poll(async () => (await read(short.id)).status).toBe('paid')
  await page.getByRole('tab', { name: '処理済み' }).click()
  const settled = page.getByRole('article').filter({ hasText: short.order_no })
  await settled.getByRole('button', { name: '割り当てを取り消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '割り当てを取り消す' }).click()
  await expect.poll(async () => (await read(short.id)).status).toBe('awaiting_payment')
  await page.getByRole('tab', { name: '照合する' }).click()
  await page.getByRole('button', { name: '返金するお金にする' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: '割り当てを確定する' }).click()
  await page.getByRole('tab', { name: '返金するお金' }).click()
  await page.getByRole('button', { name: '返金済みにする' }).click()
  await page.getByText('返金するお金はありません。').waitFor()
})

test('an order is held and let go on; what differs from the provider’s books is seen to, with a note', async () => {
  const { id, order_no } = await order('card')
  const page = await office.open(`orders/${id}`)
  await page.getByRole('button', { name: '保留にする' }).click()
  await page.getByText('スタッフが保留にしたため').waitFor()
  await page.getByRole('button', { name: '発送する', exact: true }).waitFor({ state: 'detached' })
  const channel_id = await findChannelId()
  await recordDifference(office.shop.db, {
    channel_id,
    provider: 'stripe',
    reference: 'pi_3QExample',
    order_no,
    kind: 'refunds',
    ours: '返金 0円',
    theirs: '返金 500円',
    now: new Date(),
  })
  const today = await office.open('')
  await today.getByText('決済の確認').first().click()
  await today.getByRole('heading', { name: '決済の確認', level: 1 }).waitFor()
  await today.getByText('返金の額が違います').waitFor()
  await today.getByText('スタッフが保留にしたため').waitFor()
  await today.getByRole('button', { name: '対応済みにする' }).click()
  const dialog = today.getByRole('dialog')
  expect(await dialog.getByRole('button', { name: '対応済みにする' }).isDisabled()).toBe(true)
  await dialog.getByLabel('対応の内容').fill('決済会社の画面で返金した分です')
  await dialog.getByRole('button', { name: '対応済みにする' }).click()
  await today.getByText('記録は一致しています。').waitFor()
  await today.getByRole('link', { name: order_no }).click()
  await today.getByRole('button', { name: '保留を解いて発送できるようにする' }).click()
  await today.getByRole('button', { name: '発送する', exact: true }).waitFor()
  expect((await read(id)).history.map(({ kind }) => kind)).toEqual(['ordered', 'held', 'released'])
})

async function findChannelId(): Promise<number> {
  const [channel] = await office.shop.db.select().from(channels).where(eq(channels.name, 'moto'))
  return channel!.id
}
