import type { BrowserContext } from '@playwright/test'
import type { Settings } from '#contract/shapes/settings.ts'

/** The companies of the three settings; each has a script, and hosts beside it that its script asks. */
export const vendors = {
  'PLUGIN.THIRD_PARTY_TAG': 'tag.example',
  'PLUGIN.RECOMMENDATION': 'osusume.example',
  'PLUGIN.POPUP': 'popup.example',
} as const
export type VendorSetting = keyof typeof vendors

const toHosts = (host: string) => ({
  script: `https://cdn.${host}`,
  connect: `https://api.${host}`,
  img: `https://pixel.${host}`,
  frame: `https://*.frame.${host}`,
})

/** What switches a vendor on. */
export function toVendorSettings(setting: VendorSetting): Partial<Settings> {
  const host = vendors[setting]
  const hosts = Object.entries(toHosts(host)).map((pair) => pair.join('='))
  return { [`${setting}.SRC`]: `https://${host}/start.js`, [`${setting}.HOSTS`]: hosts.join(' ') }
}

/** What a page's policy says more with it. */
export function toVendorSources(setting: VendorSetting): Record<string, string[]> {
  const host = vendors[setting]
  const { script, connect, img, frame } = toHosts(host)
  return {
    'script-src': [`https://${host}`, script],
    'connect-src': [connect],
    'img-src': [img],
    'frame-src': [frame],
  }
}

/** What a vendor's script does: it loads more script, sends a picture and a call, and puts a frame into the page. */
const toStartScript = (host: string) => `{
  const add = (name, attributes) => document.body.append(Object.assign(document.createElement(name), attributes))
  add('script', { src: 'https://cdn.${host}/more.js' })
  add('img', { src: 'https://pixel.${host}/seen.gif', alt: '' })
  add('iframe', { src: 'https://a.frame.${host}/box.html' })
  fetch('https://api.${host}/seen', { mode: 'no-cors', method: 'POST', body: JSON.stringify([
    location.href, document.referrer, document.documentElement.outerHTML,
    { ...localStorage }, { ...sessionStorage }, JSON.stringify(history.state),
    performance.getEntries().map(({ name }) => name), navigation.entries().map(({ url }) => url),
  ]) })
}`

export interface Heard {
  url: string
  referer: string
  body: string
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Answers for every vendor, on hosts of their own. @returns what they were told */
export async function openVendors(context: BrowserContext): Promise<Heard[]> {
  const heard: Heard[] = []
  await context.route(/^https:\/\/[^/]+\.example\//, async (route) => {
    const request = route.request()
    const url = request.url()
    const headers = await request.allHeaders()
    heard.push({ url, referer: headers['referer'] ?? '', body: request.postData() ?? '' })
    if (url.endsWith('/start.js')) {
      return route.fulfill({ contentType: 'text/javascript', body: toStartScript(new URL(url).host) })
    }
    if (url.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: '' })
    if (url.endsWith('.gif')) return route.fulfill({ contentType: 'image/gif', body: GIF })
    if (url.endsWith('.html')) return route.fulfill({ contentType: 'text/html', body: '<p>box</p>' })
    return route.fulfill({ status: 204 })
  })
  return heard
}
