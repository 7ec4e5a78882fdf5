import { readdir } from 'node:fs/promises'
import type { SiteConfig } from './site-config.ts'

const plumbing = new Set(['load-sites.ts', 'site-config.ts'])

/** Every site of this folder, by name. Adding a site is adding a file. */
export async function loadSites(): Promise<SiteConfig[]> {
  const files = (await readdir(new URL('.', import.meta.url))).filter(
    (file) => file.endsWith('.ts') && !plumbing.has(file),
  )
  return Promise.all(files.sort().map(loadFile))
}

/** @throws when no file `sites/<name>.ts` exists; the message lists the sites there are. */
export async function requireSite(name: string): Promise<SiteConfig> {
  const sites = await loadSites()
  const site = sites.find((one) => one.name === name)
  if (!site) throw new Error(`No site '${name}'. Sites: ${sites.map((one) => one.name).join(', ')}.`)
  return site
}

async function loadFile(file: string): Promise<SiteConfig> {
  const module: { site?: SiteConfig } = await import(/* @vite-ignore */ new URL(file, import.meta.url).href)
  if (module.site?.name !== file.replace(/\.ts$/, '')) {
    throw new Error(`sites/${file} must export \`site\` with the name of the file.`)
  }
  return module.site
}
