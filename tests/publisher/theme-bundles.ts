import { mkdir, writeFile } from 'node:fs/promises'
import { computeCodeHash } from '#publisher/adapter/code-hash.ts'
import { toVariantName } from '#publisher/adapter/variant.ts'
import type { BundlesOptions } from '#publisher/bundles/open-bundles.ts'
import { createFolder } from './open-workshop.ts'

const entry = new URL('./demo-bundle/entry.ts', import.meta.url).href

/** The demo bundle in a theme: its pages say which, and have its style sheet. */
const toEntry = (theme: string) => `import { render as renderDemo } from '${entry}'
export * from '${entry}'
export async function render(request, context) {
  const page = await renderDemo(request, context)
  const html = await page.text()
  const worn = html.replace('<html', '<html data-theme="' + context.site.theme + '"').replace('style.abc123', '${theme}')
  return new Response(worn, page)
}
`

/**
 * A machine on which a theme is bundled in no time, in a folder of its own.
 * @param wait asked before each build: it may wait, or throw what `astro build` would
 */
export function createBuilds(wait: (theme: string) => Promise<void> = async () => {}) {
  const folder = `${createFolder()}/`
  /** Themes that were built here, in their order. */
  const built: string[] = []
  const options: BundlesOptions = {
    folder,
    async build({ theme, site }, signal) {
      built.push(theme)
      await Promise.race([wait(theme), new Promise((_, reject) => signal.addEventListener('abort', reject))])
      const variant = toVariantName({ theme, site })
      for (const place of ['server', 'client/_astro'])
        await mkdir(`${folder}${variant}/${place}`, { recursive: true })
      await writeFile(`${folder}${variant}/server/entry.mjs`, toEntry(theme))
      await writeFile(`${folder}${variant}/client/_astro/${theme}.css`, `/* ${theme} */`)
      const code_hash = computeCodeHash(variant)
      const manifest = { variant, theme, site, code_hash, entry: 'server/entry.mjs', client: 'client/' }
      await writeFile(`${folder}${variant}/bundle.json`, JSON.stringify(manifest))
    },
  }
  return { options, built }
}
