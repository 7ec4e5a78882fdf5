// The plain site: the same pages of the same theme, built the way a plain static Astro site is built (getStaticPaths).
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { themePlugin } from '#themes/theme-plugin.ts'

const site = JSON.parse(process.env.PLAIN_SITE)
const theme = process.env.PLAIN_SITE_THEME

export default defineConfig({
  root: '../..',
  srcDir: './bench/plain-site/src',
  outDir: './bench/.work/plain-site',
  cacheDir: './bench/.work/plain-site-cache',
  output: 'static',
  site: site.origin,
  trailingSlash: 'always',
  session: false,
  security: { csp: true },
  experimental: { incrementalBuild: Boolean(process.env.PLAIN_SITE_INCREMENTAL) },
  image: { service: passthroughImageService() },
  integrations: [react()],
  vite: {
    plugins: [tailwindcss(), themePlugin({ theme, site: null })],
    define: { PLAIN_SITE: JSON.stringify({ site, api_base: process.env.PLAIN_SITE_API }) },
  },
})
