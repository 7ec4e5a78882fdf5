import { defineConfig } from '@playwright/test'
import { chromiumArguments, requireChromium, requireHeadlessShell } from './tests/support/require-chromium.ts'
import { toShopUrl } from './tests/support/shop-address.ts'

/** What these do to the shop, restarting it, closing its tills, clearing a shelf, would fail the other errands. */
const ALONE = [
  'restart-the-shop',
  'give-again-this-year',
  'order-every-month',
  'stop-selling',
  'change-while-checking-out',
  'close-for-maintenance',
].map((name) => `${name}.spec.ts`)

const launchOptions = { executablePath: requireHeadlessShell(), args: chromiumArguments }

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'errands', testMatch: '*.spec.ts', testIgnore: [...ALONE, 'back-forward-cache/**'] },
    {
      name: 'back/forward cache',
      testMatch: 'back-forward-cache/*.spec.ts',
      use: {
        launchOptions: {
          args: chromiumArguments,
          executablePath: requireChromium(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { name: 'alone', testMatch: ALONE, dependencies: ['errands'], workers: 1 },
  ],
  globalSetup: './tests/support/start-shop.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: toShopUrl('moto'),
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    // A trace keeps every screen as it changes, which takes a quarter of the time: `--trace on` where one is wanted.
    trace: 'off',
    // Waiting for drawers to slide takes an eighth of the time. Specs that look at movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})
