import { contentPages } from '#tests/support/page-kinds.ts'
import { enterShop } from '#tests/support/keycode.ts'
import { type Site, sites, toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'
import { findBuyable } from '#tests/support/shopper.ts'
import { inTurn } from '#tests/support/turns.ts'

/** Names as each shop's header writes them. */
const names = { moto: 'モトパーツ かざぐるま', okurimono: '贈りもの 結日堂', hojin: '資材のかなめ' } as const

for (const site of inTurn(sites, 1)) {
  test(`a printed product of ${site} names its shop and shows nothing to press and no heading over nothing`, async ({
    page,
  }) => {
    await enterShop(page.context(), site)
    const { key, name } = await findBuyable(site, { nth: 3 })
    await page.goto(`${toShopUrl(site)}/product/${key}/`)
    await page.mouse.move(100, 300)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body > header')).toContainText(names[site])
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('.price').first()).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    const bare = await page.getByRole('heading', { level: 2 }).evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility() && !heading.classList.contains('sr-only'))
        .filter((heading) => {
          const block = heading.closest('section') ?? heading.parentElement
          const below = [...(block?.querySelectorAll('p, ul, table, dl') ?? [])]
          return !below.some((one) => one.checkVisibility() && one.textContent?.trim())
        })
        .map((heading) => heading.textContent),
    )
    expect(bare).toEqual([])
  })
}

/** Key of a product that comes in several variations. */
async function findVaried(site: Site): Promise<string> {
  for (let nth = 0; ; nth += 1) {
    const { key, options } = await findBuyable(site, { nth })
    if (options.length > 0) return key
  }
}

test('whoever reads in colours of their own sees which variation is chosen', async ({ page }) => {
  for (const site of ['moto', 'okurimono'] as const) {
    await page.goto(`${toShopUrl(site)}/product/${await findVaried(site)}/`)
    await page.emulateMedia({ forcedColors: 'active' })
    const outlines = await page
      .locator('label:has(> input[name^="option-"])')
      .evaluateAll((options) =>
        options.map((option) => [
          option.querySelector('input')?.checked ?? false,
          getComputedStyle(option).outlineStyle !== 'none',
        ]),
      )
    expect(outlines.some(([isChosen]) => isChosen)).toBe(true)
    for (const [isChosen, isOutlined] of outlines) expect(isOutlined).toBe(isChosen)
  }
})

test('no page scrolls sideways when somebody doubles the text of a window half as wide as a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 })
  for (const { path } of contentPages) {
    await page.goto(toShopUrl('moto') + path)
    const overhang = await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
      return document.documentElement.scrollWidth - innerWidth
    })
    expect.soft(overhang, path).toBeLessThanOrEqual(0)
  }
})
