import { readFile } from 'node:fs/promises'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { signInNewMember } from '#tests/support/sign-in-new-member.ts'

const HEADING =
  'お名前（姓）,お名前（名）,フリガナ（セイ）,フリガナ（メイ）,会社・団体名,部署・役職,郵便番号,都道府県,市区町村,丁目・番地・号,建物名・部屋番号,電話番号,携帯電話番号'
const toLine = (last_name: string, postal_code = '150-0001') =>
  `${last_name},花子,サトウ,ハナコ,,,${postal_code},東京都,渋谷区,神宮前1-2-3,,03-1234-5678,`

test('a member adds, marks, changes and deletes an address', async ({ page }) => {
  await signInNewMember(page, 'okurimono')
  await page.goto(`${toShopUrl('okurimono')}/mypage/address/`)
  await page.getByRole('link', { name: '新しい住所を追加する' }).click()
  await page.getByRole('button', { name: '追加する' }).click()
  await expect(page.getByRole('alert')).toContainText('お名前（姓）を入力してください')

  await page.getByLabel('お名前（姓）').fill('佐藤')
  await page.getByLabel('お名前（名）').fill('美咲')
  await page.getByLabel('フリガナ（セイ）').fill('さとう')
  await page.getByLabel('フリガナ（メイ）').fill('みさき')
  await page.getByRole('textbox', { name: /^郵便番号/ }).fill('1000001')
  await expect(page.getByLabel('市区町村')).toHaveValue('千代田区')
  await page.getByLabel('丁目・番地・号').fill('千代田1-1')
  await page.getByRole('textbox', { name: /^電話番号/ }).fill('0312345678')
  await page.getByRole('button', { name: '追加する' }).click()
  await expect(page.getByText('追加しました')).toBeVisible()

  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '佐藤 美咲' }) })
  await entry.getByRole('button', { name: 'いつもの送り主にする' }).click()
  await expect(entry.getByText('いつもの送り主', { exact: true })).toBeVisible()

  await entry.getByRole('link', { name: /変更する/ }).click()
  await expect(page.getByLabel('丁目・番地・号')).toHaveValue('千代田1-1')
  await page.getByLabel('丁目・番地・号').fill('千代田2-2')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(entry).toContainText('千代田2-2')

  await entry.getByRole('button', { name: /削除する/ }).click()
  const question = page.getByRole('dialog', { name: 'この住所を削除しますか' })
  await page.keyboard.press('Escape')
  await expect(entry.getByRole('button', { name: /削除する/ })).toBeFocused()
  await entry.getByRole('button', { name: /削除する/ }).click()
  await question.getByRole('button', { name: '削除する' }).click()
  await expect(entry).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a file with bad lines brings the good ones, tells each bad one, and the book goes out again', async ({
  page,
}) => {
  await signInNewMember(page, 'okurimono')
  await page.goto(`${toShopUrl('okurimono')}/mypage/address/`)
  const lines = Array.from({ length: 30 }, (_, index) => toLine(`高橋${index}`))
  lines[13] = toLine('鈴木', '15-0001')
  lines[20] = toLine('')
  await page.getByLabel('CSVファイル').setInputFiles({
    name: '住所.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADING, ...lines].join('\r\n')),
  })
  await page.getByRole('button', { name: '登録する', exact: true }).click()
  await expect(page.getByText('28件の住所を登録しました')).toBeVisible()
  const report = page.getByRole('region', { name: '直していただきたいところ' })
  await expect(report.getByRole('row').nth(1)).toContainText('15行目')
  await expect(report.getByRole('row').nth(1)).toContainText('郵便番号は郵便番号の形式で入力してください')
  await expect(report.getByRole('row').nth(2)).toContainText('22行目')

  await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: /^2/ }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.getByText('全29件')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '書き出す' }).click()
  const file = await (await download).path()
  expect(await readFile(file, 'utf8')).toContain('高橋29')
  await expect(page.getByText('エクスポートが完了しました')).toBeVisible()

  await page.getByRole('button', { name: 'すべて削除する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'すべて削除する' }).click()
  await expect(page.getByRole('heading', { name: /高橋/ })).toHaveCount(0)
})

test('a thousand lines come in at once, and each bad one is told by its number', async ({ page }) => {
  await signInNewMember(page, 'okurimono')
  await page.goto(`${toShopUrl('okurimono')}/mypage/address/`)
  const lines = Array.from({ length: 1000 }, (_, index) => toLine(`高橋${index}`))
  lines[13] = toLine('鈴木', '15-0001')
  lines[998] = toLine('田中', '')
  await page.getByLabel('CSVファイル').setInputFiles({
    name: '住所.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADING, ...lines].join('\r\n')),
  })
  await page.getByRole('button', { name: '登録する', exact: true }).click()
  await expect(page.getByText('998件の住所を登録しました')).toBeVisible()
  const rows = page.getByRole('region', { name: '直していただきたいところ' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('15行目')
  await expect(rows.nth(2)).toContainText('1,000行目')
})
