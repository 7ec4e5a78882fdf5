import { beforeEach, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { toTrackingFacts } from '#src/tracking/tracking-facts.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const TAG = 'https://www.googletagmanager.com/gtm.js?id=GTM-CLOSED'

beforeEach(() => {
  vi.resetModules()
  installBrowser('https://shop.test/maintenance/')
})

/** The maintenance screen of a shop with these settings. */
async function openScreen(values: Record<string, unknown>) {
  const facts = toTrackingFacts(values as unknown as Settings)
  document.body.innerHTML = `<script type="application/json" id="noren-tracking">${JSON.stringify(facts)}</script>`
  const { $maintenanceTag } = await import('#src/stores/gate/maintenance.ts')
  const { decideConsent } = await import('#src/tracking/consent.ts')
  const { runMaintenanceTag } = await import('#src/tracking/maintenance-tag.ts')
  runMaintenanceTag()
  return { name: (id: string | null) => $maintenanceTag.set(id), decideConsent }
}

const listTags = () => [...document.querySelectorAll<HTMLScriptElement>('head script')].map(({ src }) => src)

const tracked = { 'PLUGIN.TRACKING.IS_USE': true, 'PLUGIN.TRACKING.GTM_ID': 'GTM-SHOP' }

test('The container that the API names runs in a shop that uses the tag manager', async () => {
  const { name } = await openScreen(tracked)
  expect(listTags()).toEqual([])
  name('GTM-CLOSED')
  expect(listTags()).toEqual([TAG])
})

test('In a shop without a container of its own it does not run', async () => {
  const { name } = await openScreen({
    'PLUGIN.TRACKING.IS_USE': true,
    'PLUGIN.TRACKING.GTM_ID': '',
    'PLUGIN.RECOMMENDATION.SRC': 'https://osusume.example/r.js',
  })
  name('GTM-CLOSED')
  expect(listTags()).toEqual([])
})

test('Where the visitor is asked it waits for a yes to analytics', async () => {
  const { name, decideConsent } = await openScreen({ ...tracked, 'PLUGIN.CONSENT.IS_REQUIRED': true })
  name('GTM-CLOSED')
  expect(listTags()).toEqual([])
  await decideConsent({ analytics: false, advertising: true })
  expect(listTags()).toEqual([])
  await decideConsent({ analytics: true, advertising: false })
  expect(listTags()).toEqual([TAG])
})
