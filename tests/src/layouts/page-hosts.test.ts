import { expect, test } from 'vitest'
import type { Settings } from '#contract/shapes/settings.ts'
import { pageHosts, runsTags } from '#src/layouts/page-hosts.ts'
import { requireRoute } from '#src/routes.ts'

const settings = {
  'SITE.STORAGE_URL': '/storage/moto',
  'PLUGIN.TRACKING.GTM_ID': 'GTM-TEST',
  'PLUGIN.POPUP.SRC': 'https://popup.example/p.js',
  'PLUGIN.POPUP.HOSTS': 'frame=https://*.popup.example',
} as Settings
const nobody = { script: [], connect: [], img: [], frame: [] }

test('A page may ask the hosts of its shop’s companies, the container’s among them', () => {
  const hosts = pageHosts({ settings, route: requireRoute('/product/{resourceKey}'), is_preview: false })
  expect(hosts.script).toEqual(['https://www.googletagmanager.com', 'https://popup.example'])
  expect(hosts.frame).toEqual(['https://*.popup.example'])
  expect(hosts.connect).toContain('https://*.google-analytics.com')
})

test('What the container loads beyond Google’s own is what the setting of the tag names', () => {
  const more = { ...settings, 'PLUGIN.THIRD_PARTY_TAG.HOSTS': 'img=https://ads.example' }
  const asked = { settings: more, route: requireRoute('/'), is_preview: false }
  expect(pageHosts(asked).img).toContain('https://ads.example')
})

test('A preview and an address with a secret ask nobody', () => {
  const secret = { settings, route: requireRoute('/reminder/reset'), is_preview: false }
  const preview = { settings, route: requireRoute('/news/{resourceKey}'), is_preview: true }
  for (const asked of [secret, preview]) expect([runsTags(asked), pageHosts(asked)]).toEqual([false, nobody])
})

test('Pictures of a storage on another host are shown everywhere', () => {
  const elsewhere = { ...settings, 'SITE.STORAGE_URL': 'https://pictures.example/moto' }
  const asked = { settings: elsewhere, route: requireRoute('/reminder/reset'), is_preview: false }
  expect(pageHosts(asked)).toEqual({ ...nobody, img: ['https://pictures.example'] })
})

test('Pages that take a card show the provider’s frame, other pages show none of it', () => {
  const origins = 'https://cards.example http://localhost:4101'
  const show = (path: string, value = 'frame=https://cards.example frame=http://localhost:4101') =>
    pageHosts({
      settings: { ...settings, 'PLUGIN.POPUP.SRC': '', 'PAYMENT.HOSTS': value },
      route: requireRoute(path),
      is_preview: false,
    }).frame
  expect(show('/cart/payment')).toEqual(origins.split(' '))
  expect(show('/mypage/card/add')).toEqual(origins.split(' '))
  for (const path of ['/', '/cart', '/cart/confirm', '/mypage/card']) expect(show(path)).toEqual([])
  // It becomes part of a header: nothing but an origin gets in.
  for (const value of [
    '',
    'frame=*',
    "frame='self'",
    'frame=https:',
    'frame=https://a.example/;script-src',
    'frame=cards.example',
    'https://cards.example',
  ])
    expect(show('/cart/payment', value)).toEqual([])
})
