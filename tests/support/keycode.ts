import type { BrowserContext } from '@playwright/test'
import { KEYCODE_COOKIE, KEYCODE_HEADER } from '#contract/keycode-names.ts'
import type { KeycodePass } from '#contract/shapes/keycode.ts'
import { requireSite } from '#sites/load-sites.ts'
import { toKeycode } from '#sites/site-config.ts'
import { toApiUrl, toShopUrl } from './shop-address.ts'

const passes = new Map<string, Promise<KeycodePass>>()

/** What a test sends along to read a shop: the pass of a closed one. */
export async function loadVisitHeaders(site: string): Promise<Record<string, string>> {
  const keycode = toKeycode(await requireSite(site), {})
  if (keycode === null) return {}
  return { [KEYCODE_HEADER]: (await loadPass(site, keycode)).keycode_token }
}

/** Lets a browser into a shop, a closed one without the screen that asks for the keycode. */
export async function enterShop(context: BrowserContext, site: string): Promise<void> {
  const { [KEYCODE_HEADER]: value } = await loadVisitHeaders(site)
  if (value) await context.addCookies([{ name: KEYCODE_COOKIE, value, url: toShopUrl(site) }])
}

function loadPass(site: string, keycode: string): Promise<KeycodePass> {
  const pass = passes.get(site) ?? askForPass(site, keycode)
  passes.set(site, pass)
  return pass
}

async function askForPass(site: string, keycode: string): Promise<KeycodePass> {
  const response = await fetch(`${toApiUrl()}/${site}/v1/keycode/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keycode }),
  })
  return (await response.json()) as KeycodePass
}
