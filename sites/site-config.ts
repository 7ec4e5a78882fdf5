/** One shop. Theme, namespace and switches are not here: they are settings of the API. */
export interface SiteConfig {
  /** Kebab-case; names the folder in dist/ and in themes/sites/. */
  name: string
  /** Host names the origin server answers for, without ports. The first site's hosts may include `localhost`. */
  hosts: readonly string[]
  /** Public address of the shop, without a trailing slash: canonical links and sitemaps use it. */
  origin: string
  /** Path prefix of this shop in its API (spec §7). */
  channel: string
  /** Address of the API when the environment variable named here is not set. Without a trailing slash. */
  api: { default_base: string; base_env: string }
  /**
   * Of a shop that wants a keycode (SITE.IS_KEYCODE_REQUIRED): the variable of the environment the publisher finds it
   * in. `demo` stands in while it is not set, and is no secret: only a demo shop has one.
   */
  keycode?: { env: string; demo?: string }
}

export function defineSite(site: SiteConfig): SiteConfig {
  if (!/^[a-z][a-z0-9-]*$/.test(site.name)) {
    throw new Error(`sites/${site.name}.ts: name must be kebab-case, e.g. 'moto'.`)
  }
  return site
}

/** The API's address for servers; browsers use `/api` on the shop's own origin (HOUSE §1 «One address»). */
export function toApiBase(site: SiteConfig, env: Record<string, string | undefined>): string {
  return (env[site.api.base_env] || env['NOREN_API'] || site.api.default_base).replace(/\/$/, '')
}

/** The keycode the publisher reads a closed shop with; null when nobody told it one. */
export function toKeycode({ keycode }: SiteConfig, env: Record<string, string | undefined>): string | null {
  return (keycode && (env[keycode.env] || keycode.demo)) || null
}
