import { beforeEach, expect, test, vi } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { externalTransmissionText } from '#src/text/tracking/external-transmission.ts'
import { listDestinations } from '#src/rules/tracking/tracking-destinations.ts'
import { toTrackingFacts } from '#src/tracking/tracking-facts.ts'
import { installBrowser } from '#tests/support/install-browser.ts'

const settings = (values: Partial<Settings>) => values as Settings
const all = settings({
  'PLUGIN.THIRD_PARTY_TAG.SRC': 'https://tag.example/a.js?shop=1',
  'PLUGIN.RECOMMENDATION.SRC': 'https://osusume.example/r.js',
  'PLUGIN.POPUP.SRC': 'https://popup.example/p.js',
  'PLUGIN.POPUP.FUNCTION': 'popups.open',
})

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  installBrowser('https://shop.test/lp/seibo/')
  vi.stubGlobal('popups', undefined)
  return () => vi.useRealTimers()
})

/** A page of a shop with these settings, as it does its tracking. */
async function openPage(shop: Settings) {
  const facts = toTrackingFacts(shop)
  document.body.innerHTML = `<script type="application/json" id="noren-tracking">${JSON.stringify(facts)}</script>
    <a href="#popup-summer"><b>夏の福袋</b></a>`
  const { decideConsent, readConsent } = await import('#src/tracking/consent.ts')
  const { loadServices } = await import('#src/tracking/track-page.ts')
  readConsent()
  return { loadServices, decideConsent }
}
const listScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script')].map(({ src }) => src)

test('What a setting switches on is in the page, its policy and the list of destinations alike', () => {
  expect(toTrackingFacts(settings({}))).toBeNull()
  const origins = listDestinations(all).flatMap(({ hosts }) => hosts.script)
  expect(origins).toEqual(['https://tag.example', 'https://osusume.example', 'https://popup.example'])
  expect(toTrackingFacts(all)?.services.map(({ src }) => new URL(src).origin)).toEqual(origins)
  for (const { code } of listDestinations(all))
    expect(externalTransmissionText.destinations[code].name).toBeTruthy()
})

test('What is no https address is not loaded and allowed by no policy', () => {
  for (const src of [
    '',
    'http://tag.example/a.js',
    'javascript:alert(1)',
    'tag.example',
    'https://a:b@tag.example/',
  ])
    expect([src, listDestinations(settings({ 'PLUGIN.THIRD_PARTY_TAG.SRC': src }))]).toEqual([src, []])
})

test('Each script comes once, however often the page asks', async () => {
  const { loadServices } = await openPage(all)
  loadServices()
  loadServices()
  expect(listScripts()).toEqual([
    'https://tag.example/a.js?shop=1',
    'https://osusume.example/r.js',
    'https://popup.example/p.js',
  ])
})

test('Where visitors are asked, none comes before they allow it, and a new company is asked for again', async () => {
  const asked = settings({ ...all, 'PLUGIN.CONSENT.IS_REQUIRED': true })
  const { loadServices, decideConsent } = await openPage(asked)
  loadServices()
  expect(listScripts()).toEqual([])
  void decideConsent({ analytics: true, advertising: false })
  loadServices()
  expect(listScripts()).toEqual([])
  void decideConsent({ analytics: true, advertising: true })
  loadServices()
  expect(listScripts()).toHaveLength(3)

  document.head.innerHTML = ''
  vi.resetModules()
  const next = await openPage(settings({ ...asked, 'PLUGIN.POPUP.SRC': 'https://other.example/p.js' }))
  next.loadServices()
  expect(listScripts()).toEqual([])
})

test('A tab that keeps a secret loads none, until the secret is gone', async () => {
  const { loadServices } = await openPage(all)
  sessionStorage.setItem('noren.secret.gift_key', '"hush"')
  loadServices()
  expect(listScripts()).toEqual([])
  sessionStorage.removeItem('noren.secret.gift_key')
  loadServices()
  expect(listScripts()).toHaveLength(3)
})

test('Whoever is asked for anything stands in the list of destinations, and a new one is asked for again', () => {
  const more = settings({ ...all, 'PLUGIN.POPUP.HOSTS': 'img=https://pixel.example' })
  expect(listDestinations(more).flatMap(({ hosts }) => hosts.img)).toEqual(['https://pixel.example'])
  expect(toTrackingFacts(more)?.notice_version).not.toBe(toTrackingFacts(all)?.notice_version)
})

test('A link to a pop-up waits for its service as long as fifty tenths of a second, and no longer', async () => {
  const press = () => {
    const event = new window.Event('click', { bubbles: true, cancelable: true })
    document.querySelector('b')!.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { bindPopupLinks } = await import('#src/tracking/bind-popup-links.ts')
  await openPage(all)
  const late = bindPopupLinks('popups.open')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await late).toBe(false)

  const opened: string[] = []
  const coming = bindPopupLinks('popups.open')
  await vi.advanceTimersByTimeAsync(4_850)
  expect(press()).toBe(false)
  vi.stubGlobal('popups', { open: (id: string) => opened.push(id) })
  await vi.advanceTimersByTimeAsync(100)
  expect(await coming).toBe(true)
  expect([press(), opened]).toEqual([true, ['summer']])
})
