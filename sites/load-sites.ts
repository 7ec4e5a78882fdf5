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

/** A site that cannot be opened as its file is now. */
export interface SiteFault {
  file: string
  /** One sentence. */
  reason: string
  /** Where the file can be read, and another site answers for one of its hosts. */
  site?: SiteConfig
}

/** Every site of the folder, by name. Adding a site is adding a file. @throws {Error} when one of them cannot be opened */
export async function loadSites(): Promise<SiteConfig[]> {
  const { sites, faults } = await loadSitesApart()
  const [fault] = faults
  if (fault) throw new Error(`sites/${fault.file}: ${fault.reason}`)
  return sites
}

/** The same for whoever serves many shops: what is wrong with one file keeps no other site from opening. */
export async function loadSitesApart(): Promise<{ sites: SiteConfig[]; faults: SiteFault[] }> {
  const sites: SiteConfig[] = []
  const faults: SiteFault[] = []
  for (const { file, folder } of await listAll()) {
    await loadFile(file, '', folder).then(
      (site) => {
        const reason = findTakenHost(site, sites)
        if (reason) faults.push({ file, reason, site })
        else sites.push(site)
      },
      (error: unknown) => void faults.push({ file, reason: toReason(error, file) }),
    )
  }
  return { sites, faults }
}

/** Why a site cannot be opened beside others, in one sentence: two answer for the same host. */
export function findTakenHost(site: SiteConfig, others: Iterable<SiteConfig>): string | undefined {
  const hosts = new Set(site.hosts.map((host) => host.toLowerCase()))
  for (const other of others) {
    const host = other.hosts.find((one) => hosts.has(one.toLowerCase()))
    if (host) return `Site ${other.name} answers for ${host} already; leave it to one of them.`
  }
  return undefined
}

/** The site of one file, whatever is wrong with the others. @throws when there is none; the message lists those there are */
export async function requireSite(name: string): Promise<SiteConfig> {
  const all = await listAll()
  const found = all.find(({ file }) => file === `${name}.ts`)
  if (found) return loadFile(found.file, '', found.folder)
  throw new Error(`No site '${name}'. Sites: ${all.map(({ file }) => file.replace(/\.ts$/, '')).join(', ')}.`)
}

async function listAll(): Promise<{ file: string; folder: URL }[]> {
  const themed = process.env['DEMO_THEMES'] === '1' ? await listFiles(themedFolder) : []
  return [
    ...(await listFiles()).map((file) => ({ file, folder: sitesFolder })),
    ...themed.map((file) => ({ file, folder: themedFolder })),
  ]
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
  return defineSite(module.site)
}

/** Without the name of the file, which is said before it. */
function toReason(error: unknown, file: string): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(`sites/${file}: `, '').trim() || 'It cannot be read.'
}
