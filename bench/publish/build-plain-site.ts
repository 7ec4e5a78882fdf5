import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BenchShop } from './open-bench-shop.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const work = `${root}bench/.work`

export interface PlainSiteOptions {
  theme: string
  /** With `experimental.incrementalBuild`: a page is skipped while what the API says of its product is the same. */
  is_incremental: boolean
  /** Begins with nothing: no output, no cache. */
  is_cold: boolean
}

/** Builds the plain static site (bench/plain-site): the product pages of a shop and their Markdown. */
export async function buildPlainSite(
  { site, api }: Pick<BenchShop, 'site' | 'api'>,
  { theme, is_incremental, is_cold }: PlainSiteOptions,
): Promise<{ milliseconds: number; pages: number }> {
  if (is_cold) {
    await rm(`${work}/plain-site`, { recursive: true, force: true })
    await rm(`${work}/plain-site-cache`, { recursive: true, force: true })
  }
  const started = performance.now()
  const astro = `${root}node_modules/astro/bin/astro.mjs`
  const built = spawnSync(
    process.execPath,
    [astro, 'build', '--config', 'bench/plain-site/astro.config.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        PLAIN_SITE: JSON.stringify({ name: site.name, origin: site.origin, channel: site.channel }),
        PLAIN_SITE_THEME: theme,
        PLAIN_SITE_API: api,
        PLAIN_SITE_INCREMENTAL: is_incremental ? '1' : '',
      },
    },
  )
  const milliseconds = performance.now() - started
  if (built.status !== 0)
    throw new Error(`The plain site was not built:\n${built.stdout.slice(-2000)}${built.stderr.slice(-2000)}`)
  return { milliseconds, pages: (await listPages()).length }
}

/** How many of the plain site's pages hold a text. */
export async function countPlainPages(text: string): Promise<number> {
  let count = 0
  for (const page of await listPages()) {
    if ((await readFile(`${work}/plain-site/${page}`, 'utf8')).includes(text)) count += 1
  }
  return count
}

async function listPages(): Promise<string[]> {
  const files = await readdir(`${work}/plain-site`, { recursive: true })
  return files.filter((file) => /^product\/.*\.(html|md)$/.test(file))
}
