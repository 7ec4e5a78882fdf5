import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { clientIntent, noren } from './cli/astro-noren.ts'

// One bundle per variant: SITE names the shop; its theme is a setting of its API.
const { variant, adapter, integrations, vitePlugins, define, outDir, origin } = await noren()

export default defineConfig({
  output: 'server',
  outDir,
  site: origin,
  session: false,
  trailingSlash: 'always',
  cacheDir: `.noren/cache/${variant}`,
  cache: { provider: { entrypoint: new URL('./publisher/adapter/cache-provider.ts', import.meta.url) } },
  security: { csp: true },
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  adapter,
  integrations: [react(), clientIntent(), ...integrations],
  vite: { plugins: [tailwindcss(), ...vitePlugins], define },
})
