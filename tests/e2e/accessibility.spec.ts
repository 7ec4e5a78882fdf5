import { AxeBuilder } from '@axe-core/playwright'
import { findSmallPages, pageKinds } from '#tests/support/page-kinds.ts'
import { toShopUrl } from '#tests/support/shop-address.ts'
import { expect, test } from '#tests/support/shop-test.ts'

const widths = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

for (const site of ['moto', 'okurimono'] as const) {
  for (const viewport of widths) {
    test(`axe finds nothing serious in ${site} at ${viewport.width} px`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(viewport)
      const content = pageKinds.filter((kind) => !kind.path.startsWith('/cart/')).map((kind) => kind.path)
      const small = (await findSmallPages(site)).map((kind) => kind.path)
      for (const path of [...content, ...small, '/cart/', '/tradelaw/', '/error/', '/maintenance/']) {
        await page.goto(toShopUrl(site) + path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        )
        expect.soft(found, path).toEqual([])
      }
    })
  }
}
