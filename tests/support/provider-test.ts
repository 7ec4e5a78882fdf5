import { openProviderShop, type ProviderShop } from './provider-shop.ts'
import { test as base } from './shop-test.ts'

/** An errand in the shop whose payments two companies take (provider-shop.ts). */
export const test = base.extend<object, { companies: ProviderShop }>({
  companies: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const companies = await openProviderShop()
      await use(companies)
      await companies.close()
    },
    { scope: 'worker', timeout: 5 * 60_000 },
  ],
  launchOptions: [
    async ({ launchOptions, companies }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...companies.chromiumArguments],
      }),
    { scope: 'worker' },
  ],
  // The stand-ins sign for themselves.
  ignoreHTTPSErrors: true,
})

export { expect } from './shop-test.ts'
