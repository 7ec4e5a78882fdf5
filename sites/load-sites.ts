import { readdir, stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { defineSite, type SiteConfig } from './site-config.ts'

const plumbing = new Set(['load-sites.ts', 'site-config.ts'])

const own = new URL('.', import.meta.url)
const elsewhere = process.env['NOREN_SITES']

/** Whether sites are those of the repository. NOREN_SITES names another folder, e.g. of a container's volume. */
export const isOwnFolder = !elsewhere
export const sitesFolder = elsewhere ? pathToFileURL(`${elsewhere.replace(/\/$/, '')}/`) : own

/** A file of the folder, as it was when it was looked at. */
export interface SiteFile {
  file: string
  /** Another one after every save. */
  saved_at: number
}

/** Sites of the demo shops that show a theme no other shop wears: only where DEMO_THEMES asks for them. */
const themedFolder = new URL('themes/', own)

/** Every site of the folder, by name. Adding a site is adding a file. */
export async function loadSites(): Promise<SiteConfig[]> {
  const themed = process.env['DEMO_THEMES'] === '1' ? await listFiles(themedFolder) : []
  return Promise.all([
    ...(await listFiles()).map((file) => loadFile(file)),
    ...themed.map((file) => loadFile(file, '', themedFolder)),
  ])
}

/** @throws when no file `sites/<name>.ts` exists; the message lists the sites there are. */
export async function requireSite(name: string): Promise<SiteConfig> {
  const sites = await loadSites()
  const site = sites.find((one) => one.name === name)
  if (!site) throw new Error(`No site '${name}'. Sites: ${sites.map((one) => one.name).join(', ')}.`)
  return site
}

/** What is in the folder now, for whoever looks again and again. */
export async function listSiteFiles(): Promise<SiteFile[]> {
  const seen = (await listFiles()).map(async (file) => {
    const stats = await stat(new URL(file, sitesFolder)).catch(() => undefined)
    return stats && { file, saved_at: stats.mtimeMs }
  })
  return (await Promise.all(seen)).filter((one) => one !== undefined)
}

/** The site of a file as it is now, however often it was loaded before. @throws {Error} one sentence */
export function loadSavedSite({ file, saved_at }: SiteFile): Promise<SiteConfig> {
  return loadFile(file, `?saved_at=${saved_at}`)
}

async function listFiles(folder = sitesFolder): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => file.endsWith('.ts') && !plumbing.has(file)).sort()
}

async function loadFile(file: string, version = '', folder = sitesFolder): Promise<SiteConfig> {
  const url = new URL(file, folder).href + version
  const module: { site?: SiteConfig } = await import(/* @vite-ignore */ url)
  if (module.site?.name !== file.replace(/\.ts$/, '')) {
    throw new Error(`sites/${file} must export \`site\` with the name of the file.`)
  }
  return isOwnFolder ? module.site : defineSite(module.site)
}
