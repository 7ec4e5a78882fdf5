import { defineConfig } from '@playwright/test'
import { chromiumArguments, requireChromium } from './tests/support/require-chromium.ts'
import { toShopUrl } from './tests/support/shop-address.ts'

const RESTART = 'restart-the-shop.spec.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  // Restarting the shop under the other errands would fail them: it comes when they are through.
  projects: [
    { name: 'errands', testMatch: '*.spec.ts', testIgnore: RESTART },
    { name: 'restart', testMatch: RESTART, dependencies: ['errands'] },
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
    trace: 'retain-on-failure',
    launchOptions: { executablePath: requireChromium(), args: chromiumArguments },
  },
})
