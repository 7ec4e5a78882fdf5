import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { createAdapter } from '#publisher/adapter/create-adapter.ts'
import { fewChunks } from '#publisher/adapter/few-chunks.ts'
import { chooseVariant, toBundleFolder, toVariantName } from '#publisher/adapter/variant.ts'
import { writeManifest } from '#publisher/adapter/write-manifest.ts'
import { loadPass } from '#publisher/door/load-pass.ts'
import { requireSite } from '#sites/load-sites.ts'
import type { SiteConfig } from '#sites/site-config.ts'
import type { Variant } from '#themes/resolve-slot.ts'
import { themePlugin } from '#themes/theme-plugin.ts'
import { devProxy } from './dev-proxy.ts'
import { followTheme, watchStamp } from './follow-theme.ts'

/** What astro.config.mjs needs to know about the variant at hand. */
export interface AstroNoren {
  variant: string
  outDir: string
  origin: string
  adapter: AstroIntegration
  integrations: AstroIntegration[]
  vitePlugins: Plugin[]
  define: Record<string, string>
}

/**
 * Inside `runAstroBuild` the variant is given by NOREN_VARIANT_THEME; else SITE names a shop, whose API says its theme,
 * and `astro build` goes on to publish that shop into `dist/<site>/`.
 */
export async function noren(env: Record<string, string | undefined> = process.env): Promise<AstroNoren> {
  const command = process.argv[2]
  // `astro check` and `astro sync` only look at types, which are simple's.
  const theme =
    env['NOREN_VARIANT_THEME'] ?? (command === 'build' || command === 'dev' ? undefined : 'simple')
  if (theme) {
    const variant = { theme, site: env['NOREN_VARIANT_SITE'] || null }
    return describe(variant, 'http://localhost:4321', async () => {}, 'undefined')
  }
  const site = await requireSite(env['SITE'] || 'moto')
  const { ensureShopApi, toFrameEnv } = await import('./ensure-shop-api.ts')
  const api = await ensureShopApi(site, env, undefined, command === 'build' ? toFrameEnv(env) : {})
  const variant = chooseVariant(site.name, await readTheme(site, api.base))
  const isDev = command !== 'build'
  const keycode_token = isDev ? await loadPass(site, api.base) : null
  const dev = JSON.stringify({ site, api_base: api.base, keycode_token })
  const described = describe(
    variant,
    site.origin,
    async () => {
      const { publishToFolder } = await import('./publish-to-folder.ts')
      await publishToFolder(site, variant, api.base)
      await api.stop()
    },
    isDev ? dev : 'undefined',
  )
  const stamp = fileURLToPath(new URL(`../.noren/dev/${site.name}`, import.meta.url))
  const readWorn = () => readTheme(site, api.base)
  return {
    ...described,
    integrations: [watchStamp(stamp)],
    vitePlugins: [
      ...described.vitePlugins,
      devProxy(api.base, site.channel, keycode_token),
      followTheme({ stamp, readTheme: readWorn, theme: variant.theme }),
    ],
  }
}

function describe(variant: Variant, origin: string, publish: () => Promise<void>, dev: string): AstroNoren {
  const outDir = toBundleFolder(variant)
  return {
    variant: toVariantName(variant),
    outDir,
    origin,
    adapter: createAdapter(async () => {
      writeManifest(variant)
      await publish()
    }),
    integrations: [],
    vitePlugins: [themePlugin(variant), forgetOldManifest(outDir), nativeImports(), fewChunks()],
    define: { NOREN_DEV: dev },
  }
}

/** `client:intent`, for islands that most who see them never use. */
export function clientIntent(): AstroIntegration {
  return {
    name: 'noren:client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: './src/enhance/page/client-intent.ts' }),
    },
  }
}

/**
 * Dynamic imports stay native: Vite's helper, which preloads their style sheets, would weigh a fifth of the script
 * of a content page, and nothing we load late has a style sheet.
 */
function nativeImports(): Plugin {
  return {
    name: 'noren:native-imports',
    enforce: 'pre',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : undefined,
  }
}

/** A bundle that is being rebuilt has no manifest, so nobody publishes from it. */
function forgetOldManifest(outDir: string): Plugin {
  return {
    name: 'noren:forget-old-manifest',
    apply: 'build',
    buildStart() {
      rmSync(`${outDir}bundle.json`, { force: true })
    },
  }
}

async function readTheme(site: SiteConfig, base: string): Promise<string> {
  const address = `${base}/${site.channel}/v1/settings/front`
  const response = await fetch(address)
  if (!response.ok)
    throw new Error(`GET ${address} answered ${response.status}: is '${site.channel}' a channel there?`)
  const settings = (await response.json()) as { 'SITE.THEME': string }
  return settings['SITE.THEME']
}
