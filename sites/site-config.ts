import { isHostName } from '#contract/is-host-name.ts'
import { isOrigin } from '#contract/is-origin.ts'

/** One shop. Theme, namespace and switches are not here: they are settings of the API. */
export interface SiteConfig {
  /** Kebab-case; names the folder in dist/ and in themes/sites/. */
  name: string
  /** Host names the origin server answers for, without ports. The first site's hosts may include `localhost`. */
  hosts: readonly string[]
  /** Public address of the shop, without a trailing slash: canonical links and sitemaps use it. */
  origin: string
  /** Path prefix of this shop in its API. */
  channel: string
  /** Address of the API when the environment variable named here is not set. Without a trailing slash. */
  api: { default_base: string; base_env: string }
  /**
   * Of a shop that wants a keycode (SITE.IS_KEYCODE_REQUIRED): the variable of the environment the publisher finds it
   * in. `demo` stands in while it is not set, and is no secret: only a demo shop has one.
   */
  keycode?: { env: string; demo?: string }
  /** Where `noren serve` sends every finished release besides (docs/running.md «Objects and CDNs»). */
  objects?: ObjectPlace
  /** Which product pages a publish renders, for catalogues too large to be rendered whole; `all` when left out. */
  product_pages?: ProductPages
}

/** What stands before a bucket: nothing (`s3`), or the program of a CDN. */
export const objectTargets = ['s3', 'cloudfront', 'cloudflare', 'fastly'] as const
export type ObjectTarget = (typeof objectTargets)[number]

export interface ObjectPlace {
  target: ObjectTarget
  /** `s3://bucket/prefix`; the prefix is for this site alone. */
  to: string
}

/**
 * `all`: every product's. `newest`: those of so many products that came last, the others when somebody asks for them.
 * `on-demand`: each when somebody asks for it.
 */
export type ProductPages = 'all' | 'on-demand' | { newest: number }

/** @throws {Error} one sentence, naming the file and what must stand there */
export function defineSite(site: SiteConfig): SiteConfig {
  if (!/^[a-z][a-z0-9-]*$/.test(site.name)) {
    throw new Error(`sites/${site.name}.ts: name must be kebab-case, e.g. 'moto'.`)
  }
  if (!Array.isArray(site.hosts) || !site.hosts.every(isHostName) || !isOrigin(site.origin)) {
    throw new Error(
      `sites/${site.name}.ts: hosts must be host names such as 'shop.example', and origin an address such as 'https://shop.example' without a path.`,
    )
  }
  if (!isFilled(site.channel) || !isFilled(site.api?.default_base) || !isFilled(site.api.base_env)) {
    throw new Error(
      `sites/${site.name}.ts: channel must be the shop's channel at its API, and api { default_base: 'http://localhost:4100', base_env: 'SHOP_API' }.`,
    )
  }
  if (site.objects !== undefined && !isObjectPlace(site.objects)) {
    throw new Error(
      `sites/${site.name}.ts: objects must be { target, to } with a target of ${objectTargets.join(', ')} and to: 's3://bucket/prefix'.`,
    )
  }
  if (site.product_pages !== undefined && !isProductPages(site.product_pages)) {
    throw new Error(
      `sites/${site.name}.ts: product_pages must be 'all', 'on-demand' or { newest: 500 } with a whole number above 0.`,
    )
  }
  return site
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

function isObjectPlace({ target, to }: ObjectPlace): boolean {
  return objectTargets.includes(target) && /^s3:\/\/[^/]/.test(to)
}

function isProductPages(value: unknown): value is ProductPages {
  if (value === 'all' || value === 'on-demand') return true
  if (typeof value !== 'object' || value === null) return false
  const { newest, ...more } = value as { newest?: unknown }
  return Number.isSafeInteger(newest) && Number(newest) > 0 && Object.keys(more).length === 0
}

/** How many products get a page when the site is published, the newest; null for all of them. */
export function toPrebuilt({ product_pages = 'all' }: SiteConfig): number | null {
  if (product_pages === 'all') return null
  return product_pages === 'on-demand' ? 0 : product_pages.newest
}

/** The API's address for servers; browsers use `/api` on the shop's own origin (architecture «One address»). */
export function toApiBase(site: SiteConfig, env: Record<string, string | undefined>): string {
  return (env[site.api.base_env] || env['NOREN_API'] || site.api.default_base).replace(/\/$/, '')
}

/** The keycode the publisher reads a closed shop with; null when nobody told it one. */
export function toKeycode({ keycode }: SiteConfig, env: Record<string, string | undefined>): string | null {
  return (keycode && (env[keycode.env] || keycode.demo)) || null
}
