import type { Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buildBackOffice } from '#cli/back-office/build-back-office.ts'
import { dragByKeys, dragByMouse } from '#tests/support/back-office/drag.ts'
import { openStaffBrowser } from '#tests/support/back-office/open-staff-browser.ts'
import { signIn } from '#tests/support/back-office/sign-in.ts'
import { createEditor } from '#tests/support/editor.ts'
import { fillNewShop, nameSeller } from '#tests/support/fill-new-shop.ts'
import { type Installation, openInstallation } from '#tests/support/installation.ts'
import { takePhotograph } from '#tests/support/photographs.ts'
import { giveAddress } from '#tests/support/shopper.ts'
import { hirePerson } from '#tests/support/staff-person.ts'

let installation: Installation
let browser: Awaited<ReturnType<typeof openStaffBrowser>>
let origin: string
let office: string
let page: Page

/** An open shop that is served, and its owner in the back office. */
beforeAll(async () => {
  await buildBackOffice()
  ;[installation, browser] = await Promise.all([openInstallation(), openStaffBrowser()])
  const { request, port, api } = installation
  origin = `http://kissa.localhost:${port}`
  office = `${api}/kissa/admin/#`
  const words = [
    '--name',
    '喫茶かもめ',
    '--theme',
    'simple',
    '--origin',
    origin,
    '--email',
    'a@kissa.example',
  ]
  installation.run(['shop', 'add', 'kissa', ...words])
  const staff = createEditor(request, { channel: 'kissa' })
  await nameSeller(staff)
  await fillNewShop(staff)
  const { version } = await staff.call('GET /v1/admin/shop-state', {})
  await staff.call('PUT /v1/admin/shop-state', { body: { state: 'open', version } })
  const { email } = await hirePerson(request, { channel: 'kissa' })
  const isOpen = async () => expect((await look('/product/')).text).toContain('かもめブレンド')
  await vi.waitFor(isOpen, { timeout: 200_000, interval: 200 })
  const news = { key: 'open', title: '開店しました', summary: '', body: '', category: '', picture: null }
  await staff.call('POST /v1/admin/news', { body: news })
  const isTaken = async () => {
    const query = { type: 'news', key: 'open' } as const
    const { report } = await staff.call('GET /v1/admin/publishes', { query })
    expect(report?.hooks.map(({ state }) => state)).toEqual(['taken'])
  }
  // Nothing of the opening waits to be published any more.
  await vi.waitFor(isTaken, { timeout: 60_000, interval: 200 })
  page = await browser.openPage()
  await page.goto(office)
  await signIn(page, email)
}, 300_000)
afterAll(() => Promise.all([browser.close(), installation.close()]))
afterEach(() => expect(browser.faults).toEqual([]))

const look = (path: string) => installation.look('kissa', path)
const save = () => page.getByRole('button', { name: '保存する', exact: true }).click()

test('a product with four photographs is in the shop when its save was published', async () => {
  await page.goto(`${office}/products/create`)
  await page.getByLabel('商品名', { exact: true }).fill('かもめのカップ')
  await page.getByLabel('URLのキー').fill('gull-cup')
  await page.getByRole('tab', { name: '種類と価格' }).click()
  await page.getByLabel('品番').fill('CUP-1')
  await page.getByLabel('販売価格（税込）').fill('2800')
  await page.getByLabel('在庫').fill('5')
  await page.getByRole('tab', { name: '写真' }).click()
  const colours = ['#112233', '#334455', '#556677', '#778899']
  const files = await Promise.all(
    colours.map(async (colour, at) => ({
      name: `${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await takePhotograph(colour),
    })),
  )
  await page.getByLabel('写真を選ぶ').first().setInputFiles(files)
  const views = ['正面', '横', '底', '箱']
  for (const [at, view] of views.entries()) await page.getByLabel(`写真の説明（${at + 1}枚目）`).fill(view)
  await save()
  // A machine with much to do takes the save in first, and publishes it a little later.
  await page.getByText(/公開しました · \d+\.\d秒 · \d+ページ|公開の受け付けが済みました/).waitFor()
  await vi.waitFor(
    async () => {
      const { text } = await look('/product/gull-cup/')
      expect(views.filter((view) => !text.includes(`alt="${view}"`))).toEqual([])
    },
    { timeout: 20_000, interval: 50 },
  )
  const shopper = await browser.openPage()
  await shopper.goto(`${origin}/product/gull-cup/`)
  const picture = shopper.getByRole('img', { name: '正面' }).first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('a draft is seen in the theme of the shop, with what it would change, while nobody else finds it', async () => {
  await page.goto(`${office}/news/create`)
  await page.getByLabel('タイトル').fill('夏休みのお知らせ')
  await page.getByLabel('URLのキー').fill('summer')
  await page.getByLabel('下書きにする（公開しない）').check()
  await save()
  await page.getByText('下書きを保存しました').waitFor()
  await page.getByRole('button', { name: 'お店での見え方を確かめる' }).click()
  const link = await page.getByRole('link', { name: 'プレビューを開く' }).getAttribute('href')
  const preview = await browser.openPage()
  await preview.goto(link ?? '')
  const shown = preview.frameLocator('iframe')
  await shown.getByRole('heading', { name: '夏休みのお知らせ' }).first().waitFor()
  await shown.getByRole('link', { name: '喫茶かもめ' }).first().waitFor()
  await preview.getByRole('link', { name: '公開中のページとの違い' }).click()
  await preview.getByRole('insertion').filter({ hasText: '夏休みのお知らせ' }).first().waitFor()
  expect((await look('/news/summer/')).status).toBe(404)
})

test('a shipping fee that is changed is the fee of a cart that is there already', async () => {
  const shopper = await browser.openPage()
  await shopper.goto(`${origin}/product/blend/`)
  await shopper.getByRole('button', { name: 'カートに入れる' }).first().click()
  await shopper.getByText('カートに入れました').first().waitFor()
  await shopper.goto(`${origin}/cart/shipping-add/`)
  await giveAddress(shopper, 'guest@example.com')
  await shopper.goto(`${origin}/cart/`)
  await shopper.getByText('700円', { exact: true }).first().waitFor()
  await page.goto(`${office}/shipping-fees`)
  await page.getByLabel('関東の送料（円）').fill('650')
  await save()
  await page.getByText(/公開しました|公開の受け付けが済みました/).waitFor()
  await shopper.reload()
  await shopper.getByText('650円', { exact: true }).first().waitFor()
})

test('a block of the front page goes elsewhere by keys and by the mouse, and the shop shows it there', async () => {
  const addBlock = async (kind: string) => {
    await page.getByRole('button', { name: 'ブロックを追加' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('種類').click()
    await page.getByRole('option', { name: kind }).click()
    await dialog.getByRole('button', { name: '追加する' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  /** The blocks as the front page shows them. */
  const readFront = async () =>
    [...(await look('/')).text.matchAll(/class="block-(products|news)"/g)].map(([, kind]) => kind)
  const handleOf = (kind: string) => page.getByRole('button', { name: new RegExp(`「${kind}.*を並べ替える`) })

  await page.goto(`${office}/layouts`)
  await addBlock('商品の棚')
  await addBlock('お知らせ')
  await save()
  await expect.poll(readFront, { timeout: 20_000 }).toEqual(['products', 'news'])

  await dragByKeys(page, handleOf('お知らせ'), 'ArrowUp')
  await save()
  await expect.poll(readFront, { timeout: 20_000 }).toEqual(['news', 'products'])

  await dragByMouse(page, handleOf('お知らせ'), handleOf('商品の棚'), 4)
  await save()
  await expect.poll(readFront, { timeout: 20_000 }).toEqual(['products', 'news'])
})

test('a theme that is chosen in the settings is worn by the shop that runs, with its own style sheet', async () => {
  const readStyle = async () => /href="(\/_astro\/[^"]+\.css)"/.exec((await look('/')).text)?.[1] ?? ''
  const before = await readStyle()
  await page.goto(`${office}/settings`)
  const group = page.getByRole('group', { name: 'テーマ' })
  await group.getByText('ガレージ', { exact: true }).click()
  await save()
  // It may be bundled first.
  await page.getByText('お店のテーマは「ガレージ」になっています').waitFor({ timeout: 120_000 })
  expect((await look('/')).text).toContain('data-theme="garage"')
  const style = await readStyle()
  expect(style).not.toBe(before)
  expect((await look(style)).status).toBe(200)
}, 180_000)
