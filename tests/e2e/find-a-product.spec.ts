import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { type Buyable, findBuyable } from '#tests/support/shopper.ts'

// As most shoppers see it: the config leaves movement out.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The first product one chooses a variation of. */
async function findWithOptions(nth = 0): Promise<Buyable> {
  const product = await findBuyable('moto', { nth })
  return product.options.length > 0 ? product : findWithOptions(nth + 1)
}

test('a shopper searches, filters, sorts, turns the page and goes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(toShopUrl('moto'))
  const search = page.getByLabel('商品を検索').first()
  await search.fill('チェーン')
  await search.press('Enter')
  await page.waitForURL('**/product/?q=**')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('チェーン')
  const cards = page.locator('[data-list-items] [data-product]')
  await expect(cards.first()).toContainText('チェーン')
  await page.locator('[data-list-sort]').selectOption('price_asc')
  await page.waitForURL('**sort=price_asc**')
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'false')
  const prices = await page.locator('[data-list-items] [data-field="price"]').allInnerTexts()
  const yen = prices.map((text) => Number(text.replace(/[^\d]/g, '')))
  expect(yen).toEqual([...yen].sort((a, b) => a - b))
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(cards.first()).toBeVisible()
})

test('a search keeps its words in the field and in the title of the tab', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/product/?q=チェーン`)
  await expect(page).toHaveTitle(/^「チェーン」の検索結果 \| /)
  await expect(page.locator('[role=search] [name=q]').first()).toHaveValue('チェーン')
})

test('whoever filters far down a desktop page sees how many are left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${toShopUrl('moto')}/product/?q=チェーン`)
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'false')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const tag = page.locator('[data-facet="tag"] label:not([data-empty]):visible input').last()
  await tag.check()
  await page.waitForURL('**tag=**')
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'false')
  await expect(page.locator('[data-list-count]')).toBeInViewport()
  await expect(tag).toBeFocused()
})

test('a search that finds nothing offers less of it, and goods', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${toShopUrl('moto')}/product/?q=チェーン ぜったいにない商品名&in_stock=1`)
  const empty = page.locator('[data-list-empty]')
  await expect(empty.getByText('条件に合う商品が見つかりませんでした')).toBeVisible()
  await expect(empty.locator('[data-empty-items] [data-product]')).toHaveCount(4)
  // No column of zeros beside it.
  await expect(page.locator('[data-facet-count]:visible')).toHaveCount(0)
  await empty.getByRole('link', { name: '「チェーン」だけで探す' }).click()
  await expect(page.locator('[data-list-items] [data-product]').first()).toContainText('チェーン')
  await expect(empty).toBeHidden()
})

test('a page that a list does not have leads to its last one, and an unknown order is the usual one', async ({
  page,
}) => {
  await page.goto(`${toShopUrl('moto')}/product/?page=9999&sort=zzz`)
  const beyond = page.locator('[data-list-beyond]')
  await expect(beyond).toContainText(/全部で\d+件、最後は\d+ページ/)
  await beyond.getByRole('link', { name: '最後のページを見る' }).click()
  await expect(page.locator('[data-list-items] [data-product]').first()).toBeVisible()
  await expect(beyond).toBeHidden()
  await expect(page.locator('[data-list-sort]')).toHaveValue('recommended')
})

test('where no script runs, a search does not pass off every product as found', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${toShopUrl('moto')}/product/?q=チェーン`)
  // Playwright finds no text inside a noscript, though it is on the screen.
  const note = page.locator('noscript .list-note')
  await expect(note).toBeVisible()
  expect(await note.innerText()).toContain('検索の結果ではなく')
  await context.close()
})

test('the page of a product says when it arrives', async ({ page }) => {
  await page.goto(`${toShopUrl('moto')}/product/`)
  await page.locator('[data-list-items] a[data-field="link"]').first().click()
  await expect(page.locator('[data-delivery-promise]')).toContainText('最短')
})

test('an answer that comes late does not replace what the shopper chose since', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${toShopUrl('moto')}/product/?sort=price_asc`)
  const list = page.locator('[data-list-items]')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  const cheapest = await list.locator('[data-field="name"]').first().innerText()
  const held = Promise.withResolvers<void>()
  await page.route('**/v1/products?*sort=price_desc*', async (route) => {
    await held.promise
    // Cancelled by the page in the meantime, as it should be.
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest(/sort=price_desc/)
  await page.locator('[data-list-sort]').selectOption('price_desc')
  const request = await asked
  await page.locator('[data-list-sort]').selectOption('price_asc')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  held.resolve()
  await expect.poll(() => request.failure()?.errorText).toBe('net::ERR_ABORTED')
  await expect(list.locator('[data-field="name"]').first()).toHaveText(cheapest)
})

test('the search field suggests while one types, and the keyboard chooses', async ({ page }) => {
  await page.goto(toShopUrl('moto'))
  const field = page.getByRole('combobox', { name: '商品を検索' }).or(page.getByRole('searchbox')).first()
  await field.focus()
  // Two letters in hiragana find what is written in katakana.
  await page.keyboard.type('ぶれ')
  const options = page.getByRole('listbox', { name: '検索の候補' }).getByRole('option')
  await expect(options.first()).toContainText('ブレ')
  await page.keyboard.press('ArrowDown')
  const combobox = page.getByRole('combobox', { name: '商品を検索' })
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(combobox).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  )
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await page.keyboard.type('ー')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const word = await options.first().innerText()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/product/?q=**')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
  await expect(page.locator('[data-list-items]')).toHaveAttribute('aria-busy', 'false')
  // The next time it is offered before anything is typed.
  await page.goto(toShopUrl('moto'))
  await field.focus()
  await expect(page.getByRole('group', { name: '最近の検索' }).getByRole('option').first()).toHaveText(word)
})

test('a variation sold out since the page was published is marked so, and can be read', async ({ page }) => {
  const { key, options } = await findWithOptions()
  await page.route('**/v1/price-and-stock**', async (route) => {
    // Node cannot resolve *.localhost; moto answers to the machine's address too.
    const url = route.request().url().replace('moto.localhost', '127.0.0.1')
    const answer = await route.fetch({ url })
    const { data } = (await answer.json()) as { data: { key: string; products: object[] }[] }
    const sold_out = { max_quantity: 0, stock_state: 'none' }
    const now = data.map((one) =>
      one.key === key
        ? { ...one, products: one.products.map((product) => ({ ...product, ...sold_out })) }
        : one,
    )
    await route.fulfill({ response: answer, json: { data: now } })
  })
  await page.goto(`${toShopUrl('moto')}/product/${key}/`)
  const radio = page.locator(`input[name="option-0"][value="${options[0]}"]`)
  await expect(page.locator('form[data-buy-box] label', { has: radio })).toHaveAttribute(
    'data-sold-out',
    'true',
  )
  await expect(radio).toHaveAccessibleName(/在庫なし/)
  await expect(page.getByRole('button', { name: 'カートに入れる' }).first()).toBeDisabled()
})
