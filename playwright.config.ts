import { defineConfig } from '@playwright/test'
// For the runner, its workers, and all that the specs import.
import '#shop-api/process/quick-imports.ts'
import { chromiumArguments, requireChromium, requireHeadlessShell } from './tests/support/require-chromium.ts'
import { sites, toShopUrl } from './tests/support/shop-address.ts'
import { isLong } from './tests/support/turns.ts'

/** They restart all shops, which would fail every other errand. */
const ALONE = ['restart-the-shop', 'give-again-this-year', 'order-every-month', 'pay-by-invoice'].map(
  (name) => `${name}.spec.ts`,
)

/**
 * What they do to a shop, closing its tills, clearing a shelf, would fail the other errands of that shop. So each says which one it
 * is by a tag: `@moto`. One after the other within a shop, beside those of another.
 */
const ALONE_IN_SHOP = ['stop-selling', 'change-while-checking-out', 'close-for-maintenance'].map(
  (name) => `${name}.spec.ts`,
)
/** These walks take the longest. They begin first, so that at the end no worker waits for the other. */
const WALK = 'walk/walk-the-screens.spec.ts'

/** It closes the shops, and looks through all that the errands left in them. */
const LAST = 'leave-no-card-number.spec.ts'

/** They look at pictures, at bytes, or at a page as a whole. */
const WITH_PICTURES = [
  'accessibility',
  'accessibility-of-members',
  'choose-a-variation',
  'harmless-words',
  'look-closer-at-a-product',
  'page-as-it-opens',
  'page-weight',
  'published-pages',
  'see-a-popup',
].map((name) => `${name}.spec.ts`)

/** Loading and painting pictures takes the other errands a fifth of their time. The walk sees them on every screen. */
const withoutPictures = isLong ? [] : ['--blink-settings=imagesEnabled=false']

const toTag = (site: string) => new RegExp(`@${site}\\b`)
const toAlone = (site: string) => `alone in ${site}`

const launchOptions = { executablePath: requireHeadlessShell(), args: chromiumArguments }

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'walk', testMatch: WALK },
    {
      name: 'errands',
      testMatch: '*.spec.ts',
      testIgnore: [
        WALK,
        LAST,
        ...WITH_PICTURES,
        ...ALONE,
        ...ALONE_IN_SHOP,
        'back-forward-cache/**',
        'at-providers/**',
      ],
      use: { launchOptions: { ...launchOptions, args: [...chromiumArguments, ...withoutPictures] } },
    },
    { name: 'errands with pictures', testMatch: WITH_PICTURES },
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
    ...sites.map((site) => ({
      name: toAlone(site),
      testMatch: ALONE_IN_SHOP,
      grep: toTag(site),
      dependencies: ['walk', 'errands', 'errands with pictures'],
      workers: 1,
    })),
    // Whatever of them names no shop is alone among all.
    {
      name: 'alone',
      testMatch: [...ALONE, ...ALONE_IN_SHOP],
      grepInvert: sites.map(toTag),
      dependencies: sites.map(toAlone),
      workers: 1,
    },
    // They share a shop of their own, so they run beside those that are alone.
    {
      name: 'at providers',
      testMatch: 'at-providers/*.spec.ts',
      dependencies: sites.map(toAlone),
      workers: 1,
    },
    { name: 'last', testMatch: LAST, dependencies: ['alone', 'at providers', 'back/forward cache'] },
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
