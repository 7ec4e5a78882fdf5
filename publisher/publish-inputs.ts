import { createHash } from 'node:crypto'
import { findHostFault } from '#contract/policy-hosts.ts'
import type { Settings } from '#contract/shapes/settings.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { ApiError } from '#src/api/api-error.ts'
import { createValidatedApi } from '#src/api/validated-api.server.ts'
import { KeycodeError, requireKeycodeNamed } from '#publisher/door/needs-keycode.ts'
import type { BundleManifest } from './adapter/bundle.ts'
import { PublishError, toSentence } from './publish-error.ts'
import { readdirSync, readFileSync } from 'node:fs'

/** What the API says about a site before any page is rendered. */
export interface SiteFacts {
  settings: Settings
  content_version: number
}

/**
 * Version first, settings second: content saved in between is read now and rendered again the next time, never
 * the other way round.
 *
 * @param api address of the API for servers, without channel and trailing slash
 * @throws {PublishError} naming the call, the path in the data and what was expected, or the setting that names no hosts
 */
export async function readSiteFacts(site: SiteConfig, api: string): Promise<SiteFacts> {
  const client = createValidatedApi({ base: `${api}/${site.channel}` })
  try {
    const { body: channel } = await client.call('GET /public.json')
    const { body: settings } = await client.call('GET /v1/settings/front')
    requireKeycodeNamed(site, settings)
    const fault = findHostFault(settings)
    if (fault) throw new PublishError(fault)
    return { settings, content_version: channel.content_version }
  } catch (error) {
    if (error instanceof KeycodeError) throw error
    const words = `Site ${site.name} was not published: ${toSentence(error)}`
    throw new PublishError(`${words}${toRemedy(error, site)}`, { cause: error })
  }
}

/** What whoever runs the site can do about what its API answered. */
function toRemedy(error: unknown, { name, channel, api }: SiteConfig): string {
  if (!(error instanceof Error)) return ''
  const code = error.name === 'ApiError' ? (error as ApiError).code : ''
  if (code === 'channel_not_found')
    return `. Its API has no channel '${channel}', as after its data folder was begun anew: make it with \`noren shop add ${channel}\`, or remove sites/${name}.ts.`
  // No answer of a shop's API at all, or one that breaks the contract.
  if (code.startsWith('http.') || error.name === 'ApiShapeError')
    return `. If that is not the shop API of the site, set ${api.base_env} or NOREN_API to its address.`
  return ''
}

/**
 * What pages are made with: the theme of the bundle that renders them, whatever the shop is to wear by now. So the markup and the
 * style sheets of a release always match.
 */
export function asWorn(settings: Settings, { theme }: Pick<BundleManifest, 'theme'>): Settings {
  return { ...settings, 'SITE.THEME': theme }
}

/** The day of a publish, `YYYY-MM-DD` in Japan. Whatever shows the calendar changes with it. */
export function toPublishDay(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
}

/**
 * All a full publish depends on, as one text: a hash of code, site and settings, then the content version and the day.
 * Equal texts need no publish.
 */
export function toInputsHash(site: SiteConfig, facts: SiteFacts, codeHash: string, now: Date): string {
  const { name, origin, channel, product_pages = 'all' } = site
  const made = [name, origin, channel, product_pages, facts.settings, codeHash, computePublisherCodeHash()]
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex')
  return `${hash} ${facts.content_version} ${toPublishDay(now)}`
}

/** Whether only content and day differ: then a round of changes is enough. */
export function isSameMaking(one: string, other: string): boolean {
  return one.split(' ', 1)[0] === other.split(' ', 1)[0]
}

/** What the publisher itself adds to a page or a release. */
const codeFolders = ['cards', 'files', 'hosting', 'render']

/** Hash over the publisher's own part of the output: a newer publisher publishes anew. */
function computePublisherCodeHash(): string {
  const hash = createHash('sha256')
  for (const folder of codeFolders) {
    const url = new URL(`./${folder}/`, import.meta.url)
    for (const file of readdirSync(url).sort()) hash.update(file).update(readFileSync(new URL(file, url)))
  }
  return hash.digest('hex')
}
